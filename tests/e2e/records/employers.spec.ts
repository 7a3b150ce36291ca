import { reasonLists } from '@diwan/api-contract/settings/reasons';
import { filled } from '#models/texts.ts';
import { expect, test } from '../test.ts';

test('ROUTE-21 an employer’s profile is edited: its masked mobile stays as it is until another one is written', async ({
  app,
  page,
  world,
}) => {
  const { id } = await world.records.employer({ mobile: '+966551112345' });
  const mobile = app.t.employers.fields.mobile;
  const change = page.getByRole('button', { name: filled(app.t.crud.input.masked.changeOf, { field: mobile }) });
  await app.open(`/employers/edit/${id}`);
  await app.form.seeValue('mobile', '••••••••••345');
  await app.form.fill('legalName', 'شركة الأفق المحدودة');
  await app.form.clickSave();
  await app.seeToast(app.t.crud.form.saved);
  await app.seeAddress(new RegExp(`/employers/view/${id}$`));

  await app.open(`/employers/edit/${id}`);
  await change.click();
  await expect(app.form.field('mobile')).toBeFocused();
  await page.keyboard.type('12');
  await app.form.clickSave();
  await expect(app.form.errors).toContainText(filled(app.t.crud.invalid.invalidPhone, { attr: mobile }));
  await app.form.fill('mobile', '0559998877');
  await app.form.clickSave();
  await app.seeAddress(new RegExp(`/employers/view/${id}$`));
  const { rows } = await world.database.pool.query('SELECT mobile, legal_name FROM employers WHERE id = $1', [id]);
  expect(rows).toEqual([{ mobile: '+966559998877', legal_name: 'شركة الأفق المحدودة' }]);
});

test('ROUTE-20 an employer is suspended with a reason that its page tells, and its live job posts with it', async ({
  app,
  page,
  world,
}) => {
  const { id: employerId } = await world.records.employer({ crExpiresOn: '2099-01-01' });
  const post = await world.records.jobPost({
    employerId,
    state: 'published',
    expiresAt: '2099-01-01T00:00:00.000000Z',
  });
  const { events, states } = app.t.employers;
  const [fakePosts] = reasonLists.employerSuspensionReasons.names.fake_posts;
  await app.open(`/employers/view/${employerId}`);
  await app.record.clickEvent(events.employer.suspend);
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name="reason"]').selectOption({ label: fakePosts });
  await dialog.getByRole('button', { name: events.employer.suspend, exact: true }).click();
  await app.record.seeState(states.employer.suspended);
  await expect(page.getByRole('complementary').getByText(fakePosts)).toBeVisible();
  await app.open(`/job_post/view/${post.id}`);
  await app.record.seeState(app.t.jobPosts.states.jobPost.paused);
  await app.open(`/employers/view/${employerId}`);
  await app.record.clickEvent(events.employer.reinstate);
  await app.record.seeState(states.employer.verified);
  await app.open(`/job_post/view/${post.id}`);
  await app.record.seeState(app.t.jobPosts.states.jobPost.published);
});
