import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkOf, some } from '#test/bulk.ts';
import { recordsIn } from '#test/records.ts';
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

const said = {
  subject: { ar: 'تحديث الشروط', en: 'New terms' },
  message: { ar: 'تغيّرت <b>الشروط</b>.', en: 'Our terms have changed.' },
};
const action = { type: 'seeker.email', ...said };
const letter = (chosen: { id: string }[], more: object = {}) =>
  bulkOf(api, as).post('/letter', { resource: 'seekers', selection: some(chosen), action, ...more });
const tables = ['mails', 'audit_events', 'undoable_events'] as const;
const sizes = () =>
  Promise.all(tables.map(async (table) => (await api.database.pool.query(`SELECT count(*) FROM ${table}`)).rows[0]));

test('the first who may be written to is shown with a masked address, in both languages, formatted and as text; nothing is done', async () => {
  const refused = await records.seeker({ emailRefusedAt: '2026-11-01T09:00:00.000000Z' });
  const reached = await records.seeker({ email: 'sara.long.name@mail.example' });
  const { nameAr } = reached;
  const before = await sizes();
  const answer = await letter([refused, reached]);
  expect(answer.statusCode, answer.body).toBe(200);
  const shown = answer.json().letter;
  expect(shown).toMatchObject({ recipient: { ar: nameAr } });
  expect(shown.email).not.toContain('sara.long.name');
  for (const part of [nameAr, 'الشروط', 'Our terms have changed.']) expect(shown.text).toContain(part);
  expect(shown.subject).toContain(said.subject.en);
  const page = await api.call('GET', shown.page);
  expect(page.headers['content-security-policy']).toContain('sandbox');
  expect(page.body).toContain('&lt;b&gt;الشروط');
  expect(await sizes()).toEqual(before);
});

test.each([
  ['ar', 'تغيّرت', 'Our terms'],
  ['en', 'Our terms', 'تغيّرت'],
])('asked for it in %s alone, it is in that language', async (language, has, hasNot) => {
  const { text } = (await letter([await records.seeker()], { language })).json().letter;
  expect(text).toContain(has);
  expect(text).not.toContain(hasNot);
});

test('where nobody may be written to, or the action writes nothing, there is no letter', async () => {
  const refused = await records.seeker({ emailRefusedAt: '2026-11-01T09:00:00.000000Z' });
  expect((await letter([refused])).json()).toEqual({ letter: null });
  const told = await letter([await records.seeker()], { action: { type: 'seeker.requestCvUpdate' } });
  expect(told.json()).toEqual({ letter: null });
});
