import { planSubscriptions as contract } from '@diwan/api-contract/resources/plan-subscriptions';
import { initialSettings } from '@diwan/api-contract/settings/register';
import { retryDays } from '@diwan/api-contract/values/records/plan-subscription';
import { recordFilesTable } from '#db/schema/files.ts';
import { paper } from '#seeding/papers/paper.ts';
import { staffActors, theSystem } from '#seeding/people-who-act.ts';
import { createRandom } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { calendarDay, day, instant, makeId } from '#seeding/time.ts';
import { inBoth, searchKeyOf } from '../search-texts.ts';
import { grossOf, setupOf } from './billing/money.ts';
import { type PlannedSubscription, planSubscriptions } from './seed/plan.ts';
import { planPaymentsTable, planUsageTable } from './table.ts';

type Document = typeof recordFilesTable.$inferInsert;
interface Planned {
  subscriptions: PlannedSubscription[];
  documents: Document[];
  payments: (typeof planPaymentsTable.$inferInsert)[];
}

const [admin, editor] = staffActors;
const at = (instantAt: number | null) => (instantAt === null ? null : instant(instantAt));
const termsOf = ({ plan, planVersion }: PlannedSubscription) =>
  planVersion === plan.termsVersion ? plan : (plan.earlier ?? plan);

export const planSubscriptionsSeed: Seed<Planned> = {
  plan(seeding: Seeding) {
    const subscriptions = planSubscriptions(seeding);
    const random = createRandom(seeding.seed, 'plan-subscriptions.papers');
    const paid = subscriptions.filter(({ state, isGranted }) => state !== 'pending_payment' && !isGranted);
    return {
      subscriptions,
      documents: subscriptions
        .filter(({ hasEvidence }) => hasEvidence)
        .map((one, nth) => evidenceOf(one, nth, seeding, makeId(one.createdAt, random))),
      payments: paid.flatMap((one) => paymentOf(one, makeId(one.createdAt, random))),
    };
  },
  *rows({ subscriptions }) {
    for (const subscription of subscriptions) yield rowOf(subscription);
  },
  attached: ({ subscriptions, documents, payments }) => [
    [recordFilesTable, documents],
    [planPaymentsTable, payments],
    [planUsageTable, subscriptions.flatMap(({ id, usage }) => usage.map((used) => usageRow(id, used)))],
  ],
};

const usageRow = (
  subscriptionId: string,
  { feature, used, limit, resetsAt }: PlannedSubscription['usage'][number],
) => ({
  subscriptionId,
  featureId: feature.id,
  used,
  baseLimit: limit,
  extra: 0,
  extraUntil: null,
  resetsAt: at(resetsAt),
});

function rowOf(subscription: PlannedSubscription) {
  const { id, number, state, subscriber, plan, planVersion, isByEditor, isGranted, periodEnd } = subscription;
  const author = isByEditor ? editor! : admin!;
  const checker = isByEditor ? admin! : editor!;
  const isPastDue = state === 'past_due';
  const price = grossOf(termsOf(subscription), initialSettings.vatBps);
  return {
    id,
    number,
    version: state === 'pending_payment' ? 1 : 2,
    createdAt: instant(subscription.createdAt),
    updatedAt: instant(subscription.changedAt),
    stateChangedAt: instant(subscription.changedAt),
    createdBy: isGranted || state === 'pending_payment' ? author : theSystem,
    updatedBy: isGranted ? checker : theSystem,
    searchKey: searchKeyOf([number, ...inBoth(subscriber.name), subscriber.number]),
    state,
    subscriberType: subscriber.type,
    employerId: subscriber.type === 'employer' ? subscriber.id : null,
    providerId: subscriber.type === 'provider' ? subscriber.id : null,
    seekerId: subscriber.type === 'seeker' ? subscriber.id : null,
    planId: plan.id,
    planVersion,
    nextPlanId: null,
    priceSnapshot: price,
    balance: 0,
    charged: isGranted || state === 'pending_payment' || state === 'trialing' ? 0 : price,
    chargedUntil: at(periodEnd),
    promoCode: subscription.promoCode,
    startAt: at(subscription.startAt),
    currentPeriodStart: at(subscription.periodStart),
    currentPeriodEnd: at(periodEnd),
    trialEnd: state === 'trialing' ? at(periodEnd) : null,
    tries: isPastDue ? 2 : state === 'suspended' ? retryDays.length + 1 : 0,
    retryAt: isPastDue ? instant(periodEnd! + retryDays[1] * day) : null,
    graceUntil: state === 'suspended' ? instant(subscription.changedAt) : null,
    endedAt: at(subscription.endedAt),
    autoRenew: state !== 'cancelled' && state !== 'expired' && plan.interval !== 'one_time',
    paymentMethod: subscription.method,
    stateReason: subscription.reason,
    stateNote: subscription.reason === 'other' ? 'بحسب ما اتُّفق عليه في المكالمة مع المشترك.' : null,
    grantedBy: isGranted ? { id: checker.id, name: checker.name } : null,
    grantedAt: isGranted ? at(subscription.startAt) : null,
    remindedAt: null,
  };
}

/** What came in for the period that it is in. */
function paymentOf(one: PlannedSubscription, id: string): Planned['payments'] {
  const terms = termsOf(one);
  const amount =
    grossOf(terms, initialSettings.vatBps) +
    (one.periodStart === one.startAt ? setupOf(terms, initialSettings.vatBps) : 0);
  if (amount === 0) return [];
  return [
    {
      id,
      subscriptionId: one.id,
      reference: `FT${calendarDay(one.periodStart!).replaceAll('-', '')}${String(one.index).padStart(6, '0')}`,
      method: one.method,
      amount,
      paidOn: calendarDay(one.periodStart!),
      recordedAt: instant(one.periodStart!),
      recordedBy: theSystem,
      periodStart: instant(one.periodStart!),
    },
  ];
}

/** Why it is granted. */
function evidenceOf(one: PlannedSubscription, nth: number, { keep }: Seeding, id: string): Document {
  const { createdAt, number, subscriber, plan, isByEditor } = one;
  const bytes = paper('Approval of a grant (sample)', [
    subscriber.name.en ?? subscriber.number,
    `Subscription ${number}, plan ${plan.name.en}`,
    'Invented for the demo: nobody has signed it.',
  ]);
  return {
    id,
    resource: contract.path,
    recordId: one.id,
    ...keep(bytes, createdAt),
    name: 'موافقة المنح.pdf',
    kind: 'pdf',
    scan: 'unscanned',
    type: (['approval', 'transfer', 'contract', 'other'] as const)[nth % 4]!,
    number: null,
    issuedOn: null,
    expiresOn: null,
    author: isByEditor ? editor! : admin!,
    createdAt: instant(createdAt),
  };
}
