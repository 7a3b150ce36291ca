import type { planSubscriptionMachine } from '@diwan/machines/workflows/plan-subscription/plan-subscription.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import { eq } from 'drizzle-orm';
import type { Row } from '#crud/definition.ts';
import { author, type Notices, nobody, noticesAbout } from '#crud/notices.ts';
import type { Tx } from '#db/database.ts';
import { employersTable as employers } from '../employers/table.ts';
import { providersTable as providers } from '../providers/table.ts';
import type { planSubscriptionsTable } from './table.ts';

type Subscription = Row<typeof planSubscriptionsTable>;

const told = noticesAbout<Subscription>(({ id, number }) => ({
  ref: { resource: 'planSubscriptions', id, label: { ar: number } },
}));
const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');
const onTime = nobody('It happens on its day, and nobody has to do anything about it.');

/** Whoever looks after the subscriber. */
async function managerOf({ employerId, providerId }: Subscription, tx: Tx): Promise<readonly (string | null)[]> {
  const table = employerId ? employers : providers;
  const id = employerId ?? providerId;
  if (id === null) return [];
  const [found] = await tx.select({ manager: table.accountManagerId }).from(table).where(eq(table.id, id));
  return [found?.manager ?? null];
}

/** Whom each event of a subscription tells what. */
export const planSubscriptionNotices: Notices<Subscription, EventTypeOf<typeof planSubscriptionMachine>> = {
  'planSubscription.recordPayment': ownChange,
  'planSubscription.activate': [told('subscriptionGranted', author)],
  'planSubscription.changePlan': ownChange,
  'planSubscription.extend': ownChange,
  'planSubscription.suspend': [told('subscriptionSuspended', managerOf)],
  'planSubscription.resume': nobody('The subscriber has what they had; whoever resumes it sees it.'),
  'planSubscription.cancel': [told('subscriptionCancelled', managerOf)],
  'planSubscription.payOut': ownChange,
  'planSubscription.adjustQuota': ownChange,
  'planSubscription.remind': nobody('The subscriber gets an e-mail; the outbox shows it.'),
  'planSubscription.renew': onTime,
  'planSubscription.paymentFailed': [told('subscriptionPastDue', managerOf)],
  'planSubscription.expire': onTime,
  'planSubscription.resetUsage': onTime,
};
