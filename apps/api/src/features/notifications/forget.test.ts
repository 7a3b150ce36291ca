import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { forgetOldNotifications } from './forget.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('what was read is kept for ninety days and what nobody has read for a year, then both are deleted', async () => {
  const { user } = await api.signIn('editor');
  const add = (name: string, days: number, column?: 'read_at' | 'archived_at') =>
    api.database.pool.query(
      `INSERT INTO notifications (id, user_id, kind, params, severity, created_at, once${column ? `, ${column}` : ''})
       VALUES (gen_random_uuid(), $1, 'mailFailed', '{}', 'warning', $2, $3${column ? ', $2' : ''})`,
      [user.id, new Date(api.clock.now.getTime() - days * 86_400_000), name],
    );
  await add('read lately', 89, 'read_at');
  await add('read', 91, 'read_at');
  await add('put away', 91, 'archived_at');
  await add('unread', 364);
  await add('never read', 366);
  await forgetOldNotifications(api.deps);
  const { rows } = await api.database.pool.query('SELECT once FROM notifications ORDER BY once');
  expect(rows.map(({ once }) => once)).toEqual(['read lately', 'unread']);
});
