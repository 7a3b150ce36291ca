import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readsOfApplications } from '#models/applicants-model.ts';
import type { Screens } from '#models/screens.ts';
import { filled } from '#models/texts.ts';
import { expect, test } from '../test.ts';

const name = 'أحمد الزهراني';

test('ROUTE-30 DOM-01 an applicant is reviewed, approved and recruited, and the list follows', async ({
  app,
  page,
  world,
}) => {
  const { jobPostId } = await world.records.application();
  await app.open(`/job_post/applicants/${jobPostId}`);
  await app.applicants.open(name);
  await app.applicants.decide(name, 'startReview');
  await app.applicants.seeStatus(name, 'in-progress');
  await app.applicants.decide(name, 'approve');
  await app.applicants.seeStatus(name, 'approved');
  await app.applicants.decide(name, 'recruit');
  await app.applicants.fillDay('recruit', name, '01012031');
  await app.applicants.confirm('recruit', name);
  await app.applicants.seeStatus(name, 'recruited');
  await page.keyboard.press('Escape');
  await app.list.seeInRow(name, app.t.applications.states.application.recruited);
});

test('DOM-02 rejecting for another reason needs a message; a rejected applicant can be reopened', async ({
  app,
  world,
}) => {
  const { jobPostId } = await world.records.application();
  await app.open(`/job_post/applicants/${jobPostId}`);
  await app.applicants.open(name);
  await app.applicants.decide(name, 'reject');
  await app.applicants.fillRejection(name, 'other', 'قصير');
  await app.applicants.confirm('reject', name);
  await expect(app.applicants.question('reject', name)).toContainText(app.t.crud.refusals.noteTooShort);
  await app.applicants.fillRejection(name, 'other', 'اخترنا مرشحًا آخر لهذه الوظيفة');
  await app.applicants.confirm('reject', name);
  await app.applicants.seeStatus(name, 'rejected');
  await app.applicants.decide(name, 'reopen');
  await app.applicants.seeStatus(name, 'pending');
});

/** Two windows show the same applicant, and nothing live reaches the first until it has sent its decision. */
async function bothLookAt(jobPostId: string, first: Screens, second: Screens): Promise<void> {
  for (const each of [first, second]) {
    await each.open(`/job_post/applicants/${jobPostId}`);
    await each.applicants.open(name);
  }
  await first.page.route(readsOfApplications, (route) =>
    route.request().method() === 'GET' ? undefined : route.fallback(),
  );
}

test('DOM-01 two people decide at once: one wins, the other is told and sees the outcome', async ({
  app,
  page,
  world,
  colleague,
}) => {
  const { jobPostId } = await world.records.application();
  const other = await colleague();
  await bothLookAt(jobPostId, app, other);
  await other.applicants.decide(name, 'approve');
  await other.applicants.seeStatus(name, 'approved');
  await app.applicants.decide(name, 'startReview');
  await app.seeToast(app.t.crud.stale.title);
  await page.unroute(readsOfApplications);
  await app.applicants.seeStatus(name, 'approved');
});

test('DOM-02 who was answering a question about what somebody else has changed sees that, keeps the answer and can send it', async ({
  app,
  page,
  world,
  colleague,
}) => {
  const { jobPostId } = await world.records.application();
  const other = await colleague();
  await bothLookAt(jobPostId, app, other);
  await app.applicants.decide(name, 'reject');
  await app.applicants.fillRejection(name, 'other', 'اخترنا مرشحًا آخر لهذه الوظيفة');
  await other.applicants.decide(name, 'startReview');
  await other.applicants.seeStatus(name, 'in-progress');
  await app.applicants.confirm('reject', name);
  const question = app.applicants.question('reject', name);
  const state = app.t.applications.states.application['in-progress'];
  const told = filled(app.t.crud.stale.text, { state, name: other.member.name });
  await expect(question.getByRole('alert')).toContainText(told);
  await expect(question).toContainText('اخترنا مرشحًا آخر لهذه الوظيفة');
  await page.unroute(readsOfApplications);
  await app.applicants.confirm('reject', name);
  await app.applicants.seeStatus(name, 'rejected');
});

test('DOM-01 who has decided in another window is told that it was them', async ({ app, page, world, context }) => {
  const { jobPostId } = await world.records.application();
  const other = await app.inNewWindow(context);
  await bothLookAt(jobPostId, app, other);
  await other.applicants.decide(name, 'approve');
  await other.applicants.seeStatus(name, 'approved');
  await app.applicants.decide(name, 'startReview');
  await app.seeToast(app.t.crud.stale.own.title);
  await expect(page.getByText(app.t.crud.stale.title)).toBeHidden();
  await page.unroute(readsOfApplications);
});

test('AUTH-13 NAV-06 a colleague’s decision arrives in the list without a reload', async ({
  app,
  page,
  world,
  colleague,
}) => {
  const { jobPostId } = await world.records.application();
  const authorized = page.waitForRequest((request) => request.url().endsWith('/broadcasting/auth'));
  await app.open(`/job_post/applicants/${jobPostId}`);
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  expect((await authorized).headers().authorization).toBe(`Bearer ${token}`);
  await app.seeLive('resource.applications');
  const other = await colleague();
  await other.open(`/job_post/applicants/${jobPostId}`);
  await other.applicants.open(name);
  await other.applicants.decide(name, 'startReview');
  await app.list.seeInRow(name, app.t.applications.states.application['in-progress']);
});

test('T77 a double click decides once', async ({ app, page, world }) => {
  const { jobPostId } = await world.records.application();
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/events'))));
  await app.open(`/job_post/applicants/${jobPostId}`);
  await app.applicants.open(name);
  const button = app.applicants
    .panel(name)
    .getByRole('button', { name: app.t.applications.events.application.startReview });
  await button.dblclick();
  await app.applicants.seeStatus(name, 'in-progress');
  expect(sent).toBe(1);
});

test('T110 by keyboard alone: from the list through the record to the decision', async ({ app, page, world }) => {
  const { jobPostId } = await world.records.application();
  await app.open(`/job_post/applicants/${jobPostId}`);
  await app.list.seeRow(name);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: app.t.shell.skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabUntil(app.list.row(name).getByRole('button').first());
  await page.keyboard.press('Enter');
  await expect(app.applicants.panel(name)).toBeVisible();
  await page.keyboard.press('F6');
  await tabUntil(
    app.applicants.panel(name).getByRole('button', { name: app.t.applications.events.application.startReview }),
  );
  await page.keyboard.press('Enter');
  await app.applicants.seeStatus(name, 'in-progress');
  await page.keyboard.press('Escape');
  await expect(app.applicants.panel(name)).toBeHidden();
  await expect(app.list.row(name).getByRole('button').first()).toBeFocused();

  async function tabUntil(target: ReturnType<typeof page.locator>) {
    for (let stops = 0; stops < 40; stops++) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
      expect(await page.evaluate(() => document.activeElement?.tagName), 'focus is somewhere').not.toBe('BODY');
    }
    throw new Error('The keyboard never reached it.');
  }
});

test('DOM-03 MSG-10 MSG-13 MSG-14 an interview is planned: title and alert are required, a third added user is refused', async ({
  app,
  world,
}) => {
  const { jobPostId } = await world.records.application({ state: 'approved' });
  const hire = () => world.hire('editor', { name: `زميل ${randomUUID().slice(0, 8)}` });
  const colleagues = [await hire(), await hire(), await hire()];
  const { meeting } = app.t.applications;
  await app.open(`/job_post/applicants/${jobPostId}`);
  await app.applicants.open(name);
  await app.applicants.clickTab(name, 'interviews');
  await app.applicants.clickSchedule(app.applicants.panel(name));
  const dialog = app.applicants.meeting(name);
  await app.applicants.clickSchedule(dialog);
  await expect(dialog).toContainText(meeting.errors.title.required);
  await expect(dialog.locator('[name="title"]')).toBeFocused();
  await expect(dialog).toContainText(meeting.errors.alertMin.required);

  for (const colleague of colleagues) await app.applicants.addUser(name, colleague.name);
  await expect(dialog).toContainText(meeting.errors.addedUsers.tooManyUsers);
  await dialog.getByRole('button', { name: filled(app.t.shell.ui.remove, { name: colleagues[2]!.name }) }).click();
  await expect(dialog).not.toContainText(meeting.errors.addedUsers.tooManyUsers);

  await dialog.locator('[name="title"]').fill('مقابلة أولى');
  await dialog.locator('[name="alertMin"]').selectOption('30');
  await app.applicants.fillMeetingTime(name, '010120311000');
  await app.applicants.clickSchedule(dialog);
  await expect(dialog).toBeHidden();
  const panel = app.applicants.panel(name);
  await expect(panel).toContainText('مقابلة أولى');
  await expect(panel).toContainText(colleagues[0]!.name);
});

test('DOM-03 the calendar file of an interview holds the meeting', async ({ app, page, world }) => {
  const { jobPostId } = await world.records.application({ state: 'approved' });
  const { meeting } = app.t.applications;
  await app.open(`/job_post/applicants/${jobPostId}`);
  await app.applicants.open(name);
  await app.applicants.clickTab(name, 'interviews');
  await app.applicants.clickSchedule(app.applicants.panel(name));
  const dialog = app.applicants.meeting(name);
  await dialog.locator('[name="title"]').fill('مقابلة أولى');
  await dialog.locator('[name="alertMin"]').selectOption('30');
  await app.applicants.fillMeetingTime(name, '010120311000');
  await app.applicants.clickSchedule(dialog);
  await expect(dialog).toBeHidden();

  const download = page.waitForEvent('download');
  const panel = app.applicants.panel(name);
  await panel.getByRole('button', { name: meeting.calendarFile }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const entry = await readFile(await file.path(), 'utf8');
  expect(entry).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(entry).toContain('SUMMARY:مقابلة أولى');
});

test('what was typed for a meeting, and as an opinion, is there again after a reload, and gone once it is taken back', async ({
  app,
  page,
  world,
}) => {
  const { jobPostId } = await world.records.application({ state: 'in-progress' });
  const { scorecards } = app.t.applications;
  const dialog = page.getByRole('dialog');
  const title = dialog.locator('[name="title"]');
  const opinion = dialog.locator('[name="text"]');
  const schedule = async () => {
    await app.applicants.clickTab(name, 'interviews');
    await app.applicants.clickSchedule(app.applicants.panel(name));
  };
  const judge = async () => {
    await app.applicants.clickTab(name, 'scorecards');
    await app.applicants.panel(name).getByRole('button', { name: scorecards.give }).first().click();
  };
  await app.open(`/job_post/applicants/${jobPostId}`);
  await app.applicants.open(name);
  for (const { open, field } of [
    { open: schedule, field: title },
    { open: judge, field: opinion },
  ]) {
    await open();
    await field.fill('يُتقن ما يعمل');
    await page.reload();
    await expect(app.applicants.panel(name)).toBeVisible();
    await open();
    await expect(field).toHaveValue('يُتقن ما يعمل');
    await dialog.getByRole('button', { name: app.t.crud.cancel, exact: true }).click();
    await open();
    await expect(field).toHaveValue('');
    await dialog.getByRole('button', { name: app.t.crud.cancel, exact: true }).click();
  }
});
