import { ReviewModel } from '#models/review-model.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('LOOK-03 on a phone five cards of a list are in sight, and its filters are one press away', async ({
  app,
  page,
  world,
}) => {
  const { id: employerId } = await world.records.employer();
  for (let count = 0; count < 6; count++) await world.records.jobPost({ employerId });
  await app.open(`/job_post/list?employer=${employerId}`);
  await app.list.seeRowCount(6);
  const cards = page.getByRole('grid').locator('tbody [data-row-key]');
  await expect(cards.nth(4)).toBeInViewport({ ratio: 0.9 });
  const views = page.getByRole('button', { name: app.t.crud.tools.views });
  await expect(views).toBeHidden();
  await page.getByRole('button', { name: `${app.t.crud.tools.unfold} (1)` }).click();
  await expect(views).toBeVisible();
});

test('on a phone the next page is read from its top', async ({ app, page, world }) => {
  const { id: employerId } = await world.records.employer();
  for (let count = 0; count < 50; count++) await world.records.jobPost({ employerId });
  await app.open(`/job_post/list?employer=${employerId}`);
  await app.list.seeRowCount(25);
  const first = page.getByRole('grid').locator('tbody [data-row-key]').first();
  const before = await first.getAttribute('data-row-key');
  await page.getByRole('button', { name: app.t.shell.ui.nextPage }).click();
  await expect(first).not.toHaveAttribute('data-row-key', before!);
  await expect(first).toBeInViewport({ ratio: 0.9 });
});

test('on a phone a card leaves out what is empty', async ({ app, page, world }) => {
  const { number } = await world.records.employer();
  await app.open(`/employers/list?q=${number}`);
  await app.list.seeRowCount(1);
  const card = page.getByRole('grid').locator('tbody [data-row-key]');
  await expect(card.getByText('—', { exact: true }).first()).toBeAttached();
  await expect(card.getByText('—', { exact: true }).filter({ visible: true })).toHaveCount(0);
});

test('LOOK-03 on a phone the decisions of a review share one line', async ({ app, page, world }) => {
  const { id: employerId } = await world.records.employer();
  await world.records.jobPost({ employerId, state: 'pending_review' });
  await app.open(`/job_post/list/review?employer=${employerId}`);
  const review = new ReviewModel(page, app.t);
  await review.seeRecord();
  const { approve, reject, requestChanges } = app.t.jobPosts.events.jobPost;
  const names = [app.t.review.previous, app.t.review.skip, reject, requestChanges, approve];
  const boxes = await Promise.all(names.map((name) => review.button(name).boundingBox()));
  expect(new Set(boxes.map((box) => box!.y)).size).toBe(1);
  for (const box of boxes) {
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(390);
  }
});

test('LOOK-03 on a phone the open tab of a record is in sight, however many stand before it', async ({
  app,
  page,
  world,
}) => {
  const { id } = await world.records.employer();
  await app.open(`/employers/view/${id}?tab=workflow`);
  const tab = page.getByRole('tab').last();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeInViewport({ ratio: 0.9 });
});

test('LOOK-03 on a phone what was said of the step before leaves the buttons of a dialog free', async ({
  app,
  page,
  world,
}) => {
  const { id } = await world.records.employer({ state: 'suspended' });
  const { events, done } = app.t.employers;
  const said = page.getByRole('region', { name: app.t.shell.ui.notifications });
  await app.open(`/employers/view/${id}`);
  await app.record.clickEvent(events.employer.reinstate);
  await app.seeToast(done.employer.reinstate);
  await app.record.clickEvent(events.employer.suspend);
  const answer = page.getByRole('dialog').getByRole('button', { name: events.employer.suspend, exact: true });
  await expect(answer).toBeInViewport({ ratio: 1 });
  const [message, button] = [await said.boundingBox(), await answer.boundingBox()];
  expect(message!.y + message!.height).toBeLessThan(button!.y);
  expect(message!.y).toBeGreaterThanOrEqual(0);
});

test('LOOK-03 on a phone one long word widens no screen, and stays clear of what stands beside it', async ({
  app,
  page,
  world,
}) => {
  const long = 'Bundesausbildungsförderungsgesetzesänderungsbeauftragtenversammlung';
  const { id, number } = await world.records.employer({ name: { ar: long, en: long }, legalName: long });
  const { id: post } = await world.records.jobPost({ employerId: id, title: { ar: long }, state: 'pending_review' });
  const seeOnlyThePage = async (path: string) => {
    await app.open(path);
    await expect(page.getByRole('main').getByText(long).filter({ visible: true }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  };
  await seeOnlyThePage(`/employers/view/${id}`);
  await seeOnlyThePage(`/employers/edit/${id}`);
  await seeOnlyThePage(`/job_post/view/${post}`);
  await seeOnlyThePage(`/job_post/list/review?employer=${id}`);
  await seeOnlyThePage(`/employers/list?q=${number}`);
  const card = page.getByRole('grid').locator('tbody [data-row-key]');
  const state = await card.getByText(app.t.employers.states.employer.verified).boundingBox();
  const name = await card
    .getByText(long)
    .first()
    .evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect().toJSON() as { left: number; right: number };
    });
  expect(name.left).toBeGreaterThanOrEqual(state!.x + state!.width);
});
