import { findingKinds } from '@diwan/api-contract/moderation/finding';
import { inspectRecord } from '@diwan/api-contract/moderation/inspect-record';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDuplicates } from '#resources/job-posts/hints/duplicates.ts';
import { comparePay } from '#resources/job-posts/hints/pay.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import { businesses } from '#seeding/data/companies.ts';
import { industrySections } from '#seeding/data/industries.ts';
import { saudiMen, saudiWomen } from '#seeding/data/names.ts';
import { residents } from '#seeding/data/residents.ts';
import { titleOf } from '#seeding/feminine.ts';
import { createWholeDemo, demoMadeAt as now } from '#test/demo-app.ts';
import type { TestApp } from '#test/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createWholeDemo();
});
afterAll(() => api.close());

const query = async <R>(text: string): Promise<R[]> => (await api.database.pool.query(text)).rows as R[];

/** Of whose data was erased, or whose record was merged into another, only what tells nothing of them is left. */
const people = "(SELECT * FROM seekers WHERE state NOT IN ('anonymised', 'merged')) AS people";

/** What nothing in the demo may be, each as the records that are. */
const rules: [rule: string, broken: string][] = [
  [
    'an employer was registered before its job posts',
    'SELECT p.number FROM job_posts p JOIN employers e ON e.id = p.employer_id WHERE p.created_at < e.created_at',
  ],
  [
    'a job post is published after it was written, and before it expires',
    'SELECT number FROM job_posts WHERE published_at < created_at OR expires_at <= published_at',
  ],
  [
    'a job seeker registered before applying',
    'SELECT a.number FROM applications a JOIN seekers s ON s.id = a.seeker_id WHERE a.applied_at < s.created_at',
  ],
  ['a decision comes after the application', 'SELECT number FROM applications WHERE state_changed_at < applied_at'],
  [
    'whom one has met had applied before, and was decided about afterwards',
    `SELECT a.number FROM interviews i JOIN applications a ON a.id = i.application_id
      WHERE i.starts_at < a.applied_at OR i.state IN ('completed', 'no_show') AND i.starts_at > a.state_changed_at`,
  ],
  [
    'nobody of the staff is in two interviews at once',
    `SELECT id FROM (
       SELECT id, starts_at, lag(starts_at + make_interval(mins => duration_min)) OVER (PARTITION BY organizer ->> 'id' ORDER BY starts_at) AS until
       FROM interviews) AS met WHERE starts_at < until`,
  ],
  [
    'no candidate is in two interviews at once',
    `SELECT id FROM (
       SELECT i.id, starts_at, lag(starts_at + make_interval(mins => duration_min)) OVER (PARTITION BY seeker_id ORDER BY starts_at) AS until
       FROM interviews i JOIN applications a ON a.id = i.application_id) AS met WHERE starts_at < until`,
  ],
  [
    'pay goes up from its least to its most, in steps of 500',
    `SELECT number FROM job_posts WHERE salary_min >= salary_max OR salary_min % 50000 <> 0 OR salary_max % 50000 <> 0`,
  ],
  [
    'a full-time job pays 4,000 and more, and a volunteer nothing',
    `SELECT number FROM job_posts WHERE 'full_time' = ANY(employment_types) AND salary_min < 400000 AND state <> 'pending_review'
      OR 'volunteer' = ANY(employment_types) AND salary_max > 0`,
  ],
  [
    'a senior asks for more experience than others, and a graduate for none',
    `SELECT number FROM job_posts WHERE title ->> 'ar' LIKE '% أول' AND (experience_years ->> 'min')::int < 6
      OR title ->> 'ar' LIKE '% حديث التخرج' AND (experience_years ->> 'min')::int > 0`,
  ],
  [
    'a senior is paid more than a graduate for the same work',
    `WITH pay AS (SELECT title ->> 'ar' AS title, avg(salary_max) AS paid FROM job_posts WHERE state <> 'pending_review' GROUP BY 1)
     SELECT senior.title FROM pay senior JOIN pay graduate
       ON graduate.title = replace(senior.title, ' أول', ' حديث التخرج') AND senior.title LIKE '% أول' WHERE senior.paid <= graduate.paid`,
  ],
  [
    'nobody has worked since before they were 18, and all are of an age to work',
    `SELECT number FROM seekers, LATERAL (SELECT extract(year FROM age(timestamptz '${now.toISOString()}', birth_date)) AS age) AS a
      WHERE age - total_experience_years < 18 OR age - total_experience_years > 30
        OR EXISTS (SELECT FROM jsonb_array_elements(experiences) AS job WHERE (job ->> 'from')::date < birth_date + interval '18 years')`,
  ],
  [
    'one job ends before the next begins',
    `SELECT number FROM seekers, LATERAL (
       SELECT (job ->> 'from')::date AS "from", (job ->> 'to')::date AS "to",
         lag((job ->> 'from')::date) OVER (ORDER BY position) AS next
       FROM jsonb_array_elements(experiences) WITH ORDINALITY AS each (job, position)) AS j
      WHERE j."to" <= j."from" OR j."to" > next OR j."to" IS NULL AND next IS NOT NULL`,
  ],
  [
    'somebody has worked as long as they say, a year of 365 days',
    `SELECT number FROM ${people} WHERE total_experience_years * 365 <> (
       SELECT coalesce(sum(coalesce((job ->> 'to')::date, date '${now.toISOString().slice(0, 10)}') - (job ->> 'from')::date), 0)
       FROM jsonb_array_elements(experiences) AS job)`,
  ],
  [
    'somebody first studied and then worked',
    `SELECT number FROM seekers,
       LATERAL (SELECT min((job ->> 'from')::date) AS began FROM jsonb_array_elements(experiences) AS job) AS work,
       LATERAL (SELECT min((study ->> 'to')::date) AS graduated FROM jsonb_array_elements(educations) AS study) AS school
      WHERE graduated > began OR graduated < birth_date + interval '17 years'`,
  ],
  [
    'the highest degree is the one that somebody says they have',
    `SELECT number FROM ${people} WHERE education <> 'none' AND education IS DISTINCT FROM educations -> 0 ->> 'degree'`,
  ],
  [
    'an e-mail address is its person’s name',
    `SELECT number FROM ${people} WHERE name -> 'en' IS NOT NULL
      AND email NOT LIKE replace(lower((name -> 'en' ->> 'first') || '.' || (name -> 'en' ->> 'family')), ' ', '') || '.%'`,
  ],
  [
    'an e-mail address and a mobile are one person’s',
    'SELECT min(number) FROM seekers GROUP BY email HAVING count(*) > 1 UNION SELECT min(number) FROM seekers GROUP BY mobile HAVING count(*) > 1',
  ],
  [
    'an establishment and a society are no limited companies, and those of the state no companies at all',
    `SELECT number FROM employers WHERE name ->> 'ar' !~ '^شركة' AND legal_name ~ 'محدودة|مساهمة'
      OR (type = 'government') <> (name ->> 'ar' LIKE 'بلدية %') OR (type = 'nonprofit') <> (name ->> 'ar' LIKE 'جمعية %')`,
  ],
];

test.each(rules)('%s', async (rule, broken) => {
  const records = await query<Record<string, string>>(`${broken} LIMIT 3`);
  expect(
    records.map((record) => Object.values(record)[0]),
    rule,
  ).toEqual([]);
});

test('a first name is a man’s or a woman’s as the person is', async () => {
  const men = new Set([saudiMen, ...residents.map((group) => group.men)].flat().map(({ ar }) => ar));
  const women = new Set([saudiWomen, ...residents.map((group) => group.women)].flat().map(({ ar }) => ar));
  const named = await query<{ number: string; gender: string; first: string }>(
    `SELECT number, gender, name -> 'ar' ->> 'first' AS first FROM ${people}`,
  );
  const wrong = named.filter(({ gender, first }) => !(gender === 'male' ? men : women).has(first));
  expect(wrong.slice(0, 3)).toEqual([]);
});

test('what people call themselves has their gender', async () => {
  const described = await query<{ number: string; gender: 'male' | 'female'; headline: string; title: { ar: string } }>(
    "SELECT s.number, gender, headline, t.name AS title FROM seekers s JOIN job_titles t ON t.id = s.job_title_id WHERE headline ~ '[؀-ۿ]'",
  );
  expect(described.length).toBeGreaterThan(10_000);
  const wrong = described.filter(
    ({ headline, gender, title }) =>
      !headline.startsWith(`${titleOf(title, gender).ar}،`) || headline.includes(gender === 'male' ? 'باحثة' : 'باحث '),
  );
  expect(wrong.slice(0, 3)).toEqual([]);
});

test('a company is named for what its industry does', async () => {
  const sections = new Map(industrySections.map(({ ar }, index) => [ar, String.fromCodePoint(65 + index)]));
  const employers = await query<{ number: string; name: string; industry: string }>(
    "SELECT e.number, e.name ->> 'ar' AS name, i.name ->> 'ar' AS industry FROM employers e JOIN industries i ON i.id = e.industry_id",
  );
  const wrong = employers.filter(({ name, industry }) => {
    const section = sections.get(industry)!;
    return section !== 'O' && !businesses[section]!.some(({ ar }) => name.endsWith(` ${ar}`));
  });
  expect(wrong.slice(0, 3)).toEqual([]);
});

const texts = ['title', 'description', 'responsibilities', 'qualifications', 'workHours', 'shift'].map((name) => ({
  name,
  ...(name === 'description' && { leastWords: 25 }),
}));

test('the rules of moderation find nothing in posts that were let through, and something of every kind in those that wait', async () => {
  const posts = await api.database.orm.select().from(jobPostsTable);
  const found = posts.map((post) => ({ post, kinds: inspectRecord(texts, post).map(({ kind }) => kind) }));
  const wrong = found.filter(
    ({ post, kinds }) => post.state !== 'pending_review' && kinds.some((kind) => kind !== 'languageMissing'),
  );
  expect(wrong.map(({ post, kinds }) => [post.number, post.description, kinds]).slice(0, 3)).toEqual([]);
  const waiting = found.filter(({ post }) => post.state === 'pending_review');
  expect(waiting.filter(({ kinds }) => kinds.length === 0).length).toBeGreaterThan(waiting.length / 3);

  const told = new Set(waiting.flatMap(({ kinds }) => kinds));
  const pending = await api.database.orm.select().from(jobPostsTable).where(eq(jobPostsTable.state, 'pending_review'));
  for (const post of pending) {
    const pay = await comparePay(post, api.database.orm);
    if (pay) told.add(pay.side === 'below' ? 'payBelow' : 'payAbove');
    if ((await findDuplicates(post, api.database.orm)).length > 0) told.add('duplicate');
  }
  const absent = new Set<string>(['link', 'religion', 'tribe', 'disability']);
  expect([...told].sort()).toEqual(findingKinds.filter((kind) => !absent.has(kind)).sort());
});

test('hardly any post that waits is paid or worded like none other by chance', async () => {
  const { rows } = await api.database.orm.execute<{ count: number }>(
    sql`select count(*)::int as count from ${jobPostsTable} where state = 'pending_review'`,
  );
  const pending = await api.database.orm.select().from(jobPostsTable).where(eq(jobPostsTable.state, 'pending_review'));
  const compared = await Promise.all(pending.map((post) => comparePay(post, api.database.orm)));
  expect(compared.filter(Boolean).length).toBeLessThan(rows[0]!.count / 10);
});
