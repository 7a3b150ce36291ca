import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Database } from './database.ts';

const needed = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** The settings of the database with which a commit could be lost after it was confirmed. */
export async function unsafeSettings(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT name FROM pg_settings WHERE name = ANY($1) AND setting = 'off' ORDER BY name",
    [needed],
  );
  return rows.map(({ name }) => name);
}

/** Whether the database takes writes and its disk has room: a sort that does not fit into memory is written there, and is gone at once. */
export function canWrite({ transaction }: Pick<Database, 'transaction'>): Promise<boolean> {
  return transaction(async (tx) => {
    await tx.execute(sql`select set_config('work_mem', '64kB', true)`);
    const { rows } = await tx.execute<{ can_write: boolean }>(
      sql`select current_setting('transaction_read_only') = 'off' and count(*) > 0 as can_write from generate_series(1, 50000)`,
    );
    return rows[0]?.can_write === true;
  });
}
