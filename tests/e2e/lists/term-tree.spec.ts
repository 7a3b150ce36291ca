import { randomUUID } from 'node:crypto';
import { KeyboardModel } from '#models/keyboard-model.ts';
import { expect, test } from '../test.ts';

const mostSteps = 300;

test('by keyboard alone a term is grabbed in the tree and put below another one', async ({ app, page, world }) => {
  const word = randomUUID().slice(0, 8);
  const [moved, above] = [`منقول ${word}`, `أعلى ${word}`];
  const { id } = await world.records.skill({ name: { ar: moved }, order: -2 });
  await world.records.skill({ name: { ar: above }, order: -1 });
  const keyboard = new KeyboardModel(page, app.t);
  await app.open('/skills/list?layout=tree');
  const row = (name: string) => page.getByRole('treegrid').getByRole('row', { name });
  await row(above).waitFor();
  await keyboard.tabTo(page.getByRole('treegrid').getByRole('row').first());
  await keyboard.tabTo(row(moved), 'ArrowDown');
  await keyboard.press('ArrowLeft');
  await expect(row(moved).getByRole('button').first()).toBeFocused();
  await keyboard.press('Enter');
  const place = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await expect.poll(place).toMatch(/أدخل|إفلات/);
  const isOnIt = async () => {
    const label = await place();
    return label.includes(above) && label.includes('إفلات');
  };
  for (let step = 0; step < mostSteps && !(await isOnIt()); step++) await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByText(app.t.skills.done.term.reorder).first()).toBeVisible();
  await expect(row(above)).toHaveAttribute('aria-expanded', 'false');
  await app.open(`/skills/edit/${id}`);
  await expect(page.getByRole('combobox', { name: app.t.skills.fields.parentId })).toHaveValue(above);
});
