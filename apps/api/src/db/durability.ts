import type { Pool } from 'pg';

const needed = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** The settings of the database with which a commit could be lost after it was confirmed. */
export async function unsafeSettings(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT name FROM pg_settings WHERE name = ANY($1) AND setting = 'off' ORDER BY name",
    [needed],
  );
  return rows.map(({ name }) => name);
}
