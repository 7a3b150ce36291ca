import { type Config } from '@diwan/api/config.ts';
import { openDatabase } from '@diwan/api/db/database.ts';
import { seedDemoData } from '@diwan/api/features/seed/seed.ts';
import { loadKeys } from '@diwan/api/keys/load-keys.ts';
import { openStore } from '@diwan/api/storage/open-store.ts';
import pg from 'pg';

const batch = 250_000;

/**
 * Fills an empty database with the demo's data, and then with as many more applications as make so many: each of another person
 * to another post, and in the rest like one of the demo's.
 */
export async function fillApplications(
  config: Config,
  url: string,
  wanted: number,
  say: (line: string) => void,
): Promise<void> {
  const database = openDatabase(url);
  const made = await seedDemoData(database, await loadKeys(config, database), { store: await openStore(config) });
  await database.close();
  const missing = Math.max(0, wanted - (made.applications ?? 0));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SET maintenance_work_mem = '1GB'");
    for (const table of ['seekers', 'job_posts', 'applications']) {
      await client.query(
        `CREATE TEMP TABLE known_${table} AS SELECT row_number() OVER () - 1 AS place, * FROM ${table}`,
      );
      await client.query(`CREATE UNIQUE INDEX ON known_${table} (place)`);
      await client.query(`ANALYZE known_${table}`);
    }
    const indexes = await dropIndexes(client);
    for (let from = 1; from <= missing; from += batch) {
      const to = Math.min(missing, from + batch - 1);
      await client.query(insert, [from, to]);
      say(`${to.toLocaleString('en')} applications more`);
    }
    say('Building their indexes …');
    for (const definition of indexes) await client.query(definition);
    await client.query('VACUUM ANALYZE applications');
  } finally {
    await client.end();
  }
}

/** Building an index afterwards takes a third of the time of keeping it; what enforces a constraint stays. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index WHERE indrelid = 'applications'::regclass AND NOT indisunique`);
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}

const copied = `created_by, updated_by, search_key, state, source, notice_days, cover_note, answers, rejection, hire,
  interview_state, offer_state, city_id, is_saudi`;

const insert = `
  INSERT INTO applications (id, number, job_post_id, seeker_id, applied_at, created_at, updated_at, state_changed_at, match_score,
    rating, expected_salary, experience_years, is_unread, ${copied})
  SELECT gen_random_uuid(), 'APP-B-' || n, post.id, seeker.id, moment, moment, moment, moment + random() * interval '30 days',
    (random() * 100)::int, (random() * 5)::int, 300000 + (random() * 40)::int * 50000, (random() * 30)::int, random() < 0.2,
    ${copied.replaceAll(/\w+/g, 'like_this.$&')}
  FROM generate_series($1::bigint, $2::bigint) AS n
  CROSS JOIN LATERAL (SELECT now() - random() * interval '3 years' + n * interval '0 s' AS moment) AS drawn
  JOIN known_seekers AS seeker ON seeker.place = n % (SELECT count(*) FROM known_seekers)
  JOIN known_job_posts AS post ON post.place = (n / (SELECT count(*) FROM known_seekers)) % (SELECT count(*) FROM known_job_posts)
  JOIN known_applications AS like_this ON like_this.place = n % (SELECT count(*) FROM known_applications)
  ON CONFLICT DO NOTHING`;
