import { reasonLists } from '@diwan/api-contract/settings/reasons';
import { expect, test } from '../test.ts';

test('NAV-09 previous and next walk through the list, and the way back leads to exactly that list', async ({
  app,
  page,
  world,
}) => {
  const { id: employerId } = await world.records.employer();
  const titles = ['محاسب ألف', 'محاسب باء', 'محاسب تاء'];
  for (const ar of titles) await world.records.jobPost({ employerId, title: { ar } });
  const address = `/job_post/list?sort=title&employer=${employerId}`;
  await app.open(address);
  await app.list.clickRow(titles[0]!);
  await app.seeHeading(titles[0]!);
  await app.record.clickTab(app.t.records.tabs.notes);
  await app.record.clickNext();
  await app.seeHeading(titles[1]!);
  await app.seeAddress(/\?tab=notes$/);
  await page.keyboard.press('BracketRight');
  await app.seeHeading(titles[2]!);
  await app.record.seeLast();
  await page.keyboard.press('BracketLeft');
  await app.seeHeading(titles[1]!);
  await app.record.clickBackToList();
  await app.list.seeRowCount(3);
  const search = new URL(page.url()).searchParams;
  expect(Object.fromEntries(search)).toMatchObject({ sort: 'title', employer: employerId });
});

test('NAV-09 after the last record of a page comes the first of the next one, and the way back leads to that page', async ({
  app,
  page,
  world,
}) => {
  const { id: employerId } = await world.records.employer();
  const titles = Array.from({ length: 26 }, (_, index) => `محاسب ${String(index).padStart(2, '0')}`);
  for (const ar of titles) await world.records.jobPost({ employerId, title: { ar } });
  await app.open(`/job_post/list?sort=title&employer=${employerId}`);
  await app.list.clickRow(titles[24]!);
  await app.seeHeading(titles[24]!);
  await app.record.seePosition('25', '26');
  await page.keyboard.press('BracketRight');
  await app.seeHeading(titles[25]!);
  await app.record.seePosition('26', '26');
  await app.record.seeLast();
  await app.record.clickBackToList();
  await app.list.seeRowCount(1);
  await app.list.clickRow(titles[25]!);
  await app.record.clickPrevious();
  await app.seeHeading(titles[24]!);
});

test('NAV-09 whoever comes back to a list is where the record stands, also after walking on', async ({
  app,
  page,
  world,
}) => {
  const { id: employerId } = await world.records.employer();
  const titles = Array.from({ length: 24 }, (_, index) => `محاسب ${String(index).padStart(2, '0')}`);
  for (const ar of titles) await world.records.jobPost({ employerId, title: { ar } });
  await app.open(`/job_post/list?sort=title&employer=${employerId}`);
  await expect(app.list.row(titles[18]!)).not.toBeInViewport();
  await app.list.clickRow(titles[17]!);
  await app.seeHeading(titles[17]!);
  await page.keyboard.press('BracketRight');
  await app.seeHeading(titles[18]!);
  await app.record.clickBackToList();
  await expect(app.list.row(titles[18]!)).toBeInViewport();
  await expect(app.list.row(titles[18]!).getByRole('link')).toHaveAttribute('tabindex', '0');
});

test('ROUTE-20 NAV-09 a related list keeps its search to itself, and its records lead back to its tab', async ({
  app,
  page,
  world,
}) => {
  const { id } = await world.records.employer();
  for (const ar of ['محاسب أول', 'محاسب ثان', 'مبرمج']) await world.records.jobPost({ employerId: id, title: { ar } });
  await app.open(`/employers/view/${id}?tab=jobPosts`);
  await app.list.seeRowCount(3);
  await app.list.search('محاسب');
  await app.list.seeRowCount(2);
  await app.seeAddress(new RegExp(`/employers/view/${id}\\?tab=jobPosts$`));
  await app.list.clickRow('محاسب أول');
  await app.seeHeading('محاسب أول');
  await app.record.clickBackToList();
  await app.seeAddress(new RegExp(`/employers/view/${id}\\?tab=jobPosts$`));
  await app.list.seeRowCount(2);
  await expect(page.getByRole('tab', { name: app.t.records.related.jobPosts })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('MSG-08 MSG-09 a note needs a title and a text; what was typed outlives a failure', async ({
    app,
    page,
    world,
  }) => {
    const { id } = await world.records.seeker();
    await app.open(`/seekers/view/${id}?tab=notes`);
    await app.record.clickAddNote();
    await expect(app.record.noteForm).toContainText('Note Title Required!');
    await expect(app.record.noteForm).toContainText('Note Description Required!');

    await page.route('**/api/v1/notes', (route) => route.abort());
    await app.record.writeNote('First call', 'Asked for time until Sunday.');
    await app.record.clickAddNote();
    await expect(app.record.noteForm).toContainText(app.t.records.notes.failed);
    await app.record.clickTab(app.t.crud.tabs.overview);
    await app.record.clickTab(app.t.records.tabs.notes);
    await page.unroute('**/api/v1/notes');
    await app.record.clickAddNote();
    await expect(app.record.notes).toHaveCount(1);
    await expect(app.record.notes).toContainText('Asked for time until Sunday.');
    await app.record.clickActivity();
    await expect(page.getByText(app.t.records.entries.note.added)).toBeVisible();
  });
});

test('a job post is read as one document: both languages in sight, what is empty in one line', async ({
  app,
  page,
  world,
}) => {
  const title = { ar: 'محاسب أول', en: 'Senior accountant' };
  const description = {
    ar: `<p>${'مراجعة القيود وإعداد القوائم. '.repeat(20)}</p>`,
    en: `<p>${'Checks the books. '.repeat(40)}</p>`,
  };
  const { id } = await world.records.jobPost({ title, description });
  await app.open(`/job_post/view/${id}`);
  await expect(page.getByText(title.en)).toBeVisible();
  await expect(app.record.emptyFields).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1500);
});

test('a note reaches the colleague who has the record open, and who is seen there', async ({
  app,
  person,
  world,
  colleague,
}) => {
  const { id } = await world.records.seeker();
  const other = await colleague();
  await other.open(`/seekers/view/${id}?tab=notes`);
  await app.open(`/seekers/view/${id}?tab=notes`);
  await app.record.seeColleague(other.member.name);
  await other.record.seeColleague(person.name);
  await other.seeLive('resource.seekers');
  await app.record.writeNote('مكالمة', 'طلب مهلة حتى الأحد.');
  await app.record.clickAddNote();
  await expect(other.record.notes).toContainText('طلب مهلة حتى الأحد.');
});

test('ROUTE-23 T48 personal data is shown for a reason, leaves its line in the history, and is masked again after a reload', async ({
  app,
  page,
  world,
}) => {
  const mobile = '+966501234567';
  const { id } = await world.records.seeker({ mobile });
  await app.open(`/seekers/view/${id}`);
  await app.record.clickShow(app.t.seekers.fields.mobile);
  await app.record.giveReason('للاتصال بالمرشح');
  await expect(page.getByText('+966 50 123 4567')).toBeVisible();
  expect(page.url()).not.toContain('501234567');
  await page.reload();
  await app.record.clickTab(app.t.crud.tabs.activity);
  await expect(page.getByText(app.t.records.entries.pii.revealed)).toBeVisible();
  await expect(page.getByText('للاتصال بالمرشح')).toBeVisible();
  await app.record.clickTab(app.t.crud.tabs.overview);
  await expect(page.getByText('••••567')).toBeVisible();
  await expect(page.getByText('+966 50 123 4567')).toHaveCount(0);
});

test('DEV-04 the workflow tab draws where a record stands, beside the list that says the same', async ({
  app,
  page,
  world,
}) => {
  const { id } = await world.records.jobPost({ state: 'published' });
  const worker = page.waitForEvent('worker');
  await app.open(`/job_post/view/${id}?tab=workflow`);
  const { here } = app.t.records.workflow;
  const { states, events } = app.t.jobPosts;
  const picture = page.getByRole('img', { name: `${here}: ${states.jobPost.published}` });
  await expect(picture).toContainText(events.jobPost.pause, { timeout: 30_000 });
  await expect(page.getByRole('listitem').filter({ hasText: here })).toContainText(states.jobPost.published);
  expect((await worker).url()).toContain('elk-worker');
});

test('one decision follows another at once: what the first has answered is shown without being asked for again', async ({
  app,
  page,
  world,
}) => {
  const { id } = await world.records.jobPost({ state: 'draft' });
  const { events, states } = app.t.jobPosts;
  await app.open(`/job_post/view/${id}`);
  await app.record.seeState(states.jobPost.draft);
  await page.route(`**/api/v1/job-posts/${id}`, () => {});
  await app.record.clickEvent(events.jobPost.submit);
  await app.record.seeState(states.jobPost.pending_review);
  await app.record.clickEvent(events.jobPost.approve);
  await app.record.seeState(states.jobPost.published);
});

test('what was typed into the question of a decision is there again after a reload, and gone once it is taken back or sent', async ({
  app,
  page,
  world,
}) => {
  const { id } = await world.records.employer({ state: 'verified' });
  const { events, states } = app.t.employers;
  const [fakePosts] = reasonLists.employerSuspensionReasons.names.fake_posts;
  const dialog = page.getByRole('dialog');
  const reason = dialog.locator('[name="reason"]');
  const note = dialog.locator('[name="note"]');
  await app.open(`/employers/view/${id}`);
  await app.record.clickEvent(events.employer.suspend);
  await reason.selectOption({ label: fakePosts });
  await note.fill('إعلانات مكررة بأسماء مختلفة');
  await page.reload();
  await app.record.clickEvent(events.employer.suspend);
  await expect(reason).toHaveValue('fake_posts');
  await expect(note).toHaveValue('إعلانات مكررة بأسماء مختلفة');
  await dialog.getByRole('button', { name: app.t.crud.cancel, exact: true }).click();
  await app.record.clickEvent(events.employer.suspend);
  await expect(reason).toHaveValue('');
  await reason.selectOption({ label: fakePosts });
  await dialog.getByRole('button', { name: events.employer.suspend, exact: true }).click();
  await app.record.seeState(states.employer.suspended);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('typed')))).toEqual([]);
});
