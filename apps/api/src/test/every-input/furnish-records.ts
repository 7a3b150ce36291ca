import { productStates } from '@diwan/api-contract/values/records/product';
import { newId } from '#db/id.ts';
import { demoStaff } from '#identity/staff/demo-staff.ts';
import { eventLettersTable } from '#resources/events/table.ts';
import { orderRefundsTable } from '#resources/orders/parts-tables.ts';
import { eventsIn } from '../event-records.ts';
import { issue } from '../marketplace/invoice-records.ts';
import { addOrderRow } from '../marketplace/order-records.ts';
import { addPlan, addSubscription } from '../marketplace/plan-records.ts';
import { addProduct } from '../marketplace/product-records.ts';
import { addProvider } from '../marketplace/provider-records.ts';
import { addReview } from '../marketplace/review-records.ts';
import { addAdjustment, addWithdrawal } from '../marketplace/wallet-records.ts';
import { recordsIn } from '../records.ts';
import { addBatch } from '../sales/promo-records.ts';
import { addNews, addSlider } from '../site/site-records.ts';
import type { TestApp } from '../test-app.ts';

const willing = { marketing: true, sms: false, whatsapp: false, measuring: true, at: null };

/** Records that are refused in every way in which demo records are not; of one post it says the id, for its applicants were both recruited. */
export async function furnishRecords(api: TestApp, now: Date): Promise<{ sharedPostId: string }> {
  const records = recordsIn(api.database);
  const { id: employerId } = await records.employer({ jobQuotaLimit: 1, jobQuotaUsed: 1 });
  await records.employer({ type: 'recruitment_agency', licenseNumber: null });
  const tags = Array.from({ length: 20 }, (_, index) => `وسم ${index}`);
  await records.seeker({ idExpiresOn: '2026-12-31', tags });
  const emailRefusedAt = '2026-11-01T09:00:00.000000Z';
  const unreachable = await records.seeker({ emailRefusedAt });
  await records.application({ seekerId: unreachable.id });
  await records.jobPost({ employerId: (await records.employer({ emailRefusedAt })).id });
  const blockedSeekerIds = [{ id: (await records.seeker({ consents: willing })).id }];
  const barred = await records.jobPost({ employerId: (await records.employer({ blockedSeekerIds })).id });
  await records.application({ jobPostId: barred.id, seekerId: blockedSeekerIds[0]!.id });
  await records.mail({ template: 'jobInvitation', jobPostId: barred.id, seekerId: unreachable.id });
  const { id: seekerId } = await records.seeker({ cv: crypto.randomUUID() });
  await records.application({ seekerId });
  await records.jobPost({ employerId, extensionsCount: 3, expiresAt: '2027-12-01T09:00:00.000000Z' });
  await records.jobPost({ state: 'published', publishedAt: '2026-11-20T09:00:00.000000Z' });
  await records.jobPost({ state: 'published', expiresAt: '2026-11-23T09:00:00.000000Z' });
  const sharedPostId = (await records.jobPost({ openings: 2, filled: 2, recruitedCount: 2 })).id;
  for (const hired of [await records.seeker(), await records.seeker()]) {
    await records.application({ seekerId: hired.id, jobPostId: sharedPostId, state: 'recruited' });
  }
  const events = eventsIn(api.database, now);
  const told = await events.event({ sequence: 1 });
  await events.registration(told.id);
  const createdAt = '2026-11-20T09:00:00.000000Z';
  const message = { subject: { ar: 'تنبيه' }, message: { ar: 'تغيّر المدخل.' } };
  await api.database.orm.insert(eventLettersTable).values({ id: newId(), eventId: told.id, message, createdAt });
  await events.registration(told.id, { createdAt });
  await furnishOffice(api);
  return { sharedPostId };
}

/** A second factor, and money that is asked for in every way that is refused. */
async function furnishOffice(api: TestApp): Promise<void> {
  const { pool } = api.database;
  await pool.query(`UPDATE staff SET mfa = 'totp' WHERE id = $1`, [demoStaff.editor.id]);
  const nobodys = 'SA0000000000000000000000';
  await addProvider(api.database, { iban: nobodys });
  const { id: providerId } = await addProvider(api.database);
  const { id: closedId } = await addAdjustment(api, providerId);
  const [unpayable, own, moved, late] = [
    await addWithdrawal(api, providerId),
    await addWithdrawal(api, (await addProvider(api.database)).id),
    await addWithdrawal(api, (await addProvider(api.database)).id),
    await addWithdrawal(api, (await addProvider(api.database)).id),
  ];
  await pool.query('UPDATE withdrawals SET iban = $1 WHERE id = $2', [nobodys, unpayable.id]);
  await pool.query('UPDATE withdrawals SET approved_by = $1 WHERE id = $2', [demoStaff.admin, own.id]);
  const { id: gone } = await addProvider(api.database, { state: 'closed' });
  await pool.query('UPDATE wallet_adjustments SET provider_id = $1 WHERE id = $2', [gone, closedId]);
  await pool.query('UPDATE withdrawals SET provider_id = $1 WHERE id = $2', [gone, late.id]);
  await pool.query('UPDATE withdrawals SET iban = $1 WHERE id = $2', ['SA4420000001234567891234', moved.id]);
  await addProvider(api.database, { featuredUntil: '2098-12-31' });
  await furnishShop(api, providerId, gone);
  await furnishOrders(api);
  await furnishPlans(api, providerId);
  await furnishInvoices(api);
  for (const made of [0, 40, 100]) await addBatch(api.database, 100, made);
  await addReview(api.database, { stateChangedAt: '2027-05-21T08:45:00.000000Z' });
  await addNews(api.database);
  await addSlider(api.database);
}

/** An order with its papers, one that whoever reads has had a hand in, and one whose refunds are more than what is left. */
async function furnishOrders(api: TestApp): Promise<void> {
  const records = recordsIn(api.database);
  const { id, name } = demoStaff.admin;
  const report = { bankReference: 'FT26-0001', paidOn: '2026-11-01', by: { id, name } };
  const own = await addOrderRow(api.database, { paymentState: 'unpaid', reportedPayment: report });
  for (const type of ['bank_receipt', 'delivery_proof'])
    await records.document({ resource: 'orders', recordId: own.id, type });
  const unreachable = await records.seeker({ emailRefusedAt: '2026-11-01T09:00:00.000000Z' });
  const whole = await addOrderRow(api.database, { seekerId: unreachable.id });
  const partly = await addOrderRow(api.database, { paymentState: 'partially_refunded', refunded: 40_000 });
  for (const { id: orderId, total } of [whole, partly])
    await api.database.orm.insert(orderRefundsTable).values({
      id: newId(),
      orderId,
      state: 'proposed',
      amount: total,
      way: 'gateway',
      reason: 'goodwill',
      proposedBy: { id, name },
      createdAt: '2026-11-01T09:00:00.000000Z',
    });
}

/** A provider whose trial was followed by a plan that runs, who asks for one more and has something to their credit; of that plan nobody else may have any. */
async function furnishPlans(api: TestApp, providerId: string): Promise<void> {
  const plan = await addPlan(api.database, { audience: 'provider', maxSubscribers: 1, trialDays: 7 });
  const asked = { planId: plan.id, providerId };
  const [began, ended] = ['2026-11-01T09:00:00.000000Z', '2026-12-01T09:00:00.000000Z'];
  const period = { startAt: began, currentPeriodStart: began, currentPeriodEnd: ended };
  await addSubscription(api.database, { ...asked, ...period, state: 'expired', trialEnd: ended, endedAt: ended });
  await addSubscription(api.database, { ...asked, ...period, state: 'active' });
  await addSubscription(api.database, asked);
  const { id, name } = demoStaff.admin;
  const givenBack = { state: 'expired', endedAt: ended, balance: -100_00, cancelledBy: { id, name } } as const;
  const { id: subscriptionId } = await addSubscription(api.database, { ...asked, ...period, ...givenBack });
  await issue(api, { subscriptionId, providerId, lines: [] });
}

/** Invoices that lack each of what they must say, one that was paid before, and one whose buyer nobody reaches. */
async function furnishInvoices(api: TestApp): Promise<void> {
  const buyer = { name: { ar: 'شركة الأفق' } };
  const lacking = { subtype: '01', buyer } as const;
  const draft = await issue(api, { ...lacking, isPaid: true });
  await issue(api, { ...lacking, lines: [] });
  await issue(api, { ...lacking, type: '383', originalId: draft.id });
  await api.database.pool.query('UPDATE invoices SET supply_date = NULL WHERE id = $1', [draft.id]);
  const unreachable = await recordsIn(api.database).employer({ emailRefusedAt: '2026-11-01T09:00:00.000000Z' });
  await issue(api, { employerId: unreachable.id });
}

/** A product with a picture, and one that was archived in each way, of those who may sell and of somebody who may not. */
async function furnishShop(api: TestApp, seller: string, closed: string): Promise<void> {
  const images = [{ picture: newId(), alt: { ar: 'شعار' } }];
  const { specialistId } = await addProduct(api.database, { providerId: seller, images, state: 'draft' });
  for (const archivedFrom of productStates.filter((state) => state !== 'archived'))
    for (const providerId of [seller, closed])
      await addProduct(api.database, {
        providerId,
        specialistId,
        state: 'archived',
        archivedFrom,
        featuredUntil: '2027-12-31',
        pendingChanges: { price: 900_00 },
      });
}
