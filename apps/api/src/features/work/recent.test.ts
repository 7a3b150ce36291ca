import { recentEvent } from '@diwan/api-contract/endpoints/work';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { recordIdentityEvent } from '#identity/events.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('ROUTE-02 the latest activity tells what was done to which record, and by whom; not who looked at what', async () => {
  const as = await api.signIn('editor');
  const { id: seeker } = await recordsIn(api.database).seeker({ mobile: '+966501234567' });
  const skill = (
    await api.call('POST', '/api/v1/skills', {
      as,
      body: {
        name: { ar: 'لحام' },
        type: 'technical',
        code: null,
        escoUri: null,
        parentId: null,
        slug: null,
        icon: null,
        externalUri: null,
        synonyms: [],
      },
    })
  ).json();
  const change = { as, body: { code: 'W-1' }, headers: { 'if-match': '"v1"' } };
  expect((await api.call('PATCH', `/api/v1/skills/${skill.id}`, change)).statusCode).toBe(200);
  const wish = { resource: 'seekers', id: seeker, field: 'mobile', reason: 'The candidate asked by phone' };
  expect((await api.call('POST', '/api/v1/pii/reveal', { as, body: wish })).statusCode).toBe(200);
  const draft = { resource: 'skills', name: 'a view', search: '', isShared: false };
  expect((await api.call('POST', '/api/v1/saved-views', { as, body: draft })).statusCode).toBe(201);

  const recent = z.array(recentEvent).parse((await api.call('GET', '/api/v1/work/recent', { as })).json());
  expect(recent.map(({ event, resource, record, actor }) => [event, resource, record, actor.name])).toEqual(
    ['record.changed', 'record.added'].map((event) => [
      event,
      'skills',
      { id: skill.id, label: { ar: 'لحام' } },
      as.user.name,
    ]),
  );
});

test('who comes and goes is no news, and what happened to an account is for whoever may see accounts', async () => {
  const [admin, editor] = [await api.signIn('admin'), await api.signIn('editor')];
  const body = {
    name: 'ريم',
    email: 'reem@diwan.example',
    role: 'editor',
    mobile: null,
    title: null,
    about: null,
    photo: null,
  };
  const colleague = (await api.call('POST', '/api/v1/staff', { as: admin, body })).json();
  const { orm } = api.database;
  await recordIdentityEvent(orm, { event: 'authn_login_fail', member: undefined });
  await recordIdentityEvent(orm, { event: 'session_expired', member: colleague });

  const accountsFor = async (as: TestSession) =>
    z
      .array(recentEvent)
      .parse((await api.call('GET', '/api/v1/work/recent', { as })).json())
      .flatMap(({ resource, event, record }) => (resource === 'staff' ? [[event, record.id]] : []));
  expect(await accountsFor(admin)).toEqual([['record.added', colleague.id]]);
  expect(await accountsFor(editor)).toEqual([]);
});
