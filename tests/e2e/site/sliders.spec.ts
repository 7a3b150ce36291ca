import { randomUUID } from 'node:crypto';
import { addNews, addSlider } from '@diwan/api/test/site/site-records.ts';
import { KeyboardModel } from '#models/keyboard-model.ts';
import { filled } from '#models/texts.ts';
import { expect, test } from '../test.ts';

const named = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;
const mostSteps = 60;

test('ROUTE-34 by keyboard alone a slider is grabbed and put before another one of its placement', async ({
  app,
  page,
  world,
}) => {
  const [first, last] = [named('أولى'), named('أخيرة')];
  await addSlider(world.database, { title: { ar: first }, placement: 'providers', order: -2 });
  const moved = await addSlider(world.database, { title: { ar: last }, placement: 'providers', order: -1 });
  const keyboard = new KeyboardModel(page, app.t);
  const { ordering, choices } = app.t.sliders;
  await app.open('/slider/list?layout=order');
  const list = page.getByRole('grid', {
    name: filled(ordering.list, { placement: choices.placement.providers }),
  });
  const row = (name: string) => list.getByRole('row', { name });
  await row(last).waitFor();
  await row(last).focus();
  await keyboard.press('ArrowLeft');
  await expect(row(last).getByRole('button').first()).toBeFocused();
  await keyboard.press('Enter');
  const place = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await expect.poll(place).not.toBe('');
  // Between the two it is where it was.
  const isBefore = async () => (await place()).includes(first) && !(await place()).includes(last);
  for (let step = 0; step < mostSteps && !(await isBefore()); step++) await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await app.seeToast(app.t.sliders.done.slider.reorder);
  await expect(list.getByRole('row').first()).toContainText(last);
  const answer = await world.database.pool.query<{ id: string }>(
    `SELECT id FROM sliders WHERE placement = 'providers' ORDER BY sort_order LIMIT 1`,
  );
  expect(answer.rows).toEqual([{ id: moved.id }]);
});

test('ROUTE-35 a slider is added that leads to news, and is not shown without its pictures', async ({
  app,
  page,
  world,
}) => {
  const [title, news] = [named('شريحة جديدة'), named('خبر للشريحة')];
  await addNews(world.database, {
    title: { ar: news },
    state: 'published',
    publishedAt: '2026-01-01T09:00:00.000000Z',
  });
  await app.open('/slider/add');
  await app.form.fill('title.ar', title);
  await app.form.fill('altText.ar', 'خلفية ملونة');
  await app.form.field('linkType').selectOption({ label: app.t.sliders.choices.linkType.news });
  await app.form.choose(app.t.sliders.fields.newsId, news);
  await app.form.clickCreate();
  await app.seeHeading(title);
  await expect(page.getByText(news).first()).toBeVisible();
  await app.record.openActions();
  await app.record.seeBlocked(app.t.sliders.events.slider.schedule, app.t.sliders.refusals.picturesMissing);
});

test('ROUTE-36 a slider is renamed, shown and paused', async ({ app, world }) => {
  const { id } = await addSlider(world.database, { startsAt: '2026-01-01T09:00:00.000000Z' });
  const after = named('شريحة معدلة');
  await app.open(`/slider/edit/${id}`);
  await app.form.fill('title.ar', after);
  await app.form.clickSave();
  await app.seeToast(app.t.crud.form.saved);
  await app.open(`/slider/view/${id}`);
  await app.seeHeading(after);
  await app.record.clickEvent(app.t.sliders.events.slider.schedule);
  await app.record.seeState(app.t.sliders.states.slider.live);
  await app.record.clickEvent(app.t.sliders.events.slider.pause);
  await app.record.seeState(app.t.sliders.states.slider.paused);
});
