import { randomUUID } from 'node:crypto';
import { KeyboardModel } from '#models/keyboard-model.ts';
import { filled } from '#models/texts.ts';
import { expect, test } from '../test.ts';

test('by keyboard alone two records of a job seeker are made one, with the headline of the one that goes; its address leads to the other', async ({
  app,
  page,
  world,
}) => {
  const { seekers, crud } = app.t;
  const family = randomUUID().slice(0, 8);
  const name = { ar: { first: 'ليلى', family } };
  const [stays, goes] = [`محاسبة ${family}`, `مديرة ${family}`];
  const kept = await world.records.seeker({ name, headline: stays, birthDate: '1991-02-03' });
  const gone = await world.records.seeker({ name, headline: goes, birthDate: '1991-02-03' });
  const keyboard = new KeyboardModel(page, app.t);
  await app.open(`/seekers/view/${gone.id}`);
  const compare = page.getByRole('button', { name: seekers.merging.compare, exact: true });
  await compare.waitFor();
  await keyboard.tabTo(compare);
  await keyboard.press('Enter');

  const dialog = app.dialog.named(seekers.merging.title);
  const headline = dialog.getByRole('radiogroup', { name: seekers.fields.headline });
  const ofKept = headline.getByRole('radio', { name: filled(seekers.merging.kept, { number: kept.number }) });
  const ofGone = headline.getByRole('radio', { name: filled(seekers.merging.merged, { number: gone.number }) });
  await expect(ofKept).toBeChecked();
  await keyboard.tabTo(ofKept);
  await keyboard.press('ArrowDown');
  await expect(ofGone).toBeChecked();
  await keyboard.tabTo(dialog.getByRole('button', { name: seekers.merging.submit, exact: true }));
  await keyboard.press('Enter');

  await app.seeToast(seekers.done.seeker.merge);
  await app.seeAddress(`/seekers/view/${kept.id}`);
  await expect(page.getByText(goes, { exact: true }).first()).toBeVisible();
  await app.open(`/seekers/view/${gone.id}`);
  await app.seeAddress(`/seekers/view/${kept.id}`);
  await expect(page.getByRole('link', { name: crud.edit, exact: true })).toBeVisible();
});
