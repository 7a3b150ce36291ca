import type { planSubscriptions } from '@diwan/api-contract/resources/plan-subscriptions';
import { and, eq } from 'drizzle-orm';
import type { DraftOf, Row, Writer, Writing } from '#crud/definition.ts';
import { riyadhDay } from '#crud/lists/clauses.ts';
import { nextNumber } from '#crud/number.ts';
import { problemOf } from '#http/problems/problems.ts';
import { vatAt } from '#settings/vat.ts';
import { employersTable as employers } from '../employers/table.ts';
import { plansTable as plans } from '../plans/table.ts';
import { providersTable as providers } from '../providers/table.ts';
import { inBoth, searchKeyOf } from '../search-texts.ts';
import { seekersTable as seekers } from '../seekers/table.ts';
import { isPlanFull } from './billing/change.ts';
import { grossOf } from './billing/money.ts';
import { planSubscriptionsTable as table } from './table.ts';

type Draft = DraftOf<typeof planSubscriptions>;

const refused = (path: string, code: string) => problemOf('invalid', { errors: [{ path, code }] });

/** What a subscription begins with; it gives nothing before it is paid for or granted. */
async function subscribed(draft: Draft, writer: Writer) {
  const sold = await soldPlan(draft, writer);
  const [waiting] = await writer.tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(columnOf(draft), subscriberOf(draft)), eq(table.state, 'pending_payment')))
    .limit(1);
  if (waiting) throw refused(fieldOf(draft), 'subscriptionWaits');
  const number = await nextNumber(writer.tx, 'SUB', 'plan_subscriptions_number');
  return {
    number,
    state: 'pending_payment' as const,
    ...sold,
    searchKey: searchKeyOf([number, ...(await namesOf(draft, writer))]),
  };
}

const fieldOf = ({ subscriberType }: Draft) => `${subscriberType}Id` as const;
const columnOf = (draft: Draft) => table[fieldOf(draft)];
const subscriberOf = (draft: Draft) => draft[fieldOf(draft)]!;

/** The plan is locked: of a plan for so many nobody is one too many. */
async function soldPlan({ planId, subscriberType }: Draft, { tx, now }: Writer) {
  const [plan] = await tx.select().from(plans).where(eq(plans.id, planId)).for('no key update');
  if (!plan) throw refused('planId', 'invalidChoice');
  if (plan.audience !== subscriberType) throw refused('planId', 'planOfOthers');
  const today = riyadhDay(now);
  const isForSale =
    plan.state === 'on_sale' &&
    (plan.availableFrom === null || plan.availableFrom <= today) &&
    (plan.availableTo === null || plan.availableTo >= today);
  if (!isForSale) throw refused('planId', 'planNotOnSale');
  if (await isPlanFull(plan, tx)) throw refused('planId', 'planFull');
  return { planVersion: plan.termsVersion, priceSnapshot: grossOf(plan, await vatAt(tx, now)) };
}

/** By whose name it is found. */
async function namesOf({ employerId, providerId, seekerId }: Draft, { tx }: Writer) {
  if (employerId) {
    const [found] = await tx.select().from(employers).where(eq(employers.id, employerId));
    return found ? [...inBoth(found.name), found.number] : [];
  }
  if (providerId) {
    const [found] = await tx.select().from(providers).where(eq(providers.id, providerId));
    return found ? [...inBoth(found.tradeName), found.number] : [];
  }
  const [found] = await tx.select().from(seekers).where(eq(seekers.id, seekerId!));
  return found ? [found.nameAr, found.nameEn, found.number] : [];
}

/** Who has begun changes their plan by an event, which says what that costs. */
async function edited(draft: Draft, before: Row<typeof table>, writer: Writer) {
  const settled = (['subscriberType', 'employerId', 'providerId', 'seekerId', 'planId'] as const).filter(
    (field) => draft[field] !== before[field],
  );
  if (settled.length === 0) return {};
  if (before.state !== 'pending_payment')
    throw problemOf('invalid', { errors: settled.map((path) => ({ path, code: 'subscriptionBegun' })) });
  const sold = await soldPlan(draft, writer);
  return { ...sold, searchKey: searchKeyOf([before.number, ...(await namesOf(draft, writer))]) };
}

export const planSubscriptionWriting: Writing<typeof planSubscriptions, typeof table> = {
  added: subscribed,
  edited,
  duplicates: {
    plan_subscriptions_live_employer: { path: 'employerId', code: 'subscriptionRuns' },
    plan_subscriptions_live_provider: { path: 'providerId', code: 'subscriptionRuns' },
    plan_subscriptions_live_seeker: { path: 'seekerId', code: 'subscriptionRuns' },
  },
};
