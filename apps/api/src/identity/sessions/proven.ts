import { eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { type SessionRow, sessions } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { readSettings } from '#settings/read-settings.ts';

/** Whether whoever has a session has proved lately who they are, for as long as the settings let it count. */
export async function isProvenLately(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  { provenAt }: Pick<SessionRow, 'provenAt'>,
): Promise<boolean> {
  const now = clock();
  const { stepUpMinutes } = await readSettings(database.orm, now.toISOString());
  return now.getTime() - Date.parse(provenAt) <= stepUpMinutes * 60_000;
}

/** Remembers of a session that its person has proved who they are. */
export async function noteProven(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ provenAt: now.toISOString() }).where(eq(sessions.id, sessionId));
}
