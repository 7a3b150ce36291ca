import { eq } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { secrets } from './schema/platform.ts';

/** A secret that every process of this database shares: made once by whoever needs it first. */
export async function keepSecret(tx: Tx, name: string, make: () => string | Promise<string>): Promise<string> {
  const read = async () => (await tx.select().from(secrets).where(eq(secrets.name, name)))[0]?.value;
  const kept = await read();
  if (kept !== undefined) return kept;
  await tx
    .insert(secrets)
    .values({ name, value: await make() })
    .onConflictDoNothing();
  return (await read())!;
}
