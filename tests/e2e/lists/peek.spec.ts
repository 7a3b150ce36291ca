import { randomUUID } from 'node:crypto';
import { addComment } from '@diwan/api/test/site/video-records.ts';
import { expect, test } from '../test.ts';

const word = () => `كلمة${randomUUID().slice(0, 8)}`;

test('NAV-09 T115 a closer look that an address names stays at its record, also where its list comes later than itself', async ({
  app,
  page,
  world,
}) => {
  const unique = word();
  const [, second] = [
    await world.records.jobPost({ title: { ar: `${unique} محاسب 01` } }),
    await world.records.jobPost({ title: { ar: `${unique} محاسب 02` } }),
  ];
  const list = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/job-posts\?/, async (route) => {
    await list.promise;
    await route.continue();
  });
  await app.open(`/job_post/list?q=${unique}&sort=title&peek=${second.id}`);
  const panel = app.list.peekOf(`${unique} محاسب 02`);
  await expect(panel.getByRole('link', { name: app.t.crud.edit, exact: true })).toBeVisible();
  await panel.getByRole('button', { name: app.t.shell.ui.close }).focus();
  await expect(app.list.rows).toHaveCount(0);
  list.resolve();
  await app.list.seeRowCount(2);
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('button', { name: app.t.shell.ui.close })).toBeFocused();
  await app.seeAddress(new RegExp(`peek=${second.id}`));
});

test('T115 what has left its list by a decision beside it stays in sight until somebody goes on', async ({
  app,
  page,
  world,
}) => {
  const unique = word();
  await addComment(world.database, { text: `أول ${unique}`, createdAt: '2026-01-01T11:00:00.000000Z' });
  const { id } = await addComment(world.database, { text: `ثانٍ ${unique}`, createdAt: '2026-01-01T10:00:00.000000Z' });
  const { comments } = app.t;
  await app.open(`/ihrTubeComment/list?state=held&q=${unique}&peek=${id}`);
  await app.list.seeRowCount(2);
  const panel = app.list.peekOf(`ثانٍ ${unique}`);
  await panel.getByRole('button', { name: comments.events.comment.publish, exact: true }).press('Enter');
  await app.list.seeRowCount(1);
  await expect(panel).toContainText(comments.states.comment.published);
  await app.seeAddress(new RegExp(`peek=${id}`));
  await page.keyboard.press('j');
  await expect(app.list.peekOf(`أول ${unique}`)).toBeVisible();
});
