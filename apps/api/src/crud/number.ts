import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';

/** The next human number, such as `JOB-2026-000123`; a rollback leaves a gap, never a repetition. */
export async function nextNumber(tx: Tx, prefix: string, sequence: string): Promise<string> {
  const { rows } = await tx.execute<{ number: string }>(
    sql`select record_number(${prefix}, nextval(${sequence}::regclass)) as number`,
  );
  return rows[0]!.number;
}
