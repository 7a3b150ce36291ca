import { randomUUID } from 'node:crypto';
import { messages as views } from '@diwan/messages/views/ar';
import type { Locator, Page } from '@playwright/test';
import { BulkModel } from '#models/bulk-model.ts';
import { readAloud } from '#models/texts.ts';
import { ViewsModel } from '#models/views-model.ts';
import { expect, test } from '../test.ts';

const word = () => `كلمة${randomUUID().slice(0, 8)}`;

/** Presses five times before anything can be drawn again, and says how often the server was asked for the effect. */
async function pressManyTimes(page: Page, button: Locator, effect: RegExp, isDone: () => Promise<unknown>) {
  let asked = 0;
  const count = (request: { method: () => string; url: () => string }) => {
    if (request.method() !== 'GET' && effect.test(request.url())) asked += 1;
  };
  page.on('request', count);
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLElement) => {
    for (let presses = 0; presses < 5; presses++) element.click();
  });
  await isDone();
  page.off('request', count);
  return asked;
}

test('T77 however often one presses, a record is deleted once', async ({ app, page, world }) => {
  const skill = await world.records.skill({ name: { ar: word() } });
  await app.open(`/skills/edit/${skill.id}`);
  await app.record.clickAction(app.t.crud.remove);
  const confirm = page.getByRole('alertdialog').getByRole('button').last();
  const asked = await pressManyTimes(page, confirm, /skills\/[\da-f-]+$/, () => app.seeToast(app.t.crud.removal.done));
  expect(asked).toBe(1);
});

test('T77 however often one presses, a view is saved once', async ({ app, page }) => {
  const own = new ViewsModel(app);
  const name = word();
  await app.open('/skills/list?sort=name');
  await own.open();
  await own.panel.getByRole('button', { name: views.save }).click();
  const dialog = app.dialog.named(views.saveTitle);
  await dialog.getByRole('textbox', { name: views.name }).fill(name);
  const save = dialog.getByRole('button', { name: app.t.crud.save, exact: true });
  expect(await pressManyTimes(page, save, /saved-views/, () => app.dialog.seeNone())).toBe(1);
  await own.open();
  await expect(own.view(name)).toHaveCount(1);
});

test('T77 however often one presses, one bulk operation is started', async ({ app, page, world }) => {
  const bulk = new BulkModel(page, app.t);
  const title = `${word()} محاسب`;
  await world.records.jobPost({ state: 'pending_review', title: { ar: title } });
  const { approve } = app.t.jobPosts.events.jobPost;
  await app.open(`/job_post/list?q=${encodeURIComponent(title)}`);
  await app.list.seeRowCount(1);
  await app.list.table.getByRole('checkbox', { name: app.t.shell.ui.selectAllRows }).check();
  await app.list.bulkBar.getByRole('button', { name: approve }).click();
  const start = bulk.dialog(approve).getByRole('button', { name: bulk.act('approve', 1) });
  const asked = await pressManyTimes(page, start, /\/bulk$/, () =>
    expect(bulk.panel(bulk.act('approve', 1))).toContainText(app.t.bulk.states.completed),
  );
  expect(asked).toBe(1);
});

test('T77 however often one presses, an interview is planned once', async ({ app, page, world }) => {
  const name = 'أحمد الزهراني';
  const { jobPostId } = await world.records.application({ state: 'approved' });
  await app.open(`/job_post/applicants/${jobPostId}`);
  await app.applicants.open(name);
  await app.applicants.clickTab(name, 'interviews');
  await app.applicants.clickSchedule(app.applicants.panel(name));
  const dialog = app.applicants.meeting(name);
  await dialog.locator('[name="title"]').fill('مقابلة أولى');
  await dialog.locator('[name="alertMin"]').selectOption('30');
  await app.applicants.fillMeetingTime(name, '010120311000');
  const plan = dialog.getByRole('button', { name: app.t.applications.meeting.schedule });
  expect(await pressManyTimes(page, plan, /interviews/, () => expect(dialog).toBeHidden())).toBe(1);
});

test('T77 however often one presses, personal data is revealed once', async ({ app, page, world }) => {
  const mobile = `+9665${String(Math.random()).slice(2, 10)}`;
  const { id } = await world.records.seeker({ mobile });
  const { reveal } = app.t.records;
  await app.open(`/seekers/view/${id}`);
  await app.record.clickShow(app.t.seekers.fields.mobile);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: reveal.reason }).fill('للاتصال بالمرشح');
  const show = dialog.getByRole('button', { name: reveal.submit });
  expect(
    await pressManyTimes(page, show, /reveal/, () => expect(page.getByText(readAloud(mobile))).toBeVisible()),
  ).toBe(1);
});
