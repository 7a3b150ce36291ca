import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Imports, importsOf } from '#test/imports.ts';
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

const addSkill = async (name: { ar: string; en?: string }) => {
  const none = { parentId: null, code: null, slug: null, icon: null, externalUri: null, escoUri: null };
  const body = { ...none, name, type: 'technical', synonyms: [] };
  const answer = await api.call('POST', '/api/v1/skills', { as, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const skillNamed = async (name: string) => {
  const { items } = (await api.call('GET', `/api/v1/skills?q=${encodeURIComponent(name)}`, { as })).json();
  return items[0] && (await api.call('GET', `/api/v1/skills/${items[0].id}`, { as })).json();
};

const table = [
  'الاسم (بالعربية);Name (English);النوع;الرمز;أسماء أخرى;ملاحظات',
  'نجارة دقيقة;Fine joinery;تقنية;W1;أعمال الخشب، Woodwork;لا شيء',
  'لحام بالقوس;Arc welding;technical;;;',
  'حياكة يدوية;Weaving;سحرية;;;',
  'نجارة  دقيقه;Joinery again;تقنية;;;',
].join('\r\n');

test('a file is mapped by its headings in either language, checked without writing, and written as it was shown', async () => {
  await addSkill({ ar: 'لحام بالقوس' });
  const run = await imports.upload('skills', 'skills.csv', `\ufeff${table}`);
  expect(run).toMatchObject({ state: 'uploaded', total: 4, name: 'skills.csv' });
  expect(run.columns.map(({ field }) => field)).toEqual(['name.ar', 'name.en', 'type', 'code', 'synonyms', null]);

  const checked = await imports.check(run);
  expect(checked).toMatchObject({ state: 'checked', verdicts: { new: 1, changed: 1, same: 0, wrong: 2 } });
  expect(await skillNamed('نجارة دقيقة')).toBeUndefined();
  const rows = await imports.rowsOf(run.id);
  expect(rows.map(({ verdict, errors }) => [verdict, errors.map(({ path, code }) => `${path} ${code}`)])).toEqual([
    ['new', []],
    ['changed', []],
    ['wrong', ['type unknownChoice']],
    ['wrong', ['name.ar repeatedInFile']],
  ]);
  expect(rows[1]!.differences).toEqual([
    { path: 'name', before: { ar: 'لحام بالقوس' }, after: { ar: 'لحام بالقوس', en: 'Arc welding' } },
  ]);

  expect((await imports.steer(run.id, { type: 'import.start' })).statusCode).toBe(200);
  await imports.workToTheEnd();
  expect(await imports.view(run.id)).toMatchObject({ state: 'finished', outcomes: { done: 2, failed: 0, skipped: 0 } });
  expect(await skillNamed('نجارة دقيقة')).toMatchObject({
    name: { ar: 'نجارة دقيقة', en: 'Fine joinery' },
    type: 'technical',
    code: 'W1',
    state: 'active',
    synonyms: [
      { text: 'أعمال الخشب', language: 'ar' },
      { text: 'Woodwork', language: 'en' },
    ],
  });
});

test('every record that a file wrote has the import as the request of its audit event, one for each row', async () => {
  const run = await imports.carryOut(await imports.upload('skills', 'a.csv', 'name.ar,type\nسباكة حديثة,technical\n'));
  const { rows } = await api.database.pool.query(
    'SELECT entity_type, event, actor_type FROM audit_events WHERE request_id = $1',
    [run.id],
  );
  expect(rows).toEqual([{ entity_type: 'skills', event: 'record.added', actor_type: 'staff' }]);
});

test('a whole import is taken back: new records go, changed ones are as before, what somebody has changed since is kept', async () => {
  const before = await addSkill({ ar: 'تطريز ذهبي' });
  const file =
    'name.ar,name.en,type\nتطريز ذهبي,Gold embroidery,soft\nصياغة فضية,Silver,technical\nنقش نحاسي,Copper,technical\n';
  const run = await imports.carryOut(await imports.upload('skills', 'b.csv', file));
  expect(run.outcomes.done).toBe(3);
  const changed = await skillNamed('نقش نحاسي');
  const headers = { 'if-match': `"v${changed.version}"` };
  expect(
    (await api.call('PATCH', `/api/v1/skills/${changed.id}`, { as, body: { code: 'X' }, headers })).statusCode,
  ).toBe(200);

  expect((await imports.steer(run.id, { type: 'import.undo' })).statusCode).toBe(200);
  await imports.workToTheEnd();
  expect(await imports.view(run.id)).toMatchObject({ state: 'undone', outcomes: { undone: 2, kept: 1, done: 0 } });
  const { name, type } = (await api.call('GET', `/api/v1/skills/${before.id}`, { as })).json();
  expect({ name, type }).toEqual({ name: { ar: 'تطريز ذهبي' }, type: 'technical' });
  expect(await skillNamed('صياغة فضية')).toBeUndefined();
  const [kept] = await imports.rowsOf(run.id, '?outcome=kept');
  expect(kept).toMatchObject({ reason: 'changedSince', record: { id: changed.id, label: { ar: 'نقش نحاسي' } } });
});

test('a row whose record was changed after the check is left, and says so', async () => {
  const skill = await addSkill({ ar: 'خزف ملوّن' });
  const run = await imports.check(await imports.upload('skills', 'c.csv', 'name.ar,type\nخزف ملوّن,soft\n'));
  const headers = { 'if-match': `"v${skill.version}"` };
  await api.call('PATCH', `/api/v1/skills/${skill.id}`, { as, body: { code: 'Y' }, headers });
  await imports.steer(run.id, { type: 'import.start' });
  await imports.workToTheEnd();
  const [row] = await imports.rowsOf(run.id);
  expect(row).toMatchObject({ outcome: 'failed', reason: 'changedSinceCheck' });
  expect(await skillNamed('خزف ملوّن')).toMatchObject({ type: 'technical', code: 'Y' });
});

test('a file with the same headings is mapped as its person has mapped the last one', async () => {
  const file = 'first,second\nدهان بالرش,technical\n';
  const first = await imports.upload('skills', 'd.csv', file);
  expect(first.columns.map(({ field }) => field)).toEqual([null, null]);
  const fields = ['name.ar', 'type'];
  expect((await imports.steer(first.id, { type: 'import.map', fields })).statusCode).toBe(200);
  expect((await imports.upload('skills', 'e.csv', file)).columns.map(({ field }) => field)).toEqual(fields);
  await imports.workToTheEnd();
});

test('columns that no field has, or two have, are refused', async () => {
  const run = await imports.upload('skills', 'f.csv', 'a,b\nx,y\n');
  for (const fields of [['nonsense', null], ['name.ar', 'name.ar'], [null, null], ['name.ar']]) {
    const answer = await imports.steer(run.id, { type: 'import.map', fields });
    expect(answer.statusCode, answer.body).toBe(422);
  }
});

test('an import is its person’s alone, and only what is imported can be', async () => {
  const run = await imports.upload('skills', 'g.csv', 'name.ar\nس\n');
  const other = importsOf(api, await api.signIn('admin'));
  expect((await api.call('GET', `/api/v1/imports/${run.id}`, { as: await api.signIn('admin') })).statusCode).toBe(404);
  expect((await other.send('mails', 'x.csv', 'a\nb\n')).statusCode).toBe(422);
});

test('the same upload sent twice is one import', async () => {
  const key = crypto.randomUUID();
  const [one, two] = [
    await imports.send('skills', 'h.csv', 'name.ar\nص\n', key),
    await imports.send('skills', 'h.csv', 'name.ar\nص\n', key),
  ];
  expect([one.statusCode, two.json().id]).toEqual([201, one.json().id]);
});

test.each([
  ['a.txt', 'name\nx\n', 'fileType'],
  ['a.csv', 'name.ar\n', 'sheetEmpty'],
  ['a.xlsx', 'name.ar\nx\n', 'fileMismatch'],
  ['a.csv', `${'a,'.repeat(101)}a\n1\n`, 'sheetTooWide'],
  ['a.csv', `name.ar\n${'x'.repeat(20_001)}\n`, 'cellTooLong'],
])('%s that is no table for us is refused: %#', async (name, bytes, code) => {
  const answer = await imports.send('skills', name, bytes);
  expect(answer.statusCode, answer.body).toBe(422);
  expect(answer.json().errors).toEqual([{ path: 'file', code }]);
});
