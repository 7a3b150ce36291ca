import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Imports, importsOf } from '#test/imports.ts';
import { readCsv } from '#test/tables/read-csv.ts';
import { readWorkbook } from '#test/tables/read-workbook.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
let imports: Imports;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
  imports = importsOf(api, as);
});
afterAll(() => api.close());

const told = async (id: string, session = as) => {
  const { items } = (await api.call('GET', '/api/v1/notifications', { as: session })).json();
  return items.filter(({ path }: { path: string | null }) => path === `/imports/${id}`);
};

test('whoever began an import is told of its end and of its being taken back, with the way to it, and nobody else', async () => {
  const run = await imports.carryOut(await imports.upload('skills', 'skills.csv', 'name.ar,type\nنسج,technical\n'));
  expect(await told(run.id)).toMatchObject([
    { kind: 'importFinished', params: { name: 'skills.csv', done: 1, total: 1 }, severity: 'success' },
  ]);
  await imports.steer(run.id, { type: 'import.undo' });
  await imports.workToTheEnd();
  expect(await told(run.id)).toMatchObject([{ kind: 'importUndone', params: { kept: 0 } }, { kind: 'importFinished' }]);
  expect(await told(run.id, await api.signIn('admin'))).toEqual([]);
});

test('an import some rows of which failed says so', async () => {
  const run = await imports.check(await imports.upload('skills', 'b.csv', 'name.ar,type\nطرز,technical\nخرط,soft\n'));
  const body = {
    name: { ar: 'طرز' },
    type: 'soft',
    parentId: null,
    code: null,
    slug: null,
    icon: null,
    externalUri: null,
  };
  await api.call('POST', '/api/v1/skills', { as, body: { ...body, escoUri: null, synonyms: [] } });
  await imports.steer(run.id, { type: 'import.start' });
  await imports.workToTheEnd();
  expect(await told(run.id)).toMatchObject([{ kind: 'importFinishedPartly', params: { done: 1, total: 2 } }]);
});

test('whoever has had many rows checked is told that they are ready', async () => {
  const lines = Array.from({ length: 1_000 }, (_, index) => `مهارة ${index},${index === 0 ? 'سحرية' : 'technical'}`);
  const run = await imports.upload('skills', 'many.csv', ['name.ar,type', ...lines].join('\n'));
  await imports.check(run);
  expect(await told(run.id)).toMatchObject([{ kind: 'importChecked', params: { ready: 999, total: 1_000 } }]);
});

test('the file of what is wrong has the rows as they came and why, in the language asked for, and can be corrected and sent again', async () => {
  const file = 'name.ar,type,code\nحفر,سحرية,007\n"=1+1","technical","a, ""b"""\nزخرفة,soft,\n';
  const run = await imports.check(await imports.upload('skills', 'wrong.csv', file));
  const open = (language: string, format: string) =>
    api.call('GET', `/api/v1/imports/${run.id}/wrong?language=${language}&format=${format}`, { as });
  const english = readCsv((await open('en', 'csv')).body.replace(/^\ufeff/, ''));
  expect(english).toEqual([
    ['name.ar', 'type', 'code', 'What is wrong'],
    ['حفر', 'سحرية', '007', expect.stringContaining('Type: this is none of the choices')],
  ]);
  const workbook = await readWorkbook((await open('ar', 'xlsx')).rawPayload);
  const [head, row] = workbook.rows.map((cells) => cells.map(({ text }) => text));
  expect(head!.slice(0, 3)).toEqual(['name.ar', 'type', 'code']);
  expect([row!.slice(0, 3), row![3]]).toEqual([['حفر', 'سحرية', '007'], expect.stringContaining('النوع')]);

  const corrected = (await open('en', 'csv')).body.replace('سحرية', 'technical');
  const again = await imports.check(await imports.upload('skills', 'again.csv', corrected));
  expect(again).toMatchObject({ verdicts: { new: 1, wrong: 0 } });
  expect(again.columns.map(({ field }) => field)).toEqual(['name.ar', 'type', 'code', null]);
});
