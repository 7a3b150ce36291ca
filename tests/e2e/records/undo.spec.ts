import { expect, test } from '../test.ts';

test('a decision can be taken back for ten seconds: the record is as before, and its activity tells both', async ({
  app,
  page,
  world,
}) => {
  const { id } = await world.records.jobPost({ state: 'pending_review' });
  const { states, events, done } = app.t.jobPosts;
  const said = page.getByRole('status').first();
  await app.open(`/job_post/view/${id}`);
  await app.record.clickEvent(events.jobPost.approve);
  await expect(said).toContainText(done.jobPost.approve);
  await app.record.seeState(states.jobPost.published);
  await page.getByRole('button', { name: app.t.crud.undo.offer }).click();
  await expect(said).toContainText(app.t.crud.undo.done);
  await app.record.seeState(states.jobPost.pending_review);
  await expect(page.getByRole('button', { name: events.jobPost.approve })).toBeVisible();
  await app.record.clickActivity();
  await expect(page.getByText(new RegExp(`^${app.t.records.entries.undone}`))).toBeVisible();
});
