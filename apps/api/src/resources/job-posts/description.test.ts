import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigrations } from '#db/migrate.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const words = 'وصف '.repeat(30).trim();

async function describe(description: unknown) {
  const { id } = await recordsIn(api.database).jobPost();
  const headers = { 'if-match': '"v1"' };
  return api.call('PATCH', `/api/v1/job-posts/${id}`, { as, body: { description }, headers });
}

test('T30 a description keeps its headings and links, and nothing that runs', async () => {
  const html = `<h2 dir="auto">عنوان</h2><p dir="auto">${words}<img src=x onerror="run()"></p><script>run()</script>`;
  const { description } = (await describe({ ar: html })).json();
  expect(description).toEqual({ ar: `<h2 dir="auto">عنوان</h2><p dir="auto">${words}</p>` });
});

test('a description in plain text is kept as paragraphs', async () => {
  const { description } = (await describe({ ar: `${words}\n1 < 2`, en: '' })).json();
  expect(description).toEqual({ ar: `<p dir="auto">${words}</p><p dir="auto">1 &lt; 2</p>`, en: '' });
});

test('the length of a description is that of its words', async () => {
  const short = await describe({
    ar: `<p dir="auto"><strong>${'قصير '.repeat(5)}</strong></p>${'<p dir="auto"><br></p>'.repeat(9)}`,
  });
  expect(short.json().errors).toEqual([{ path: 'description.ar', code: 'tooShort', params: { min: 100 } }]);
  const hollow = await describe({ ar: `<p>أ</p><script>${'x'.repeat(200)}</script>` });
  expect(hollow.json().errors).toEqual([{ path: 'description.ar', code: 'tooShort', params: { min: 100 } }]);
});

test('what posts from before held without asking for it is cleared, and expected answers are such as can be given', async () => {
  const { id } = await recordsIn(api.database).jobPost();
  const questions = [
    {
      id,
      text: { ar: 'أ' },
      type: 'yes_no',
      options: ['x'],
      isRequired: true,
      isKnockout: true,
      expectedAnswer: 'نعم',
    },
    { id, text: { ar: 'ب' }, type: 'single', options: ['x'], isRequired: true, isKnockout: true, expectedAnswer: 'z' },
  ];
  const { pool } = api.database;
  await pool.query(
    `UPDATE job_posts SET apply_mode = 'in_platform', apply_url = 'https://x.sa', apply_email = 'a@x.sa',
       nationality = '{"rule": "any", "countries": ["SA"]}', questions = $1 WHERE id = $2`,
    [JSON.stringify(questions), id],
  );
  await pool.query((await readMigrations()).find(({ name }) => name.startsWith('0064-'))!.text);
  const post = (await api.call('GET', `/api/v1/job-posts/${id}`, { as })).json();
  expect(post).toMatchObject({
    applyUrl: null,
    applyEmail: null,
    nationality: { rule: 'any', countries: [] },
    questions: [
      { options: [], expectedAnswer: 'yes', isKnockout: true },
      { options: ['x'], expectedAnswer: null, isKnockout: false },
    ],
  });
});
