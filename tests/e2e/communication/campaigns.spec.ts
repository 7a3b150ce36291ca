import { randomUUID } from 'node:crypto';
import { addCampaign, addRecipient, campaignDraftOf } from '@diwan/api/test/mailing/campaign-records.ts';
import type { EmailCampaign } from '@diwan/api-contract/resources/email-campaigns';
import { expect, test } from '../test.ts';

const named = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

test('ROUTE-26 a campaign is written to an audience that is counted, tested, submitted, approved, and taken back before it leaves', async ({
  app,
  page,
  world,
}) => {
  await world.records.employer({ state: 'closed', name: { ar: named('منشأة مغلقة') } });
  await world.records.employer({ state: 'verified' });
  const { audience, choices, events, fields, states, done } = app.t.emailCampaigns;
  const name = named('حملة الربيع');
  await app.open('/emailNotification/email');
  await app.form.fill('name', name);
  await app.form.fill('subject.ar', 'أخبار تهمّك يا {{name}}');
  await page
    .getByRole('textbox', { name: new RegExp(fields.body) })
    .first()
    .fill('نص الحملة كاملًا.');
  await page.getByRole('radio', { name: choices.audienceEntity.employers, exact: true }).press(' ');
  await expect(page.getByText(new RegExp(audience.reached_other.split('{{')[0]!.trim()))).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(choices.exclusion.inactive) })).toBeVisible();
  await page.locator('[name="audience.excludeContactedDays"]').fill('0');
  await app.form.clickCreate();
  await app.seeHeading(name);
  await app.record.seeState(states.emailCampaign.draft);

  await app.record.openActions();
  await app.record.seeBlocked(events.emailCampaign.submit, app.t.emailCampaigns.refusals.notTested);
  await page.keyboard.press('Escape');
  await app.record.clickEvent(events.emailCampaign.sendTest);
  await app.seeToast(done.emailCampaign.sendTest);
  await app.record.clickEvent(events.emailCampaign.submit);
  await app.record.seeState(states.emailCampaign.awaiting_approval);
  await app.record.clickEvent(events.emailCampaign.approve);
  await app.record.seeState(states.emailCampaign.running);
  await app.record.clickEvent(events.emailCampaign.takeBack);
  await app.record.seeState(states.emailCampaign.draft);
});

test('ROUTE-25 campaigns are listed with their delivery figures, and say what became of the mail to each recipient', async ({
  app,
  page,
  world,
}) => {
  const name = named('حملة سابقة');
  const { id } = await addCampaign(world.database, {
    name,
    state: 'finished',
    recipientsCount: 2,
    leavesAt: '2026-01-01T09:00:00Z',
  });
  const email = `${randomUUID()}@mail.example`;
  await addRecipient(world.database, { campaignId: id, state: 'sent', email, name: { ar: 'سارة القحطاني' } });
  const bounced = { campaignId: id, state: 'bounced_hard', reason: 'addressRefused' } as const;
  await addRecipient(world.database, { ...bounced, name: { ar: 'نورة الدوسري' } });
  const { states, columns } = app.t.emailCampaigns;
  await app.open(`/send-email/list?q=${encodeURIComponent(name)}`);
  await app.list.seeRow(name);
  await app.list.seeInRow(name, states.emailCampaign.finished);
  await expect(page.getByRole('columnheader', { name: columns.progress })).toBeVisible();
  await app.list.row(name).getByRole('link').first().click();
  await app.seeAddress(new RegExp(`/send-email/view/${id}`));
  await app.record.clickTab(app.t.records.related.emailRecipients);
  const row = page.getByRole('row').filter({ hasText: 'نورة الدوسري' });
  await expect(row.getByText(app.t.emailRecipients.choices.recipientReason.addressRefused)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'سارة القحطاني' })).toContainText('•••@mail.example');
  await expect(page.getByText(email)).toHaveCount(0);
});

test('ROUTE-26 another campaign begins with what one has said, at a time of its own, and leaves that one as it was', async ({
  app,
  page,
  world,
}) => {
  const name = named('حملة تُعاد');
  const { id } = await addCampaign(world.database, {
    name,
    state: 'finished',
    subject: { ar: 'عروض الخريف' },
    scheduleAt: '2026-01-04T07:00:00.000000Z',
    ratePerMinute: 77,
  });
  await app.open(`/send-email/view/${id}`);
  await app.record.openActions();
  await page.getByRole('menuitem', { name: app.t.emailCampaigns.duplicate, exact: true }).press('Enter');
  await app.seeAddress(new RegExp(`/emailNotification/email\\?from=${id}$`));
  await expect(app.form.field('subject.ar')).toHaveValue('عروض الخريف');
  await app.form.fill('name', `${name} ثانية`);
  await app.form.clickCreate();
  await app.seeHeading(`${name} ثانية`);
  await app.record.seeState(app.t.emailCampaigns.states.emailCampaign.draft);
  const { rows } = await world.database.pool.query(
    'SELECT name, state, schedule_at, rate_per_minute FROM email_campaigns WHERE name LIKE $1 ORDER BY created_at',
    [`${name}%`],
  );
  expect(rows).toMatchObject([
    { name, state: 'finished' },
    { name: `${name} ثانية`, state: 'draft', schedule_at: null, rate_per_minute: 77 },
  ]);
});

test('ROUTE-25 a campaign says who of those who let it opened it, and whoever left it unopened is written to again by the keyboard', async ({
  app,
  page,
  world,
}) => {
  const consents = { marketing: true, sms: false, whatsapp: false, measuring: true, at: '2026-01-01T09:00:00Z' };
  const name = named('حملة مقروءة');
  const audience = campaignDraftOf({}, { entity: 'seekers' }).audience as EmailCampaign['audience'];
  const { id } = await addCampaign(world.database, {
    name,
    audience,
    state: 'finished',
    trackOpens: true,
    recipientsCount: 3,
    leavesAt: '2026-01-01T09:00:00Z',
  });
  const sentAt = '2026-01-01T09:00:00Z';
  for (const read of [
    { state: 'sent' },
    { state: 'sent' },
    { state: 'opened', openedAt: '2026-01-02T09:00:00Z' },
  ] as const) {
    const { id: seekerId } = await world.records.seeker({ consents });
    await addRecipient(world.database, { campaignId: id, seekerId, isMeasured: true, sentAt, ...read });
  }
  const { columns, figures, writeAgain, choices } = app.t.emailCampaigns;
  await app.open(`/send-email/list?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('columnheader', { name: columns.opens, exact: true })).toBeVisible();
  await app.list.seeInRow(name, '33.3%');
  await app.open(`/send-email/view/${id}`);
  const delivery = page.getByRole('region', { name: figures.title });
  await expect(delivery.getByText(figures.opened)).toBeVisible();
  await app.record.openActions();
  await page.getByRole('menuitem', { name: writeAgain, exact: true }).press('Enter');
  await app.seeAddress(new RegExp(`/emailNotification/email\\?from=${id}&to=unopened$`));
  await expect(page.getByRole('radio', { name: choices.audienceType.unopened, exact: true })).toBeChecked();
  await expect(page.getByText('تصل إلى شخصين', { exact: true })).toBeVisible();
  await app.form.fill('name', `${name} ثانية`);
  await app.form.clickCreate();
  await app.seeHeading(`${name} ثانية`);
  await expect(page.getByRole('link', { name: choices.audienceType.unopened, exact: true })).toHaveAttribute(
    'href',
    new RegExp(`/send-email/view/${id}$`),
  );
});
