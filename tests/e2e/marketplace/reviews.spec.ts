import { randomUUID } from 'node:crypto';
import { addReview } from '@diwan/api/test/marketplace/review-records.ts';
import { ReviewModel } from '#models/review-model.ts';
import { expect, test } from '../test.ts';
import type { World } from '../world/world.ts';

/** A heading that no other review has. */
const someTitle = () => `تجربة ${randomUUID().slice(0, 8)}`;
const stateOf = async ({ database }: World, id: string) => {
  const { rows } = await database.pool.query('SELECT state, text FROM reviews WHERE id = $1', [id]);
  return rows[0];
};

test('ROUTE-78 reviews are found by their words and stars, and decided one by one by the keyboard', async ({
  app,
  page,
  world,
}) => {
  const title = someTitle();
  const good = await addReview(world.database, { title, rating: 5 });
  const bad = await addReview(world.database, { title, rating: 1, text: 'نصابين ولا يستحون من الناس' });
  const { reviews } = app.t;
  await app.open(`/reviews/list?q=${encodeURIComponent(title)}`);
  await expect(app.list.rows).toHaveCount(2);
  await app.list.tickFilter(reviews.filters.rating, reviews.choices.stars['1']);
  await expect(app.list.rows).toHaveCount(1);
  await app.list.seeRow(reviews.choices.reviewFlag.profanity);

  const review = new ReviewModel(page, app.t);
  for (const { id, keys, state } of [
    { id: good.id, keys: ['KeyA'], state: 'published' },
    { id: bad.id, keys: ['KeyR', 'Digit2', 'Enter'], state: 'rejected' },
  ]) {
    const stars = id === good.id ? 5 : 1;
    await app.open(`/reviews/list/review?q=${encodeURIComponent(title)}&rating=${stars}`);
    await app.seeHeading(title);
    await expect(review.button(reviews.events.review.publish)).toBeEnabled();
    for (const key of keys) await page.keyboard.press(key);
    await expect.poll(async () => (await stateOf(world, id)).state).toBe(state);
  }
});

test('ROUTE-79 a review is read with what was found in it, its numbers are redacted, and it is hidden with a reason', async ({
  app,
  page,
  world,
}) => {
  const title = someTitle();
  const text = 'خدمة جيدة، للتواصل 0551234567';
  const { id } = await addReview(world.database, { title, text, state: 'published' });
  const { reviews } = app.t;
  await app.open(`/reviews/view/${id}`);
  await app.seeHeading(title);
  await expect(page.getByText(reviews.choices.reviewFlag.phone, { exact: true })).toBeVisible();
  const { redact, hide } = reviews.events.review;
  await page.getByRole('button', { name: redact, exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: redact }).press('Enter');
  await expect.poll(async () => (await stateOf(world, id)).text).toBe('خدمة جيدة، للتواصل [redacted]');
  await expect(page.getByText('[redacted]')).toBeVisible();
  await page.getByRole('button', { name: hide, exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('combobox').selectOption({ index: 1 });
  await page.getByRole('dialog').getByRole('button', { name: hide }).press('Enter');
  await app.record.seeState(reviews.states.review.hidden);
  await app.record.openActions();
  await page.getByRole('menuitem', { name: app.t.crud.remove }).press('Enter');
  await app.record.seeRemovalQuestion(title);
});
