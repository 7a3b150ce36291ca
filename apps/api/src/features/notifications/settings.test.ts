import { randomUUID } from 'node:crypto';
import type { NotificationSettings } from '@diwan/api-contract/endpoints/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoStaff } from '#identity/staff/demo-staff.ts';
import { notify } from '#notify/notify.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

const path = '/api/v1/me/notification-settings';
const chosen: NotificationSettings = { muted: ['noteAdded'], digest: 'none', digestHour: 9, language: 'en' };

let api: TestApp;
let editor: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  editor = await api.signIn('editor');
});
afterAll(() => api.close());

const keep = (version: number, body: object, as = editor) =>
  api.call('PUT', path, { as, body, headers: { 'if-match': `"v${version}"` } });
const kinds = async (as: TestSession) =>
  (await api.call('GET', '/api/v1/notifications', { as })).json().items.map(({ kind }: { kind: string }) => kind);

test('ROUTE-06 somebody who has muted a kind is not told of it, others are', async () => {
  const view = await api.call('GET', path, { as: editor });
  expect([view.headers.etag, view.json().muted]).toEqual(['"v0"', []]);
  expect((await keep(0, chosen)).json()).toEqual({ ...chosen, version: 1 });
  const userIds = [demoStaff.editor.id, demoStaff.admin.id];
  for (const kind of ['noteAdded', 'jobPostFilled'] as const)
    await api.database.transaction((tx) => notify(tx, { userIds, kind, params: {}, ref: null, once: randomUUID() }));
  expect(await kinds(editor)).toEqual(['jobPostFilled']);
  expect((await kinds(await api.signIn('admin'))).sort()).toEqual(['jobPostFilled', 'noteAdded']);
});

test('what another tab has chosen meanwhile is not overwritten, and nonsense is refused', async () => {
  expect((await keep(0, chosen)).statusCode).toBe(412);
  expect((await keep(1, { ...chosen, muted: ['noSuchKind'] })).statusCode).toBe(422);
  expect((await keep(1, { ...chosen, digestHour: 24 })).statusCode).toBe(422);
  expect((await api.call('PUT', path, { as: editor, body: chosen })).statusCode).toBe(428);
  expect((await keep(1, { ...chosen, muted: ['noteAdded', 'noteAdded'] })).json()).toMatchObject({
    muted: ['noteAdded'],
    version: 2,
  });
});

test('AUTH-12 each has their own', async () => {
  expect((await api.call('GET', path, { as: await api.signIn('admin') })).json()).toMatchObject({ muted: [] });
});
