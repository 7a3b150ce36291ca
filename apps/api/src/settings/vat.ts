import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { settingIn } from './read-settings.ts';

/** VAT in hundredths of a percent, as it holds at the instant of a supply: a later change leaves what was sold before it alone. */
export async function vatAt(tx: Tx, instant: string): Promise<number> {
  const { rows } = await tx.execute<{ bps: number }>(sql`select ${settingIn('vatBps', instant)} as bps`);
  return rows[0]!.bps;
}
