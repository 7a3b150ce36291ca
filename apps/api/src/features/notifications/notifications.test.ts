import type { Notification } from '@diwan/api-contract/endpoints/notifications';
import type { Page } from '@diwan/api-contract/page';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoStaff } from '#identity/staff/demo-staff.ts';
import { notify } from '#notify/notify.ts';
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
  kind: 'jobPost.submitted',
  params: { title: 'محاسب', count: 3 },
  severity: 'info',
  path: '/jobs/list',
} as const;

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
    await api.database.transaction((tx) =>
      notify(tx, { userIds: [demoStaff.editor.id], ...content, params: { index } }),
    );
  }
  const first = await list(editor);
  const second = await list(editor, `?before=${first.next}`);
  const seen = [...first.items, ...second.items].map(({ params }) => params.index);
  expect(seen).toEqual(Array.from({ length: 30 }, (_, index) => 29 - index));
  expect(second.next).toBeNull();
  expect((await list(admin)).items).toEqual([]);
});

test('reading lowers the count of the reader alone', async () => {
  const [newest, next] = (await list(editor)).items;
  const answer = await api.call('POST', '/api/v1/notifications/read', {
    as: editor,
    body: { ids: [newest!.id, next!.id] },
  });
  expect(answer.json()).toEqual({ count: 28 });
  expect((await list(editor, '?isUnread=true')).items[0]!.params.index).toBe(27);
  await api.call('POST', '/api/v1/notifications/read', { as: admin, body: {} });
  expect(await unread(editor)).toBe(28);
  await api.call('POST', '/api/v1/notifications/read', { as: editor, body: {} });
  expect(await unread(editor)).toBe(0);
});

test('all staff means everyone whose account is active', async () => {
  await api.database.pool.query("UPDATE staff SET state = 'suspended' WHERE id = $1", [demoStaff.colleagues[0].id]);
  await api.database.transaction((tx) => notify(tx, { userIds: 'allStaff', ...content }));
  const { rows } = await api.database.pool.query<{ user_id: string }>(
    "SELECT user_id FROM notifications WHERE params ? 'title'",
  );
  const ids = rows.map((row) => row.user_id);
  expect(ids).toContain(demoStaff.admin.id);
  expect(ids).not.toContain(demoStaff.colleagues[0].id);
});

test('a cursor that is none is refused', async () => {
  const answer = await api.call('GET', '/api/v1/notifications?before=abc', { as: editor });
  expect(answer.statusCode).toBe(400);
});
