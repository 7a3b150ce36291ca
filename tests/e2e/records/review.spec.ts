import { reasonLists } from '@diwan/api-contract/settings/reasons';
import { ReviewModel } from '#models/review-model.ts';
import { filled } from '#models/texts.ts';
import { expect, test } from '../test.ts';
import type { World } from '../world/world.ts';

/** Job posts of one employer that wait for staff. */
async function makeQueue(world: World, count: number) {
  const { id: employerId } = await world.records.employer();
  const titles = Array.from({ length: count }, (_, index) => `محاسب ${String(index).padStart(2, '0')}`);
  for (const ar of titles) await world.records.jobPost({ employerId, title: { ar }, state: 'pending_review' });
  const stateOf = async (title: string) => {
    const { rows } = await world.database.pool.query<{ state: string }>(
      `SELECT state FROM job_posts WHERE employer_id = $1 AND title->>'ar' = $2`,
      [employerId, title],
    );
    return rows[0]?.state;
  };
  return { employerId, titles, stateOf };
}

test('twenty decisions by the keyboard alone: one key approves, three reject, and one is taken back', async ({
  app,
  page,
  world,
}) => {
  const { employerId, titles, stateOf } = await makeQueue(world, 20);
  const review = new ReviewModel(page, app.t);
  const { approve, reject } = app.t.jobPosts.done.jobPost;
  await app.open(`/job_post/list?state=pending_review&employer=${employerId}`);
  await review.openFromList();
  await expect(page).toHaveURL(/\/job_post\/list\/review\?/);
  const approved: string[] = [];
  const rejected: string[] = [];
  for (let index = 0; index < titles.length; index++) {
    if (index % 4 === 3) rejected.push(await review.decide('KeyR', 'Digit1', 'Enter'));
    else approved.push(await review.decide('KeyA'));
  }
  await expect(page.getByText(app.t.review.empty.title, { exact: true })).toBeVisible();
  await expect(page.getByText(filled(app.t.review.empty.count, { done: approve, number: '15' }))).toBeVisible();
  await expect(page.getByText(filled(app.t.review.empty.count, { done: reject, number: '5' }))).toBeVisible();
  expect([...approved, ...rejected].sort()).toEqual(titles);

  const last = rejected.at(-1)!;
  await review.seeOffer(last, reject);
  await page.keyboard.press('KeyZ');
  await app.seeHeading(last);
  await expect(review.heading).toBeFocused();
  await expect.poll(() => stateOf(last)).toBe('pending_review');
  for (const title of approved) expect(await stateOf(title)).toBe('published');
  for (const title of rejected.slice(0, -1)) expect(await stateOf(title)).toBe('rejected');
});

test('whoever leaves a review and comes back goes on where they were', async ({ app, page, world }) => {
  const { employerId } = await makeQueue(world, 3);
  const review = new ReviewModel(page, app.t);
  await app.open(`/job_post/list/review?employer=${employerId}`);
  await review.seeRecord();
  await page.keyboard.press('KeyS');
  const name = await review.seeRecord();
  await page.keyboard.press('Escape');
  await app.seeHeading(app.t.jobPosts.title);
  await page.goBack();
  await app.seeHeading(name);
});

test('what was typed into the question of a review is there again after a reload, and gone once it is taken back', async ({
  app,
  page,
  world,
}) => {
  const { employerId } = await makeQueue(world, 1);
  const review = new ReviewModel(page, app.t);
  const other = page.getByRole('textbox', { name: app.t.crud.ask.note });
  await app.open(`/job_post/list/review?employer=${employerId}`);
  await review.seeRecord();
  await page.keyboard.press('KeyR');
  await other.fill('الوصف لا يطابق المسمى');
  await page.reload();
  await review.seeRecord();
  await page.keyboard.press('KeyR');
  await expect(other).toHaveValue('الوصف لا يطابق المسمى');
  await page.keyboard.press('Escape');
  await page.keyboard.press('KeyR');
  await expect(other).toHaveValue('');
});

test('two people at one queue don’t decide about the same record', async ({ app, page, world, colleague, person }) => {
  const { employerId } = await makeQueue(world, 2);
  const address = `/job_post/list/review?employer=${employerId}`;
  const review = new ReviewModel(page, app.t);
  await app.open(address);
  const mine = await review.seeRecord();
  const id = new URL(page.url()).searchParams.get('id')!;
  await app.seePresent(`record.job-posts.${id}`);

  const guest = await colleague();
  const theirs = new ReviewModel(guest.page, guest.t);
  await guest.open(address);
  await expect(guest.page.getByText(filled(guest.t.review.taken.title, { name: mine }))).toBeVisible();
  await expect(guest.page.getByText(filled(guest.t.review.taken.text, { by: person.name }))).toBeVisible();
  await expect(theirs.heading).not.toHaveText(mine);
  const other = await theirs.decide('KeyA');
  await expect(theirs.heading).toHaveText(mine);
  expect(other).not.toBe(mine);

  await review.decide('KeyA');
  await expect(guest.page.getByText(guest.t.review.empty.title, { exact: true })).toBeVisible();
});

test('a hint leads to its words in the text, and a request for changes begins with all of them', async ({
  app,
  page,
  world,
}) => {
  const { id: employerId } = await world.records.employer();
  const description = {
    ar: '<p>نبحث عن محاسب لمسك دفاتر شركة نامية في الرياض وإقفالها مع فريق صغير في نهاية كل شهر. الوظيفة <strong>للذكور</strong> فقط.</p><p>للاستفسار ٠٥٥ ١٢٣ ٤٥٦٧</p>',
    en: '<p>Keep the books of a growing company in Riyadh.</p>',
  };
  const title = { ar: 'محاسب' };
  const { id } = await world.records.jobPost({ employerId, title, description, state: 'pending_review' });
  const review = new ReviewModel(page, app.t);
  const { moderation } = app.t;
  await app.open(`/job_post/list/review?employer=${employerId}`);
  await review.seeRecord();
  await page
    .getByRole('region', { name: moderation.title })
    .getByRole('button', { name: filled(moderation.quote, { text: 'للذكور فقط' }) })
    .click();
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('moderation-hint-shown') ?? [])].map(String));
  expect(await marked()).toEqual(['للذكور فقط']);
  await page.keyboard.press('KeyC');
  const note = page.getByRole('textbox', { name: app.t.crud.ask.note });
  await expect(note).toHaveValue(/٠٥٥ ١٢٣ ٤٥٦٧/);
  const [discriminatory] = reasonLists.jobPostReviewReasons.names.discriminatory;
  await expect(page.getByRole('radio', { name: discriminatory })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => {
      const { rows } = await world.database.pool.query(
        `SELECT event, reason ->> 'code' AS reason FROM audit_events WHERE entity_id = $1 ORDER BY at DESC LIMIT 1`,
        [id],
      );
      return rows[0];
    })
    .toEqual({ event: 'jobPost.requestChanges', reason: 'discriminatory' });
});
