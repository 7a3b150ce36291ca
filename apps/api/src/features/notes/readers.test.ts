import type { Note } from '@diwan/api-contract/endpoints/notes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoStaff } from '#identity/staff/demo-staff.ts';
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

const words = { title: 'سر بين اثنين', text: 'لا يقرؤه غير من كُتب له.' };
async function write(record: string, body: object, as = noura) {
  return api.call('POST', '/api/v1/notes', { as, body: { resource: 'applications', record, ...words, ...body } });
}
async function written(record: string, body: object): Promise<Note> {
  const answer = await write(record, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
async function read(record: string, as: TestSession): Promise<Note[]> {
  const answer = await api.call('GET', `/api/v1/notes?resource=applications&record=${record}`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items;
}
const change = ({ id, version }: Note, body: object) =>
  api.call('PATCH', `/api/v1/notes/${id}`, { as: noura, body, headers: { 'if-match': `"v${version}"` } });
async function told(userId: string, record: string): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ kind: string }>(
    "SELECT kind FROM notifications WHERE user_id = $1 AND ref ->> 'id' = $2 ORDER BY kind",
    [userId, record],
  );
  return rows.map(({ kind }) => kind);
}

test('a note that is for its author alone is nowhere in what others are answered', async () => {
  const { id } = await records.application({ assignee: { id: sami.user.id, name: sami.user.name } });
  const note = await written(id, { visibility: 'me' });
  expect(await read(id, noura)).toMatchObject([{ id: note.id, visibility: 'me' }]);
  expect(await read(id, sami)).toEqual([]);
  for (const path of [`applications/${id}`, `applications/${id}/activity`]) {
    const answer = await api.call('GET', `/api/v1/${path}`, { as: sami });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain(words.title);
  }
  expect(await told(sami.user.id, id)).toEqual([]);
});

test('a note for the team is read by those who look after the record, and by no other', async () => {
  const mine = await records.jobPost({ state: 'published', pendingCount: 1, recruiterId: sami.user.id });
  const others = await records.jobPost({ state: 'published', pendingCount: 1 });
  const [of, notOf] = [
    await records.application({ jobPostId: mine.id }),
    await records.application({ jobPostId: others.id }),
  ];
  await written(of.id, { visibility: 'team' });
  await written(notOf.id, { visibility: 'team' });
  expect(await read(of.id, sami)).toHaveLength(1);
  expect(await read(notOf.id, sami)).toEqual([]);
});

test('whoever is mentioned is told once and reads it whomever it is for; later ones when they are added', async () => {
  const { id } = await records.application();
  const note = await written(id, { visibility: 'team', mentions: [demoStaff.colleagues[1].id] });
  expect(note.mentions).toEqual([{ id: demoStaff.colleagues[1].id, name: demoStaff.colleagues[1].name }]);
  expect(await read(id, sami)).toEqual([]);
  const changed = await change(note, { mentions: [demoStaff.colleagues[1].id, sami.user.id] });
  expect(changed.statusCode, changed.body).toBe(200);
  expect(await read(id, sami)).toMatchObject([{ id: note.id, isMine: false }]);
  expect(await told(sami.user.id, id)).toEqual(['noteMentioned']);
  expect(await told(demoStaff.colleagues[1].id, id)).toEqual(['noteMentioned']);
});

test.each([
  ['somebody who does not work here', { mentions: ['01900000-0000-7000-8000-0000000fffff'] }, 'unknownReference'],
  ['anybody in a note for oneself', { visibility: 'me', mentions: [demoStaff.colleagues[1].id] }, 'onlyForMe'],
])('a note does not mention %s', async (_, body, code) => {
  const { id } = await records.application();
  const answer = await write(id, body);
  expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([422, { path: 'mentions', code }]);
});

test('what is pinned stands above what is newer, on the first page alone; an edit keeps what it does not name', async () => {
  const { id } = await records.application();
  const first = await written(id, { isPinned: true, visibility: 'team' });
  for (let index = 0; index < 21; index++) {
    api.clock.advance(1);
    await written(id, { title: `${index}` });
  }
  const page = await api.call('GET', `/api/v1/notes?resource=applications&record=${id}`, { as: noura });
  expect(
    page
      .json()
      .items.map(({ title }: Note) => title)
      .slice(0, 2),
  ).toEqual([words.title, '20']);
  const path = `/api/v1/notes?resource=applications&record=${id}&before=${page.json().next}`;
  expect((await api.call('GET', path, { as: noura })).json().items).toMatchObject([{ title: '0' }]);
  expect((await change(first, { isPinned: false })).json()).toMatchObject({ isPinned: false, visibility: 'team' });
  expect((await read(id, noura))[0]!.title).toBe('20');
});
