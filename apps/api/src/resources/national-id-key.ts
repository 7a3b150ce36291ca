import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import type { SealingKey } from './national-id.ts';

/** The key that seals national ids; made once for an installation. */
export async function readSealingKey(tx: Tx): Promise<SealingKey> {
  const made = randomBytes(32).toString('base64url');
  await tx.execute(sql`insert into secrets (name, value) values ('national-id', ${made}) on conflict do nothing`);
  const { rows } = await tx.execute<{ value: string }>(sql`select value from secrets where name = 'national-id'`);
  return Buffer.from(rows[0]!.value, 'base64url');
}
