import { randomUUID } from 'node:crypto';
import { mostViews } from '@diwan/api-contract/endpoints/saved-views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let admin: TestSession;
let editor: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  admin = await api.signIn('admin');
  editor = await api.signIn('editor');
});
afterAll(() => api.close());

const url = '/api/v1/saved-views';
const draft = (given: object = {}) => ({
  resource: 'job-posts',
  name: `عرض ${randomUUID().slice(0, 8)}`,
  search: '?state=published&sort=-title',
  isShared: false,
  ...given,
});
const add = (as: TestSession, given: object = {}) => api.call('POST', url, { as, body: draft(given) });
const added = async (as: TestSession, given: object = {}) => (await add(as, given)).json();
const listed = async (as: TestSession, resource = 'job-posts') =>
  (await api.call('GET', `${url}?resource=${resource}`, { as })).json() as { id: string; name: string }[];
const change = (as: TestSession, { id, version }: { id: string; version: number }, body: object) =>
  api.call('PATCH', `${url}/${id}`, { as, body, headers: { 'if-match': `"v${version}"` } });
const remove = (as: TestSession, { id, version }: { id: string; version: number }) =>
  api.call('DELETE', `${url}/${id}`, { as, headers: { 'if-match': `"v${version}"` } });
async function logged(id: string) {
  const { rows } = await api.database.pool.query(
    "SELECT event, actor_id, diff FROM audit_events WHERE entity_type = 'saved-views' AND entity_id = $1 ORDER BY position",
    [id],
  );
  return rows;
}

test('a private view is its owner’s alone; a shared one is everybody’s to open, with its owner’s name', async () => {
  const [own, shared] = [await added(editor), await added(editor, { isShared: true })];
  expect((await listed(editor)).map(({ id }) => id)).toEqual(expect.arrayContaining([own.id, shared.id]));
  const seen = await listed(admin);
  expect(seen.map(({ id }) => id)).not.toContain(own.id);
  expect(seen.find(({ id }) => id === shared.id)).toMatchObject({
    search: '?state=published&sort=-title',
    owner: { id: editor.user.id, name: editor.user.name },
    canEdit: false,
    canRemove: true,
  });
  expect((await listed(admin, 'skills')).map(({ id }) => id)).not.toContain(shared.id);
  for (const attempt of [change(admin, own, { name: 'x' }), remove(admin, own)])
    expect((await attempt).statusCode).toBe(404);
});

test('only the owner edits; an administrator may take a shared one away, an editor may not', async () => {
  const [ofEditor, ofAdmin] = [await added(editor, { isShared: true }), await added(admin, { isShared: true })];
  expect((await change(admin, ofEditor, { name: 'لي' })).json()).toMatchObject({ status: 403, reason: 'notOwner' });
  expect((await change(editor, ofAdmin, { isShared: false })).statusCode).toBe(403);
  expect((await remove(editor, ofAdmin)).json()).toMatchObject({ status: 403, reason: 'notOwner' });
  expect((await remove(admin, ofEditor)).statusCode).toBe(204);
  expect((await listed(editor)).map(({ id }) => id)).not.toContain(ofEditor.id);
});

test('an edit needs the version that was seen, and is in the log; what is searched for is not', async () => {
  const view = await added(editor);
  const renamed = await change(editor, view, { name: 'باسم آخر', search: '?q=secret' });
  expect([renamed.headers.etag, renamed.json().name]).toEqual(['"v2"', 'باسم آخر']);
  const stale = await change(editor, view, { isShared: true });
  expect([stale.statusCode, stale.json().current.name]).toEqual([412, 'باسم آخر']);
  expect((await api.call('PATCH', `${url}/${view.id}`, { as: editor, body: {} })).statusCode).toBe(428);
  expect((await remove(editor, view)).statusCode).toBe(412);
  expect((await remove(editor, renamed.json())).statusCode).toBe(204);
  const log = await logged(view.id);
  expect(log.map(({ event }) => event)).toEqual(['record.added', 'record.changed', 'record.removed']);
  expect(log[1].diff).toEqual([
    { path: 'name', before: view.name, after: 'باسم آخر' },
    { path: 'search', before: null, after: null },
  ]);
  expect(JSON.stringify(log)).not.toContain('secret');
});

test('the same request twice makes one view', async () => {
  const body = draft();
  const headers = { 'idempotency-key': randomUUID() };
  const [first, second] = [
    await api.call('POST', url, { as: editor, body, headers }),
    await api.call('POST', url, { as: editor, body, headers }),
  ];
  expect([first.statusCode, second.json()]).toEqual([201, first.json()]);
});

test('a name is unique among one’s own, whatever its spelling; another person may use it too', async () => {
  const name = `أسماء ${randomUUID()}`;
  await added(editor, { name });
  const again = await add(editor, { name: ` ${name.replace('أ', 'ا').toUpperCase()}` });
  expect(again.json()).toMatchObject({
    status: 409,
    code: 'duplicate',
    errors: [{ path: 'name', code: 'nameExists' }],
  });
  expect((await add(admin, { name })).statusCode).toBe(201);
  expect((await add(editor, { name, resource: 'skills' })).statusCode).toBe(201);
});

test('a hostile name is kept as text, without what could disguise it', async () => {
  const view = await added(editor, { name: '  <img src=x onerror=alert(1)>\u202egpj\u2066\u0000 \n x ' });
  expect(view.name).toBe('<img src=x onerror=alert(1)>gpj x');
  expect((await add(editor, { name: '\u202e \u0007' })).json().errors).toEqual([{ path: 'name', code: 'required' }]);
  expect((await add(editor, { name: 'ا'.repeat(61) })).json().errors[0]).toMatchObject({
    path: 'name',
    code: 'tooLong',
  });
  expect((await add(editor, { name: 'ا'.repeat(60) })).statusCode).toBe(201);
});

test.each([
  'javascript:alert(1)',
  '//evil.example',
  '/job_post/list',
  'q=x',
  '?a\nb',
  '?\u0000',
  '? x',
  `?${'x'.repeat(2000)}`,
])('what is no list’s query is refused: %j', async (search) =>
  expect((await add(editor, { search })).statusCode).toBe(422),
);

test('an empty search, and one with whatever else in it, are data', async () => {
  for (const search of ['', '?', '?q=%3Cscript%3E&evil=javascript:alert(1)&state=gone', '?q=محاسب'])
    expect((await added(editor, { search })).search).toBe(search);
});

test('one person keeps so many views of one list, also when several are added at once', async () => {
  await api.database.pool.query(
    `INSERT INTO saved_views (id, owner_id, resource, name, name_key, search, is_shared, created_at, updated_at)
     SELECT gen_random_uuid(), $1, 'industries', n, n, '', false, now(), now() FROM generate_series(1, $2::int) n`,
    [admin.user.id, mostViews - 2],
  );
  const attempts = await Promise.all(Array.from({ length: 6 }, () => add(admin, { resource: 'industries' })));
  const [kept, refused] = [201, 409].map((status) => attempts.filter(({ statusCode }) => statusCode === status));
  expect([kept!.length, refused!.length]).toEqual([2, 4]);
  expect(refused![0]!.json()).toMatchObject({ code: 'refused', reason: 'viewsFull' });
  expect((await add(admin, { resource: 'skills' })).statusCode).toBe(201);
});
