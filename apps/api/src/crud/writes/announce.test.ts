import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { busChannel } from '#realtime/bus.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
let bus: pg.Client;
const heard: { channel: string; event: string; data: Record<string, unknown> }[] = [];
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
  bus = new pg.Client({ connectionString: api.deps.config.databaseUrl! });
  await bus.connect();
  bus.on('notification', ({ payload }) => {
    const message = JSON.parse(payload!);
    heard.push({ ...message, data: JSON.parse(message.data) });
  });
  await bus.query(`LISTEN "${busChannel}"`);
});
afterAll(async () => {
  await bus.end();
  await api.close();
});

/** What was sent since the last time; a round trip on the listening connection brings everything that was committed. */
async function messages() {
  await bus.query('SELECT 1');
  return heard.splice(0).map(({ channel, event, data }) => [channel.replace(/^private-/, ''), event, data]);
}

test('every write is announced when it is committed, by name and never by content; a refused one is not', async () => {
  const body = {
    name: { ar: 'لحام', en: 'Welding' },
    code: null,
    synonyms: [],
    type: 'tool',
    escoUri: null,
    parentId: null,
    slug: null,
    icon: null,
    externalUri: null,
  };
  const { id } = (await api.call('POST', '/api/v1/skills', { as, body })).json();
  const about = { resource: 'skills', id, by: as.user.id };
  expect(await messages()).toEqual([
    ['resource.skills', 'record.added', about],
    ['work', 'work.changed', {}],
  ]);

  await api.call('PATCH', `/api/v1/skills/${id}`, { as, body: { code: 'W' }, headers: { 'if-match': '"v1"' } });
  const change = { ...about, version: 2, state: 'active', event: 'record.changed' };
  expect(await messages()).toEqual([['resource.skills', 'record.changed', change]]);

  await api.call('POST', `/api/v1/skills/${id}/events`, {
    as,
    body: { type: 'term.deactivate' },
    headers: { 'if-match': '"v2"' },
  });
  const event = { ...about, version: 3, state: 'inactive', event: 'term.deactivate' };
  expect(await messages()).toEqual([
    ['resource.skills', 'record.changed', event],
    ['work', 'work.changed', {}],
  ]);

  await api.call('PATCH', `/api/v1/skills/${id}`, { as, body: { code: 'X' }, headers: { 'if-match': '"v1"' } });
  await api.call('POST', `/api/v1/skills/${id}/events`, {
    as,
    body: { type: 'term.accept' },
    headers: { 'if-match': '"v3"' },
  });
  await api.call('POST', '/api/v1/skills', { as, body });
  expect(await messages()).toEqual([]);

  await api.call('DELETE', `/api/v1/skills/${id}`, { as, headers: { 'if-match': '"v3"' } });
  expect(await messages()).toEqual([
    ['resource.skills', 'record.removed', about],
    ['work', 'work.changed', {}],
  ]);
});

test('a decision about an applicant also tells the list of job posts that its counts have changed, and the outbox of its mail', async () => {
  const { id, jobPostId } = await recordsIn(api.database).application();
  await api.call('POST', `/api/v1/applications/${id}/events`, {
    as,
    body: { type: 'application.approve' },
    headers: { 'if-match': '"v1"' },
  });
  expect((await messages()).map(([channel, event, data]) => [channel, event, (data as { id?: string }).id])).toEqual([
    ['resource.mails', 'record.added', expect.any(String)],
    ['work', 'work.changed', undefined],
    ['resource.applications', 'record.changed', id],
    ['resource.job-posts', 'record.changed', jobPostId],
  ]);
});
