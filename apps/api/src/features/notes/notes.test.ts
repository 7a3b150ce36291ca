import type { Note } from '@diwan/api-contract/endpoints/notes';
import type { Page } from '@diwan/api-contract/page';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#db/id.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let noura: TestSession;
let sami: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  noura = await api.signIn('admin');
  sami = await api.signIn('editor');
});
afterAll(() => api.close());

const draft = { title: 'مكالمة', text: 'طلب مهلة حتى الأحد.' };

async function write(record: string, body: object = draft, as = noura) {
  return api.call('POST', '/api/v1/notes', { as, body: { resource: 'seekers', record, ...body } });
}
async function read(record: string, query = '', resource = 'seekers', as = noura): Promise<Page<Note>> {
  const answer = await api.call('GET', `/api/v1/notes?resource=${resource}&record=${record}${query}`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test('notes are read newest first, page by page, each once, by every member of staff', async () => {
  const { id } = await records.seeker();
  for (let index = 0; index < 45; index++) {
    api.clock.advance(1);
    expect((await write(id, { title: `${index}`, text: 'x' }, index % 2 ? noura : sami)).statusCode).toBe(201);
  }
  const seen: Note[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: Page<Note> = await read(id, next && `&before=${next}`);
    seen.push(...page.items);
    next = page.next;
  }
  expect(seen.map(({ title }) => title)).toEqual(Array.from({ length: 45 }, (_, index) => `${44 - index}`));
  expect(seen.map(({ isMine }) => isMine)).toEqual(seen.map(({ author }) => author.id === noura.user.id));
  expect(seen.some(({ isMine }) => isMine) && seen.some(({ isMine }) => !isMine)).toBe(true);
});

test('a note to the address of a merged record stands at the one that is left, where it is read from both', async () => {
  const [merged, kept] = [await records.seeker({ state: 'merged' }), await records.seeker()];
  await api.database.pool.query(
    `INSERT INTO record_redirects (resource, from_id, to_id, at) VALUES ('seekers', $1, $2, now())`,
    [merged.id, kept.id],
  );
  const added = (await write(merged.id)).json<Note>();
  for (const { id } of [merged, kept]) expect((await read(id)).items).toEqual([added]);
  const { rows } = await api.database.pool.query('SELECT record_id AS id FROM record_notes WHERE id = $1', [added.id]);
  expect(rows).toEqual([{ id: kept.id }]);
});

test.each([
  ['title', { title: '  ', text: 'x' }],
  ['text', { title: 'x', text: '' }],
  ['title', { text: 'x' }],
])('MSG-08 MSG-09 a note without its %s is refused, and the field is named', async (path, body) => {
  const answer = await write((await records.seeker()).id, body);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([expect.objectContaining({ path, code: 'required' })]);
});

test('a note is changed and deleted by its author alone, who has seen its latest version', async () => {
  const { id } = await records.seeker();
  const added = (await write(id)).json<Note>();
  const change = (as: TestSession, version: number) =>
    api.call('PATCH', `/api/v1/notes/${added.id}`, {
      as,
      body: { text: 'طلب مهلة حتى الاثنين.' },
      headers: { 'if-match': `"v${version}"` },
    });
  const remove = (as: TestSession, version: number) =>
    api.call('DELETE', `/api/v1/notes/${added.id}`, { as, headers: { 'if-match': `"v${version}"` } });

  expect((await change(sami, 1)).json()).toMatchObject({ status: 403, reason: 'notAuthor' });
  expect((await remove(sami, 1)).statusCode).toBe(403);
  const changed = await change(noura, 1);
  expect(changed.headers.etag).toBe('"v2"');
  expect(changed.json()).toMatchObject({ title: draft.title, text: 'طلب مهلة حتى الاثنين.', version: 2 });
  expect((await remove(noura, 1)).statusCode).toBe(412);
  expect((await api.call('DELETE', `/api/v1/notes/${added.id}`, { as: noura })).statusCode).toBe(428);
  expect((await remove(noura, 2)).statusCode).toBe(204);
  expect((await read(id)).items).toEqual([]);

  const activity = await api.call('GET', `/api/v1/seekers/${id}/activity?kind=notes`, { as: noura });
  expect(activity.json().items.map(({ event, diff }: { event: string; diff: unknown }) => [event, diff])).toEqual([
    [
      'note.removed',
      [
        { path: 'note.title', before: draft.title, after: null },
        { path: 'note.text', before: 'طلب مهلة حتى الاثنين.', after: null },
      ],
    ],
    ['note.changed', [{ path: 'note.text', before: draft.text, after: 'طلب مهلة حتى الاثنين.' }]],
    [
      'note.added',
      [
        { path: 'note.title', before: null, after: draft.title },
        { path: 'note.text', before: null, after: draft.text },
      ],
    ],
  ]);
});

test('T77 a note that is sent twice under one key is one note', async () => {
  const { id } = await records.seeker();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const send = () =>
    api.call('POST', '/api/v1/notes', { as: noura, body: { resource: 'seekers', record: id, ...draft }, headers });
  expect((await send()).json()).toEqual((await send()).json());
  expect((await read(id)).items).toHaveLength(1);
});

test('a record that does not exist has no notes, and gets none', async () => {
  expect((await write(newId())).statusCode).toBe(404);
  const answer = await api.call('GET', `/api/v1/notes?resource=seekers&record=${newId()}`, { as: noura });
  expect(answer.statusCode).toBe(404);
});

test('notes of one resource are not those of another with the same id', async () => {
  const { id } = await records.seeker();
  await write(id);
  await records.employer({ id });
  expect((await read(id, '', 'employers')).items).toEqual([]);
});

test('an application tells its notes', async () => {
  const { id } = await records.application();
  const body = { resource: 'applications', record: id, ...draft };
  await api.call('POST', '/api/v1/notes', { as: sami, body });
  const application = (await api.call('GET', `/api/v1/applications/${id}`, { as: noura })).json();
  expect(application.notes).toEqual([expect.objectContaining({ ...draft, by: sami.user.name })]);
});

test('notes go with their record', async () => {
  const { id } = await records.seeker();
  await write(id);
  await api.database.pool.query('DELETE FROM seekers WHERE id = $1', [id]);
  expect((await api.database.pool.query('SELECT FROM record_notes WHERE record_id = $1', [id])).rowCount).toBe(0);
});
