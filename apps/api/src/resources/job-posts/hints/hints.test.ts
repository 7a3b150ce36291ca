import type { JobPostHints } from '@diwan/api-contract/resources/job-posts';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type jobPostsTable } from '#resources/job-posts/table.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { sameJob } from './duplicates.ts';
import { fewest, similarPay } from './pay.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  as = await api.signIn('editor');
});
afterAll(() => api.close());

type Given = Partial<(typeof jobPostsTable)['$inferInsert']>;
const publishedAt = '2026-01-05T09:00:00Z';
const paying = (min: number | null, max: number | null, period: 'month' | 'year' = 'month') => ({
  salary: {
    min: min === null ? null : min * 100,
    max: max === null ? null : max * 100,
    period,
    isVisible: true,
    isNegotiable: false,
  },
});
const inCity = (cityId: 'riyadh' | 'jeddah') => ({ locations: [{ cityId, address: null }] });
const hintsOf = async (id: string): Promise<JobPostHints> =>
  (await api.call('GET', `/api/v1/job-posts/${id}/hints`, { as })).json();

/** Posts for one job in Riyadh that pay from 4,000 to 12,000: a thousand more each. */
async function market(count: number) {
  const { id: jobTitleId } = await records.jobTitle();
  const post = (given: Given) =>
    records.jobPost({ jobTitleId, state: 'published', publishedAt, ...inCity('riyadh'), ...given });
  for (let index = 0; index < count; index += 1) await post(paying(4_000 + index * 1_000, 8_000 + index * 1_000));
  return post;
}

test('pay that all of the middle half of similar posts exceeds is told with their range and number, and so is more than theirs', async () => {
  const post = await market(fewest);
  // Neither another city nor another period nor a draft is similar.
  await post({ ...inCity('jeddah'), ...paying(90_000, 99_000) });
  await post(paying(90_000, 99_000, 'year'));
  await post({ ...paying(90_000, 99_000), state: 'draft', publishedAt: null });
  const pending = (min: number | null, max: number | null) =>
    post({ ...paying(min, max), state: 'pending_review', publishedAt: null });
  const usual = { from: 5_000_00, to: 11_000_00, count: fewest };
  expect((await hintsOf((await pending(3_000, 4_500)).id)).pay).toEqual({ side: 'below', ...usual });
  expect((await hintsOf((await pending(12_000, null)).id)).pay).toEqual({ side: 'above', ...usual });
  expect((await hintsOf((await pending(3_000, 5_000)).id)).pay).toBeNull();
  expect((await hintsOf((await pending(null, null)).id)).pay).toBeNull();
});

test('of few similar posts nothing is said', async () => {
  const post = await market(fewest - 1);
  const { id } = await post({ ...paying(100, 200), state: 'pending_review', publishedAt: null });
  expect((await hintsOf(id)).pay).toBeNull();
});

const words = 'نبحث عن محاسب للانضمام إلى فريقنا في الرياض لإعداد القوائم المالية ومراجعة المستندات المؤيدة لها كل شهر';
const saying = (ar: string): Given => ({ description: { ar } });

test('the employer’s open posts for the same job in nearly the same words are named', async () => {
  const { id: employerId } = await records.employer();
  const { id: jobTitleId } = await records.jobTitle();
  const post = (given: Given) =>
    records.jobPost({ employerId, jobTitleId, state: 'published', ...saying(words), ...given });
  const same = await post(saying(`<p>${words} أيضًا</p>`));
  await post(saying('نص آخر لا يشبه الأول في شيء ويصف عملًا مختلفًا تمامًا عن كل ما سبق ذكره هنا'));
  await post({ state: 'closed' });
  await post({ jobTitleId: (await records.jobTitle()).id });
  await post({ employerId: (await records.employer()).id });
  const { id } = await post({ state: 'pending_review' });
  const { number, title, state } = same;
  expect((await hintsOf(id)).duplicates).toEqual([{ id: same.id, number, title, state }]);
});

interface Plan {
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Relation Name'?: string;
  Plans?: Plan[];
}
const rowsRead = (plan: Plan): number =>
  (plan['Relation Name'] ? plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) : 0) +
  (plan.Plans ?? []).reduce((sum, each) => sum + rowsRead(each), 0);

async function cost(query: SQL): Promise<number> {
  const { rows } = await api.database.orm.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql`explain (analyze, format json) ${query}`,
  );
  return rowsRead(rows[0]!['QUERY PLAN'][0].Plan);
}

test('among thousands of posts those for the same job and those of the same employer are read, and no others', async () => {
  const post = await records.jobPost({ ...paying(4_000, 8_000), state: 'pending_review' });
  const similar = 12;
  for (let index = 0; index < similar; index += 1)
    await records.jobPost({ jobTitleId: post.jobTitleId, ...paying(4_000, 8_000), state: 'published', publishedAt });
  const other = await records.jobPost({ ...paying(4_000, 8_000), state: 'published', publishedAt });
  const { rows } = await api.database.pool.query<{ names: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns WHERE table_name = 'job_posts' AND is_generated = 'NEVER'`,
  );
  const columns = rows[0]!.names;
  await api.database.pool.query(
    `INSERT INTO job_posts (${columns}) SELECT ${columns.replaceAll(/[^, ]+/g, 'copy.$&')}
     FROM (SELECT job_posts AS original FROM job_posts WHERE id = $1) AS one, generate_series(1, 4000) AS n,
       LATERAL jsonb_populate_record(original, jsonb_build_object('id', gen_random_uuid(), 'number', n)) AS copy`,
    [other.id],
  );
  await api.database.pool.query('ANALYZE job_posts');
  expect(await cost(similarPay(post))).toBeLessThanOrEqual(similar + 1);
  expect(await cost(sameJob(post, api.database.orm).getSQL())).toBeLessThanOrEqual(similar + 1);
});

test('who may not read job posts is told nothing, and of a post that is gone neither', async () => {
  const { id } = await records.jobPost();
  expect((await api.call('GET', `/api/v1/job-posts/${id}/hints`)).statusCode).toBe(401);
  expect(
    (await api.call('GET', `/api/v1/job-posts/0192a000-0000-7000-8000-000000000000/hints`, { as })).statusCode,
  ).toBe(404);
});
