import { randomUUID } from 'node:crypto';
import type { Notification, NotificationGroup } from '@diwan/api-contract/endpoints/notifications';
import type { Page } from '@diwan/api-contract/page';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoStaff } from '#identity/staff/demo-staff.ts';
import { type NewNotification, notify } from '#notify/notify.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let editor: TestSession;
let admin: TestSession;

beforeAll(async () => {
  api = await createTestApp();
  editor = await api.signIn('editor');
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const content = {
  kind: 'jobPostSubmitted',
  params: { title: 'محاسب', count: 3 },
  ref: null,
  path: '/jobs/list',
} as const;
const told = (api: TestApp, more: Partial<NewNotification>) =>
  api.database.transaction((tx) => notify(tx, { userIds: [], ...content, once: randomUUID(), ...more }));

async function list(as: TestSession, query = ''): Promise<Page<Notification>> {
  const answer = await api.call('GET', `/api/v1/notifications${query}`, { as });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function unread(as: TestSession): Promise<number> {
  return (await api.call('GET', '/api/v1/notifications/unread-count', { as })).json<{ count: number }>().count;
}

test('everyone’s notifications are their own: newest first, page by page, each once', async () => {
  for (let index = 0; index < 30; index++) {
    await told(api, { userIds: [demoStaff.editor.id], params: { index } });
  }
  const first = await list(editor);
  const second = await list(editor, `?before=${first.next}`);
  const seen = [...first.items, ...second.items].map(({ params }) => params.index);
  expect(seen).toEqual(Array.from({ length: 30 }, (_, index) => 29 - index));
  expect(second.next).toBeNull();
  expect((await list(admin)).items).toEqual([]);
});

const send = async (as: TestSession, type: string, ids: string[]) => {
  const answer = await api.call('POST', '/api/v1/notifications/events', { as, body: { type, ids } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ count: number; changed: string[] }>();
};
const markAllRead = (as: TestSession) => api.call('POST', '/api/v1/notifications/mark-all-read', { as, body: {} });
const groups = async (as: TestSession, query = ''): Promise<Page<NotificationGroup>> => {
  const answer = await api.call('GET', `/api/v1/notifications/groups${query}`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

test('ROUTE-06 reading lowers the count of the reader alone', async () => {
  const [newest, next] = (await list(editor)).items;
  const ids = [newest!.id, next!.id];
  const read = await send(editor, 'notification.read', ids);
  expect([read.count, read.changed.sort()]).toEqual([28, ids.sort()]);
  expect((await list(editor, '?state=unread')).items[0]!.params.index).toBe(27);
  expect((await list(editor, '?state=read')).items.map(({ id }) => id).sort()).toEqual(ids);
  await markAllRead(admin);
  expect(await unread(editor)).toBe(28);
  await markAllRead(editor);
  expect(await unread(editor)).toBe(0);
});

test('ROUTE-06 what is put away is out of sight and not counted, and comes back as it was', async () => {
  const [first, second] = (await list(editor)).items;
  await send(editor, 'notification.unread', [first!.id]);
  expect(await unread(editor)).toBe(1);
  expect((await send(editor, 'notification.archive', [first!.id, second!.id])).count).toBe(0);
  expect((await list(editor)).items.map(({ id }) => id)).not.toContain(first!.id);
  const [archived] = (await list(editor, '?state=archived')).items;
  expect(archived).toMatchObject({ id: first!.id, state: 'archived', actions: ['notification.restore'] });
  expect((await send(editor, 'notification.read', [first!.id])).changed).toEqual([]);
  expect((await send(editor, 'notification.restore', [first!.id, second!.id])).count).toBe(1);
  expect((await list(editor)).items.slice(0, 2)).toMatchObject([
    { id: first!.id, state: 'unread', actions: ['notification.read', 'notification.archive'] },
    { id: second!.id, state: 'read', actions: ['notification.unread', 'notification.archive'] },
  ]);
});

test('AUTH-12 nobody moves what is somebody else’s', async () => {
  const [mine] = (await list(editor)).items;
  expect(await send(admin, 'notification.archive', [mine!.id])).toEqual({ count: 0, changed: [] });
  expect((await list(editor)).items[0]!.id).toBe(mine!.id);
});

test('ROUTE-06 notifications about one record stand together, the latest group first, page by page, each once', async () => {
  const userIds = [demoStaff.admin.id];
  const refOf = (id: string) => ({ resource: 'jobPosts' as const, id, label: { ar: 'محاسب', en: 'Accountant' } });
  const posts = Array.from({ length: 27 }, () => refOf(randomUUID()));
  for (const ref of posts) await told(api, { userIds, ref });
  await told(api, { userIds, ref: posts[0]!, kind: 'jobPostExpired' });
  const first = await groups(admin);
  expect(first.items[0]).toMatchObject({ key: posts[0]!.id, count: 2, unread: 2 });
  expect(first.items[0]!.items.map(({ kind }) => kind)).toEqual(['jobPostExpired', 'jobPostSubmitted']);
  const second = await groups(admin, `?before=${first.next}`);
  const keys = [...first.items, ...second.items].map(({ key }) => key);
  expect(keys.filter((key) => posts.some(({ id }) => id === key))).toHaveLength(27);
  expect(new Set(keys).size).toBe(keys.length);
  expect(second.next).toBeNull();
  expect((await groups(admin, '?kind=jobPostExpired')).items).toMatchObject([{ key: posts[0]!.id, count: 1 }]);
  expect((await groups(admin, '?severity=critical')).items).toEqual([]);
});

test('nobody is told twice of what has happened once', async () => {
  const once = { once: 'this has happened', userIds: [demoStaff.editor.id] };
  const before = await unread(editor);
  await told(api, once);
  await told(api, once);
  expect(await unread(editor)).toBe(before + 1);
  await told(api, { ...once, userIds: [demoStaff.editor.id, demoStaff.admin.id] });
  expect(await unread(editor)).toBe(before + 1);
});

test('a cursor that is none is refused', async () => {
  const answer = await api.call('GET', '/api/v1/notifications?before=abc', { as: editor });
  expect(answer.statusCode).toBe(400);
});
