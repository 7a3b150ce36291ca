import type { KeptNotificationSettings, NotificationSettings } from '@diwan/api-contract/endpoints/notifications';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { notificationSettingsTable as settings } from '#db/schema/notifications.ts';
import { problemOf } from '#http/problems/problems.ts';

const unchosen: KeptNotificationSettings = { version: 0, muted: [], digest: 'none', digestHour: 8, language: 'ar' };

/** What somebody wants to be told of, and how. */
export async function readSettings(tx: Tx, userId: string): Promise<KeptNotificationSettings> {
  const { version, muted, digest, digestHour, language } = settings;
  const [kept] = await tx
    .select({ version, muted, digest, digestHour, language })
    .from(settings)
    .where(eq(settings.userId, userId));
  return kept ?? unchosen;
}

/** Keeps what somebody chose who has seen the version before. */
export async function keepSettings(
  tx: Tx,
  userId: string,
  version: number,
  chosen: NotificationSettings,
): Promise<KeptNotificationSettings> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notification settings ${userId}`}, 0))`);
  const before = await readSettings(tx, userId);
  if (before.version !== version) throw problemOf('stale', { current: before });
  const after = { ...chosen, muted: [...new Set(chosen.muted)], version: version + 1 };
  await tx
    .insert(settings)
    .values({ userId, ...after })
    .onConflictDoUpdate({
      target: settings.userId,
      set: { ...after, ...(before.digest === chosen.digest ? {} : { digestSince: sql`now()` }) },
    });
  return after;
}
