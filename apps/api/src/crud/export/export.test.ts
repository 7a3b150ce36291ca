import { hasCapability } from '@diwan/api-contract/capabilities';
import { resources } from '@diwan/api-contract/resources';
import { roles } from '@diwan/api-contract/values/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateLimits } from '#http/limits/rate-limits.ts';
import { createDemoApp } from '#test/demo-app.ts';
import { recordsIn } from '#test/records.ts';
import { readCsv } from '#test/tables/read-csv.ts';
import { readWorkbook } from '#test/tables/read-workbook.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
let records: ReturnType<typeof recordsIn>;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
  records = recordsIn(api.database);
});
afterAll(() => api.close());

const paths = Object.values(resources).map(({ path }) => path);

async function csvOf(url: string): Promise<Record<string, string | number | null>[]> {
  const answer = await api.call('GET', `/api/v1/${url}`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  const [header, ...rows] = readCsv(answer.body.slice(1));
  return rows.map((row) => Object.fromEntries(header!.map((name, index) => [name, row[index]!])));
}

async function exportsLogged() {
  const { rows } = await api.database.pool.query(
    "SELECT actor_id, event, diff, content FROM audit_events LEFT JOIN audit_personal ON event_id = id WHERE entity_type = 'exports' ORDER BY at",
  );
  return rows.map(({ actor_id, event, diff, content }) => ({
    actor: actor_id,
    event,
    ...Object.fromEntries(
      diff.map(({ path, after }: { path: string; after: unknown }, index: number) => [
        path,
        content ? content.values[index][1] : after,
      ]),
    ),
  }));
}

test('what is exported is what the list shows: filtered, in its order, in the chosen columns and language', async () => {
  const employer = await records.employer({ name: { ar: 'شركة "الأفق"، المحدودة', en: 'Horizon' } });
  const shared = { employerId: employer.id, jobTitleId: (await records.jobTitle()).id, state: 'published' as const };
  for (const title of ['ب محاسب', 'أ محاسب', 'ج محاسب'])
    await records.jobPost({ ...shared, title: { ar: title, en: `${title} en` }, workMode: 'hybrid' });
  await records.jobPost({ ...shared, title: { ar: 'د محاسب' }, workMode: 'remote' });

  const query = 'sort=title&workMode=hybrid&columns=title,employer,place,salary,openings,applicants,state';
  const rows = await csvOf(`job-posts/export?format=csv&language=ar&${query}`);
  expect(rows.map((row) => row['عنوان الإعلان'])).toEqual(['أ محاسب', 'ب محاسب', 'ج محاسب']);
  expect(rows[0]).toEqual({
    'عنوان الإعلان': 'أ محاسب',
    الرقم: expect.stringMatching(/^JOB-/),
    'صاحب العمل': 'شركة "الأفق"، المحدودة',
    المكان: 'الرياض',
    'نمط العمل': 'هجين',
    'الراتب: من (ر.س)': 10_000,
    'الراتب: إلى (ر.س)': 15_000,
    'فترة الراتب': 'شهريًا',
    'شُغل منها': 0,
    'عدد الشواغر': 1,
    المتقدمون: 0,
    'طلبات مفتوحة': 0,
    الحالة: 'منشور',
  });
  const [english] = await csvOf('job-posts/export?format=csv&language=en&sort=title&columns=state,employer,title');
  expect(Object.entries(english!)).toMatchObject([
    ['State', 'Published'],
    ['Employer', 'Horizon'],
    ['Title', 'أ محاسب en'],
    ['Number', expect.anything()],
  ]);
});

describe('the demo data', () => {
  let demo: TestApp;
  let reader: TestSession;
  beforeAll(async () => {
    demo = await createDemoApp(0.02);
    reader = await demo.signIn('admin');
  });
  afterAll(() => demo.close());

  test.each(paths)(
    '%s can be exported whole in both formats and languages, every column with a title',
    async (path) => {
      for (const language of ['ar', 'en']) {
        const url = `/api/v1/${path}/export?language=${language}`;
        const csv = await demo.call('GET', `${url}&format=csv`, { as: reader });
        expect(csv.statusCode, csv.body).toBe(200);
        const [header, ...lines] = readCsv(csv.body.slice(1));
        expect(lines.length).toBeGreaterThan(0);
        expect(new Set(header).size).toBe(header!.length);
        expect(csv.body).not.toMatch(/undefined|\[object|NaN/);
        const answer = await demo.call('GET', `${url}&format=xlsx`, { as: reader });
        const { rows, sheet } = await readWorkbook(answer.rawPayload);
        expect(rows[0]!.map(({ text }) => text)).toEqual(header);
        expect(rows).toHaveLength(lines.length + 1);
        expect(sheet).not.toMatch(/undefined|\[object|NaN/);
        expect(sheet.includes('rightToLeft')).toBe(language === 'ar');
      }
    },
  );
});

test('the answer is a download that is named after the list and the day in Riyadh', async () => {
  const before = api.clock.now;
  api.clock.now = new Date('2026-11-20T22:30:00Z');
  const csv = await api.call('GET', '/api/v1/job-posts/export?format=csv&language=ar', { as });
  const xlsx = await api.call('GET', '/api/v1/job-posts/export?format=xlsx&language=ar', { as });
  api.clock.now = before;
  expect(csv.headers['content-disposition']).toBe('attachment; filename="job-posts-2026-11-21.csv"');
  expect(csv.headers['content-type']).toContain('text/csv; charset=utf-8');
  expect(xlsx.headers['content-disposition']).toBe('attachment; filename="job-posts-2026-11-21.xlsx"');
  expect(xlsx.headers['content-type']).toContain('spreadsheetml.sheet');
  expect([csv.headers['x-content-type-options'], csv.headers['cache-control']]).toEqual(['nosniff', 'no-store']);
});

test('T47 personal data leaves as masked as the list shows it', async () => {
  const seeker = await records.seeker({
    mobile: '+966512345678',
    email: 'laila@mail.example',
    nationalId: '4321',
  });
  const answer = await api.call('GET', `/api/v1/seekers/export?format=csv&language=en&q=${seeker.number}`, { as });
  expect(answer.body).not.toMatch(/512345678|laila@/);
  const [row] = await csvOf(`seekers/export?format=csv&language=en&q=${seeker.number}`);
  expect([row!.Mobile, row!['E-mail'], row!['National id']]).toEqual([
    '••••••••••678',
    'l•••@mail.example',
    '••••••4321',
  ]);
});

test('T45 a hostile name leaves as text', async () => {
  const formula = '=HYPERLINK("https://evil.example","x")';
  await records.skill({ name: { ar: formula, en: '\u200f＝1+1' }, code: 'hostile' });
  const rows = await csvOf('skills/export?format=csv&language=en&columns=name,nameEn,usageCount');
  expect(rows.find((row) => row['Arabic name'] === `'${formula}`)).toMatchObject({
    'English name': "'\u200f＝1+1",
    Used: 0,
  });
});

test('an export is in the audit log before it leaves: who, what, how much; personal data in the search is masked', async () => {
  await csvOf('skills/export?format=csv&language=ar&columns=name,state&state=active&sort=-name');
  const skills = (await api.call('GET', '/api/v1/skills/counts?state=active', { as })).json().total.value;
  expect((await exportsLogged()).at(-1)).toEqual({
    actor: as.user.id,
    event: 'exported',
    resource: 'skills',
    format: 'csv',
    language: 'ar',
    columns: ['name', 'state'],
    query: { state: ['active'], sort: '-name' },
    rows: skills,
  });
  const search = encodeURIComponent('laila@mail.example +966512345678 سارة');
  await csvOf(`seekers/export?format=csv&language=ar&q=${search}`).catch(() => []);
  expect((await exportsLogged()).at(-1)).toMatchObject({ query: { q: 'l•••@mail.example ••••••••••678 سارة' } });
});

test('whoever may export personal data may read it', () => {
  for (const { may } of Object.values(resources)) {
    for (const role of roles) {
      const capability = 'export' in may ? may.export : may.read;
      if (hasCapability(role, capability)) expect(hasCapability(role, may.read)).toBe(true);
    }
  }
  const guarded = Object.values(resources).filter(({ may }) => 'export' in may && may.export === 'export.pii');
  expect(guarded.map(({ path }) => path)).toEqual([
    'applications',
    'employers',
    'seekers',
    'talent-list-entries',
    'event-registrations',
    'exam-attempts',
    'providers',
    'wallet-transactions',
    'withdrawals',
    'wallet-adjustments',
    'promo-code-users',
    'videos',
    'comments',
    'crm-users',
    'reviews',
    'orders',
    'plan-subscriptions',
    'invoices',
    'conversations',
    'email-recipients',
    'suppressions',
  ]);
});

test('no filter is called like what an export or a page asks for itself', () => {
  const own = new Set(['format', 'language', 'columns', 'sort', 'limit', 'after', 'before', 'q', 'ids', 'by']);
  for (const { path, filters } of Object.values(resources))
    expect(
      Object.keys(filters).filter((name) => own.has(name)),
      path,
    ).toEqual([]);
});

test.each([
  ['format=pdf&language=ar', 'format', 'invalidChoice'],
  ['format=csv&language=fr', 'language', 'invalidChoice'],
  ['format=csv&language=ar&columns=name,secret', 'columns', 'invalidChoice'],
  ['format=csv&language=ar&columns=constructor', 'columns', 'invalidChoice'],
  ['format=csv&language=ar&sort=search_key', 'sort', 'invalidChoice'],
  ['format=csv&language=ar&state=gone', 'state.0', 'required'],
])('%s is refused, and nothing is logged', async (query, path, code) => {
  const before = (await exportsLogged()).length;
  const answer = await api.call('GET', `/api/v1/skills/export?${query}`, { as });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, [expect.objectContaining({ path, code })]]);
  expect((await api.call('GET', '/api/v1/skills/export?format=csv&language=ar&limit=5', { as })).statusCode).toBe(400);
  expect(await exportsLogged()).toHaveLength(before);
});

test('T35 five exports, then a wait that is said; other calls go on', async () => {
  const limited = await createTestApp({ rateLimits: rateLimits() });
  const busy = await limited.signIn();
  const ask = () => limited.call('GET', '/api/v1/skills/export?format=csv&language=ar', { as: busy });
  for (let time = 0; time < 5; time++) expect((await ask()).statusCode).toBe(200);
  const refused = await ask();
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'rateLimited']);
  expect(refused.json().retryAfter).toBeGreaterThan(60);
  expect((await limited.call('GET', '/api/v1/skills', { as: busy })).statusCode).toBe(200);
  await limited.close();
});
