import type { Page } from '@playwright/test';
import { Screens } from '#models/screens.ts';
import { readAloud } from '#models/texts.ts';
import { expect, test } from '../test.ts';
import { password } from '../world/world.ts';

const anyMobile = () => `+9665${String(Math.random()).slice(2, 10)}`;

for (const role of ['editor', 'admin'] as const)
  test.describe(role, { tag: role === 'admin' ? '@long' : [] }, () => {
    test.use({ role });

    test('who reveals after a while proves anew who they are; the reason stays, and one proof is enough for both tabs', async ({
      app,
      page,
      context,
      session,
      world,
      language,
    }) => {
      const mobile = anyMobile();
      const { id } = await world.records.seeker({ mobile });
      const other = await context.newPage();
      const { records, seekers, stepUp } = app.t;
      const wantToSee = async (tab: Page, screens: Screens) => {
        await screens.open(`/seekers/view/${id}`);
        await screens.record.clickShow(seekers.fields.mobile);
        await tab.getByRole('textbox', { name: records.reveal.reason }).fill('للاتصال بالمرشح');
        await tab.getByRole('button', { name: records.reveal.submit }).click();
        await expect(tab.getByRole('dialog', { name: stepUp.title })).toBeVisible();
      };
      await world.ageProof(session);
      await wantToSee(other, new Screens(other, language));
      await wantToSee(page, app);

      const question = page.getByRole('dialog', { name: stepUp.title });
      const field = question.getByLabel(stepUp.password);
      await expect(field).toBeFocused();
      await field.fill('not my password');
      await page.keyboard.press('Enter');
      await expect(question.getByText(stepUp.wrong)).toBeVisible();
      await field.fill(password);
      await page.keyboard.press('Enter');
      for (const tab of [page, other]) await expect(tab.getByText(readAloud(mobile))).toBeVisible();
      const { rows } = await world.database.pool.query(
        "SELECT 1 FROM audit_events WHERE event = 'pii.revealed' AND entity_id = $1",
        [id],
      );
      expect(rows).toHaveLength(2);
    });
  });
