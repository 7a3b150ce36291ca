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

async function take(path: string, as: TestSession) {
  const answer = await api.call('GET', `/api/v1/${path}`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  api.clock.advance(1);
}
const listed = async (as: TestSession, query = '') => (await api.call('GET', `/api/v1/exports${query}`, { as })).json();

test('somebody reads what they have exported and how it was asked for; nobody reads that of others', async () => {
  await take('skills/export?format=csv&language=ar&columns=name,state&state=active,inactive&sort=-name', editor);
  await take('industries/export?format=xlsx&language=en', editor);
  await take('job-titles/export?format=csv&language=en', admin);
  expect((await listed(editor)).items).toMatchObject([
    { resource: 'industries', format: 'xlsx', language: 'en', query: {}, isSearchHidden: false },
    {
      resource: 'skills',
      format: 'csv',
      language: 'ar',
      columns: ['name', 'state'],
      query: { state: 'active,inactive', sort: '-name' },
    },
  ]);
  expect((await listed(admin)).items.map(({ resource }: { resource: string }) => resource)).toEqual(['jobTitles']);
});

test('what was asked for can be asked for again as it is told', async () => {
  const [, { query, columns }] = (await listed(editor)).items;
  const again = new URLSearchParams({ ...query, columns: columns.join(','), format: 'csv', language: 'ar' });
  await take(`skills/export?${again}`, editor);
  expect((await listed(editor)).items[0]).toMatchObject({ resource: 'skills', query, columns });
});

test('a search for a person is not kept, and the audit log’s own exports are those of no list', async () => {
  await take(`seekers/export?format=csv&language=ar&q=${encodeURIComponent('laila@mail.example')}`, admin);
  await take('audit-events/export?format=csv&language=en', admin);
  const [first] = (await listed(admin)).items;
  expect(first).toMatchObject({ resource: 'seekers', isSearchHidden: true });
  expect(JSON.stringify(first)).not.toContain('laila@');
});

test('a cursor that is none is refused', async () => {
  expect((await api.call('GET', '/api/v1/exports?before=x', { as: editor })).statusCode).toBe(422);
});
