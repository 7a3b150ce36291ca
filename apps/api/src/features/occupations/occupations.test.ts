import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const ask = (headers: Record<string, string> = {}) => api.call('GET', '/api/v1/occupations', { as, headers });
const title = (iscoCode: string | null, ar: string) => ({
  name: { ar },
  parentId: null,
  code: null,
  slug: null,
  synonyms: [],
  icon: null,
  externalUri: null,
  iscoCode,
  escoUri: null,
  nationalOccupationCode: null,
  industryId: null,
  isSaudiOnly: false,
});
const add = (body: object) => api.call('POST', '/api/v1/job-titles', { as, body });

test('every unit group is told with its group and the job titles that have its code; what is known is not sent again', async () => {
  const before = await ask();
  expect(before.json().items).toHaveLength(436);
  expect((await ask({ 'if-none-match': String(before.headers.etag) })).statusCode).toBe(304);

  expect((await add(title('2512', 'مطوّر برمجيات'))).statusCode).toBe(201);
  const after = await ask({ 'if-none-match': String(before.headers.etag) });
  expect(after.json().items.find(({ code }: { code: string }) => code === '2512')).toEqual({
    code: '2512',
    title: 'Software developers',
    group: 'Software and applications developers and analysts',
    jobTitles: [{ ar: 'مطوّر برمجيات' }],
  });
});

test('a code that ISCO-08 does not have is refused where it is written', async () => {
  for (const code of ['2510', '9999']) {
    const answer = await add(title(code, `مسمى ${code}`));
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path: 'iscoCode', code: 'unknownOccupation' }]]);
  }
  expect((await add(title('0110', 'ضابط'))).statusCode).toBe(201);
});

test('nobody reads it without signing in', async () => {
  expect((await api.call('GET', '/api/v1/occupations')).statusCode).toBe(401);
});
