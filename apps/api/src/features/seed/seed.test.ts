import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resources } from '@diwan/api-contract/resources';
import { jobPostDraft, jobPostRules } from '@diwan/api-contract/resources/job-post-draft';
import { jobPosts } from '@diwan/api-contract/resources/job-posts';
import { candidateStatuses, rejectionReasons } from '@diwan/api-contract/values/records/application';
import { career, careerRules } from '@diwan/api-contract/values/records/career/career';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { AnyResource } from '#crud/definition.ts';
import { serverResources } from '#resources/index.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import { seekersTable } from '#resources/seekers/table.ts';
import { FileStore } from '#storage/store.ts';
import { createWholeDemo, demoMadeAt as now } from '#test/demo-app.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { absent } from './absent.model.ts';
import { seedDemoData } from './seed.ts';

let api: TestApp;
let made: Record<string, number>;
let dataDir: string;

beforeAll(async () => {
  const demo = await createWholeDemo();
  ({ made, dataDir } = demo);
  api = demo;
});
afterAll(() => api.close());

async function query<R>(text: string, parameters: unknown[] = []): Promise<R[]> {
  return (await api.database.pool.query(text, parameters)).rows as R[];
}
/** How many rows break a rule. */
async function broken(from: string): Promise<number> {
  const [row] = await query<{ count: number }>(`SELECT count(*) FROM ${from}`);
  return row!.count;
}

test('the demo holds as much as it promises', () => {
  expect(made).toMatchObject({ employers: 2_000, seekers: 20_000, job_posts: 5_000, applications: 40_000 });
});

/** The people of the demo are there before any demo data. */
const seeded = Object.values<AnyResource>(serverResources).filter(({ contract }) => contract.path !== 'staff');

test.each(seeded)('$contract.path has demo data', ({ contract, table }) => {
  expect(made[getTableName(table)], `apps/api/src/resources/${contract.path}/resource.ts has no seed`).toBeGreaterThan(
    0,
  );
});

/** Terms of one taxonomy are in every state and from everywhere; people come from a few countries. */
const ofOneTaxonomy = new Set(['state', 'stateReason', 'source']);
const isShown = ({ path, workflow }: AnyResource['contract'], name: string) =>
  (!ofOneTaxonomy.has(name) || workflow !== 'term' || path === 'skills') && name !== 'nationality';
const enumOf = (schema: unknown): readonly string[] | undefined => {
  const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  const item = inner instanceof z.ZodArray ? inner.element : inner;
  return item instanceof z.ZodEnum ? item.options.map(String) : undefined;
};
/** Every column of every resource that holds one of the contract's values, or several. */
const chosen = Object.values<AnyResource>(serverResources).flatMap(({ contract, table }) =>
  Object.entries<AnyPgColumn>(getTableColumns(table)).flatMap(([name, column]) => {
    const values = isShown(contract, name) && enumOf(contract.record.shape[name]);
    const left = absent[`${contract.path}.${name}`] ?? [];
    return values
      ? [[contract.path, name, table, column, values.filter((value) => !left.includes(value))] as const]
      : [];
  }),
);

test.each(chosen)('every value that %s can have as their %s is there', async (_path, _name, table, column, values) => {
  const single = { PgArray: sql`unnest(${column})`, PgJsonb: sql`jsonb_array_elements_text(${column})` };
  const value = single[column.columnType as keyof typeof single] ?? sql`${column}`;
  const { rows } = await api.database.orm.execute<{ value: string }>(
    sql`select distinct ${value} as value from ${table}`,
  );
  expect(rows.map((row) => row.value)).toEqual(expect.arrayContaining([...values]));
});

test('every reason of a rejection is there', async () => {
  const rows = await query<{ value: string }>("SELECT DISTINCT rejection ->> 'reason' AS value FROM applications");
  expect(rows.map((row) => row.value)).toEqual(expect.arrayContaining([...rejectionReasons]));
});

test('counters agree with what they count', async () => {
  const counts = candidateStatuses.map((state) => {
    const column = `${state.replace('-', '_')}_count`;
    return `${column} <> (SELECT count(*) FROM applications a WHERE a.job_post_id = p.id AND a.state = '${state}')`;
  });
  expect(
    await broken(`job_posts p WHERE ${counts.join(' OR ')} OR filled <> recruited_count OR filled > openings`),
  ).toBe(0);
  expect(
    await broken(`seekers s WHERE applications_count <> (SELECT count(*) FROM applications WHERE seeker_id = s.id)`),
  ).toBe(0);
  expect(
    await broken(`employers e WHERE open_jobs <> (SELECT count(*) FROM job_posts WHERE employer_id = e.id AND state = 'published')
      OR applicants_total <> (SELECT coalesce(sum(applicants_total), 0) FROM job_posts WHERE employer_id = e.id)
      OR hires_total <> (SELECT coalesce(sum(filled), 0) FROM job_posts WHERE employer_id = e.id)
      OR job_quota_used > job_quota_limit`),
  ).toBe(0);
  expect(
    await broken(`skills s LEFT JOIN (
        SELECT id, count(*) FROM (SELECT jsonb_array_elements_text(skill_ids)::uuid AS id FROM job_posts
          UNION ALL SELECT jsonb_array_elements_text(skill_ids)::uuid FROM seekers
          UNION ALL SELECT skill FROM (SELECT id, jsonb_array_elements_text(skill_ids)::uuid AS skill FROM exams
            UNION SELECT id, (jsonb_array_elements(questions) ->> 'skillId')::uuid FROM exams) AS of_exams) AS used GROUP BY id) AS used USING (id)
      WHERE usage_count <> coalesce(used.count, 0)`),
  ).toBe(0);
});

test('states agree with dates, hires and employers', async () => {
  const at = `'${now.toISOString()}'::timestamptz`;
  const isLive = "state IN ('published', 'paused')";
  expect(
    await broken(
      `job_posts WHERE ${isLive} AND NOT (published_at <= ${at} AND expires_at > ${at} AND filled < openings)`,
    ),
  ).toBe(0);
  expect(await broken(`job_posts WHERE ${isLive} AND expires_at > published_at + interval '90 days'`)).toBe(0);
  expect(await broken(`job_posts WHERE state = 'expired' AND expires_at > ${at}`)).toBe(0);
  // Nobody is told of many at once as soon as a demo begins: of those that end in three days all is told.
  const soon = `${at}::timestamptz + interval '3 days 1 minute'`;
  expect(await broken(`job_posts WHERE ${isLive} AND expires_at < ${soon} AND warned_for IS NULL`)).toBeLessThan(2);
  expect(
    await broken(`job_posts WHERE state = 'scheduled' AND NOT (publish_at > ${at} AND expires_at > publish_at)`),
  ).toBe(0);
  expect(await broken(`job_posts WHERE close_reason = 'filled' AND filled <> openings`)).toBe(0);
  expect(await broken(`job_posts WHERE created_at > ${at} OR published_at > ${at} OR updated_at > ${at}`)).toBe(0);
  expect(
    await broken(`job_posts p JOIN employers e ON e.id = p.employer_id WHERE p.state IN ('published', 'scheduled', 'pending_review')
      AND e.state <> 'verified' OR p.paused_by = 'suspension' AND e.state <> 'suspended'`),
  ).toBe(0);
  expect(
    await broken(`applications a JOIN job_posts p ON p.id = a.job_post_id WHERE applied_at < p.published_at OR applied_at > ${at}
      OR a.state_changed_at > ${at} OR (a.state = 'rejected') <> (rejection IS NOT NULL) OR (a.state = 'recruited') <> (hire IS NOT NULL)`),
  ).toBe(0);
});

test('nothing has happened that is still to come', async () => {
  const columns = await query<{ table: string; column: string }>(`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type LIKE 'timestamp%' AND column_name IN ('at', 'created_at', 'updated_at', 'read_at')`);
  expect(columns).toContainEqual({ table: 'audit_events', column: 'at' });
  for (const { table, column } of columns.filter(({ table }) => table in made)) {
    const at = `'${now.toISOString()}'::timestamptz`;
    expect(await broken(`${table} WHERE ${column} > ${at}`), `${table}.${column}`).toBe(0);
  }
});

test('interviews lie in office hours of Riyadh, nobody has two at once, and half of every day is free', async () => {
  const local = `starts_at AT TIME ZONE 'Asia/Riyadh'`;
  const ends = `(starts_at + make_interval(mins => duration_min)) AT TIME ZONE 'Asia/Riyadh'`;
  expect(
    await broken(`interviews WHERE extract(dow FROM ${local}) IN (5, 6) OR extract(minute FROM ${local})::int % 15 <> 0
      OR (${local})::time < '09:00' OR (${ends})::time > '17:00'`),
  ).toBe(0);
  const open = `interviews i WHERE state IN ('proposed', 'scheduled', 'rescheduled')`;
  expect(await broken(`${open} AND starts_at > '${now.toISOString()}'::timestamptz`)).toBeGreaterThan(40);
  expect(await broken(`${open} AND starts_at <= '${now.toISOString()}'::timestamptz`)).toBe(0);
  const days = await query<{ met: number; different: number }>(
    `SELECT count(*)::int AS met, count(DISTINCT starts_at)::int AS different FROM ${open} GROUP BY organizer ->> 'id', (${local})::date`,
  );
  for (const { met, different } of days) expect([different, met <= 4]).toEqual([met, true]);
});

test('something has just happened, and something is about to', async () => {
  expect(
    await broken(`job_posts WHERE created_at > '${now.toISOString()}'::timestamptz - interval '1 hour'`),
  ).toBeGreaterThan(0);
  expect(
    await broken(`applications WHERE applied_at > '${now.toISOString()}'::timestamptz - interval '1 hour'`),
  ).toBeGreaterThan(0);
  expect(
    await broken(
      `job_posts WHERE state = 'published' AND expires_at < '${now.toISOString()}'::timestamptz + interval '2 days'`,
    ),
  ).toBeGreaterThan(0);
});

test('every job post is one that its form would accept, and the list serves it', async () => {
  const fields = Object.keys(jobPosts.draft.shape);
  const rows: Record<string, unknown>[] = await api.database.orm.select().from(jobPostsTable);
  for (const row of rows) {
    const draft = jobPostDraft.parse(Object.fromEntries(fields.map((field) => [field, row[field]])));
    jobPostRules(draft, (path, code) => expect.fail(`${String(row.number)}: ${path} ${code}`));
  }
  const session = await api.signIn('admin');
  let [served, after] = [0, ''];
  for (let page = 0; page < 5; page++) {
    const answer = await api.call('GET', `/api/v1/job-posts?limit=1000${after}`, { as: session });
    expect(answer.statusCode).toBe(200);
    const { items, next } = answer.json<{ items: unknown[]; next: string | null }>();
    served += items.length;
    after = `&after=${next}`;
  }
  expect(after).toBe('&after=null');
  expect(served).toBe(rows.length);
});

test('every career is one that the form of job seekers would accept', async () => {
  const { id, experiences, educations, certificates } = seekersTable;
  const rows = await api.database.orm.select({ id, experiences, educations, certificates }).from(seekersTable);
  for (const { id: seeker, ...row } of rows)
    careerRules(z.object(career).parse(row), (path, code) => expect.fail(`${seeker}: ${path} ${code}`));
  expect(rows.filter((row) => row.certificates.length > 0).length).toBeGreaterThan(rows.length / 4);
});

test('what every resource has is served as the contract says', async () => {
  const session = await api.signIn('admin');
  for (const { path } of Object.values(resources)) {
    const answer = await api.call('GET', `/api/v1/${path}?limit=1000`, { as: session });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  }
});

test('identifiers are sound: national ids pass Luhn, registrations and mobiles have their form', async () => {
  const { sealing } = api.deps.keys;
  const rows = await query<{ national_id_sealed: Buffer; is_saudi: boolean }>(
    "SELECT national_id_sealed, is_saudi FROM seekers WHERE state NOT IN ('anonymised', 'merged') LIMIT 500",
  );
  for (const row of rows) {
    const id = sealing.open(row.national_id_sealed);
    expect(id).toMatch(row.is_saudi ? /^1\d{9}$/ : /^2\d{9}$/);
    const sum = Array.from(id, Number)
      .reverse()
      .reduce((total, digit, index) => {
        const value = digit * (index % 2 === 1 ? 2 : 1);
        return total + (value > 9 ? value - 9 : value);
      }, 0);
    expect(sum % 10).toBe(0);
  }
  expect(await broken(`seekers WHERE state NOT IN ('anonymised', 'merged') AND mobile !~ '^\\+9665\\d{8}$'`)).toBe(0);
  expect(
    await broken(
      `employers WHERE cr_number !~ '^\\d{10}$' OR unified_number !~ '^7\\d{9}$' OR vat_number !~ '^3\\d{13}3$'`,
    ),
  ).toBe(0);
  expect(await broken(`job_titles WHERE isco_code !~ '^\\d{4}$'`)).toBe(0);
});

test('the papers of employers can be opened, and nobody was verified without a registration', async () => {
  expect(await broken('record_files')).toBe(made.record_files);
  const registration = `SELECT FROM record_files f WHERE f.record_id = e.id AND f.type = 'commercial_registration'`;
  expect(
    await broken(`employers e WHERE state IN ('verified', 'suspended', 'closed') AND NOT EXISTS (${registration})`),
  ).toBe(0);
  expect(
    await broken(`employers e WHERE state = 'pending_verification' AND NOT EXISTS (${registration})`),
  ).toBeGreaterThan(0);
  const [file] = await query<{ id: string; size: number }>('SELECT id, size FROM record_files LIMIT 1');
  const answer = await api.call('GET', `/api/v1/files/${file!.id}/content`, { as: await api.signIn('editor') });
  expect(answer.rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(answer.rawPayload).toHaveLength(file!.size);
});

test('most people and companies have a picture; the many share a few hundred drawings, small enough for a list', async () => {
  const session = await api.signIn('editor');
  expect(await broken('field_files')).toBe(made.field_files);
  const files = (await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const cvs = await broken(`seekers WHERE has_cv`);
  expect(cvs).toBeLessThanOrEqual(160);
  expect(files.length - made.record_files! - cvs).toBeLessThan(600);
  for (const [path, field, table] of [
    ['seekers', 'photo', 'seekers'],
    ['employers', 'logo', 'employers'],
  ] as const) {
    // A logo is as small as one may be, and a list shows it as it is.
    const side = field === 'logo' ? 200 : 96;
    const [all, without] = await Promise.all([broken(table), broken(`${table} WHERE ${field} IS NULL`)]);
    expect(without / all).toBeGreaterThan(0.05);
    expect(without / all).toBeLessThan(0.45);
    expect(
      await broken(`(SELECT ${field}, id FROM ${table} WHERE ${field} IS NOT NULL
        EXCEPT SELECT id, record_id FROM field_files WHERE resource = '${path}' AND field = '${field}') unclaimed`),
    ).toBe(0);
    const ids = (
      await query<{ id: string }>(`SELECT ${field} AS id FROM ${table} WHERE ${field} IS NOT NULL LIMIT 25`)
    ).map(({ id }) => id);
    const answer = await api.call('GET', `/api/v1/field-files/pictures?ids=${ids}`, { as: session });
    expect(
      answer
        .json()
        .map(({ id }: { id: string }) => id)
        .sort(),
    ).toEqual(ids.sort());
    expect(answer.body.length).toBeLessThan(60_000);
    const { content } = answer.json()[0];
    expect(await sharp(Buffer.from(content, 'base64')).metadata()).toMatchObject({
      format: 'webp',
      width: side,
      height: side,
    });
  }
});

test('a new record gets the next number', async () => {
  const [row] = await query<{ next: number }>(`SELECT nextval('job_posts_number') AS next`);
  expect(row!.next).toBe(5_001);
});

describe('a hundredth of the demo', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'diwan-seed-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function seeded(seed: number, store?: FileStore) {
    const other = await createTestApp();
    const few = await seedDemoData(other.database, other.deps.keys, { scale: 0.01, seed, now, store });
    const sum = await checksum(other);
    await other.close();
    return { few, sum };
  }

  test.each(process.env.TEST_LONG ? [20_261_121, 7, 8] : [7])(
    'has of everything, too, and is the same each time (seed %i)',
    async (seed) => {
      const store = new FileStore({ dataDir: folder });
      const once = await seeded(seed, store);
      expect(once.few).toMatchObject({ employers: 20, seekers: 200, job_posts: 50, applications: 400 });
      expect(Object.keys(once.few).sort()).toEqual(Object.keys(made).sort());
      expect(Object.entries(once.few).filter(([, count]) => count === 0)).toEqual([]);
      expect(await seeded(seed, store)).toEqual(once);
    },
  );

  test('is another with another seed', async () => {
    expect((await seeded(7)).sum).not.toBe((await seeded(8)).sum);
  });
});

/** Of every row that does not hold a key or a nonce of the installation. */
async function checksum({ database }: TestApp): Promise<string> {
  const tables = [
    'industries',
    'skills',
    'job_titles',
    'employers',
    'job_posts',
    'applications',
    'interviews',
    'record_notes',
  ];
  const sums = tables.map((table) => `SELECT md5(string_agg(t::text, '' ORDER BY id)) AS sum FROM ${table} t`);
  const people =
    "SELECT md5(string_agg((to_jsonb(t) - 'national_id_sealed' - 'national_id_index')::text, '' ORDER BY id)) FROM seekers t";
  const { rows } = await database.pool.query<{ sum: string }>([...sums, people].join(' UNION ALL '));
  return rows.map(({ sum }) => sum).join();
}
