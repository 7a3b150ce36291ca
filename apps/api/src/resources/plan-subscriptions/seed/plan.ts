import type { PlanSubscription } from '@diwan/api-contract/resources/plan-subscriptions';
import { cvViewsKey, jobPostsKey } from '@diwan/api-contract/values/records/plan';
import { cancelReasons, grantReasons, paymentMethods } from '@diwan/api-contract/values/records/plan-subscription';
import type { PlannedEmployer } from '#resources/employers/seed.ts';
import { employersSeed } from '#resources/employers/seed.ts';
import { jobPostsSeed } from '#resources/job-posts/seed.ts';
import { type PlannedFeature, planFeaturesSeed } from '#resources/plan-features/seed.ts';
import type { PlannedPlan } from '#resources/plans/seed/plan.ts';
import { plansSeed } from '#resources/plans/seed.ts';
import { providersSeed } from '#resources/providers/seed.ts';
import { seekersSeed } from '#resources/seekers/seed.ts';
import { talentListEntriesSeed } from '#resources/talent-list-entries/seed.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { day, makeId, recordNumber } from '#seeding/time.ts';

type State = PlanSubscription['state'];

/** A subscription of the demo, with what is used of it. */
export interface PlannedSubscription {
  id: string;
  number: string;
  index: number;
  state: State;
  subscriber: {
    type: PlanSubscription['subscriberType'];
    id: string;
    number: string;
    name: { ar: string; en?: string };
  };
  plan: PlannedPlan;
  planVersion: number;
  startAt: number | null;
  periodStart: number | null;
  periodEnd: number | null;
  createdAt: number;
  changedAt: number;
  endedAt: number | null;
  isGranted: boolean;
  hasEvidence: boolean;
  isByEditor: boolean;
  promoCode: string | null;
  method: PlanSubscription['paymentMethod'];
  reason: PlanSubscription['stateReason'];
  usage: { feature: PlannedFeature; used: number; limit: number | null; resetsAt: number | null }[];
}

const shares: Record<State, number> = {
  active: 64,
  trialing: 7,
  past_due: 6,
  suspended: 4,
  cancelled: 7,
  expired: 7,
  pending_payment: 5,
};
const inTurn = Object.keys(shares) as State[];

export function planSubscriptions(seeding: Seeding): PlannedSubscription[] {
  const { seed, now, planOf } = seeding;
  const random = createRandom(seed, 'plan-subscriptions');
  const features = [...planOf(planFeaturesSeed).values()];
  const plans = planOf(plansSeed);
  // What posts and shortlists take is known once they are planned.
  planOf(jobPostsSeed);
  planOf(talentListEntriesSeed);
  const employers = planOf(employersSeed).filter(({ state }) => state === 'verified');
  const chosen = employers.filter((_, index) => index < 3 * inTurn.length || random.chance(0.3));
  const ofOthers = (count: number) => Math.max(inTurn.length, Math.ceil(count * seeding.scale));
  const subscribers = [
    ...chosen.map(({ id, number, name, createdAt, quotaUsed, cvViews, openJobs }) => ({
      type: 'employer' as const,
      id,
      number,
      name,
      createdAt,
      quotaUsed,
      cvViews,
      openJobs,
    })),
    ...planOf(providersSeed)
      .filter(({ state }) => state === 'active')
      .slice(0, ofOthers(40))
      .map(({ id, number, tradeName: name, createdAt }) => ({
        type: 'provider' as const,
        id,
        number,
        name,
        createdAt,
      })),
    ...planOf(seekersSeed)
      .slice(0, ofOthers(60))
      .map(({ id, number, name, createdAt }) => ({
        type: 'seeker' as const,
        id,
        number,
        name: named(name),
        createdAt,
      })),
  ];
  const planned = subscribers.flatMap((subscriber, index) => {
    const wanted = index < 3 * inTurn.length ? inTurn[index % inTurn.length]! : random.weighted(shares);
    const one = subscriptionOf({ subscriber, wanted, index, now, plans, features, random });
    return one ? [one] : [];
  });
  const inOrder = planned.sort((one, other) => one.createdAt - other.createdAt);
  return inOrder.map((one, index) => ({ ...one, index, number: recordNumber('SUB', one.createdAt, index + 1) }));
}

interface Subject {
  subscriber: PlannedSubscription['subscriber'] & { createdAt: number } & Partial<
      Pick<PlannedEmployer, 'quotaUsed' | 'cvViews' | 'openJobs'>
    >;
  wanted: State;
  index: number;
  now: number;
  plans: PlannedPlan[];
  features: PlannedFeature[];
  random: Random;
}

const lengths: Record<PlannedPlan['interval'], number> = {
  one_time: 30,
  month: 30,
  quarter: 91,
  half_year: 182,
  year: 365,
};

function subscriptionOf({ subscriber, wanted, index, now, plans, features, random }: Subject) {
  const used = subscriber.quotaUsed ?? 0;
  const jobsId = features.find(({ key }) => key === jobPostsKey)!.id;
  const room = (plan: PlannedPlan) => {
    const value = plan.features.find(({ featureId }) => featureId === jobsId);
    return subscriber.type !== 'employer' || (value && (value.limit === null || value.limit >= used));
  };
  // Posts of whoever is suspended are paused.
  const state = wanted === 'suspended' && (subscriber.openJobs ?? 0) > 0 ? 'active' : wanted;
  const fitting = plans.filter(
    (plan) =>
      plan.audience === subscriber.type &&
      plan.state !== 'draft' &&
      plan.price !== null &&
      room(plan) &&
      (state !== 'trialing' || plan.trialDays > 0) &&
      (state !== 'past_due' && state !== 'suspended' ? true : plan.price > 0 && plan.interval !== 'one_time') &&
      (state !== 'pending_payment' || plan.state === 'on_sale'),
  );
  if (fitting.length === 0) return null;
  const plan = random.chance(0.6) ? fitting[0]! : random.pick(fitting.slice(0, 4));
  const length = state === 'trialing' ? plan.trialDays : lengths[plan.interval];
  const isBegun = state !== 'pending_payment';
  const isOver = state === 'past_due' || state === 'suspended' || state === 'expired';
  const end = now + (isOver ? -overdue(state, random) : (0.05 + 0.9 * random.next()) * length) * day;
  // Nobody had a plan before they were here.
  if (subscriber.createdAt > end - day) return null;
  const periodStart = end - length * day;
  const createdAt = isBegun
    ? Math.max(subscriber.createdAt, periodStart - (random.chance(0.5) ? random.int(1, 5) * length : 0) * day)
    : now - random.int(1, 6) * day;
  const startAt = Math.max(createdAt, subscriber.createdAt);
  const isGranted = isBegun && (state === 'trialing' || index % 11 === 4);
  return {
    id: makeId(createdAt, random),
    number: '',
    index,
    state,
    subscriber,
    plan,
    planVersion: plan.earlier && createdAt < plan.changedAt ? 1 : plan.termsVersion,
    startAt: isBegun ? startAt : null,
    periodStart: isBegun ? Math.max(startAt, periodStart) : null,
    periodEnd: isBegun ? end : null,
    createdAt,
    changedAt: changedAt({ state, startAt, end, now }),
    endedAt: state === 'cancelled' || state === 'expired' ? end : null,
    isGranted,
    hasEvidence: isGranted || (state === 'pending_payment' && random.chance(0.6)),
    isByEditor: random.chance(0.5),
    promoCode: index % 9 === 2 ? 'TAWTEEN10' : null,
    method: random.pick(paymentMethods),
    reason: isGranted
      ? grantReasons[index % grantReasons.length]!
      : state === 'cancelled'
        ? cancelReasons[index % 6]!
        : null,
    usage: isBegun
      ? usageOf({ plan, features, used, views: subscriber.cvViews ?? [], startAt, now, end, random, index })
      : [],
  } satisfies PlannedSubscription;
}

const named = ({
  ar,
  en,
}: {
  ar: { first: string; family: string };
  en?: { first: string; family: string } | undefined;
}) => ({
  ar: `${ar.first} ${ar.family}`,
  ...(en ? { en: `${en.first} ${en.family}` } : {}),
});

/** How many days ago the last period ended. */
const overdue = (state: State, random: Random) =>
  ({ past_due: 2.2, suspended: 24, expired: random.int(45, 200) })[state as 'past_due' | 'suspended' | 'expired'];

function changedAt({ state, startAt, end, now }: { state: State; startAt: number; end: number; now: number }): number {
  if (state === 'past_due') return end + day / 4;
  if (state === 'suspended') return now - 6 * day;
  if (state === 'expired') return end;
  if (state === 'cancelled') return Math.max(startAt, now - 3 * day);
  return startAt;
}

function usageOf({
  plan,
  features,
  used,
  views,
  startAt,
  now,
  end,
  random,
  index,
}: Pick<Subject, 'features' | 'now' | 'random' | 'index'> & {
  plan: PlannedPlan;
  used: number;
  views: readonly number[];
  startAt: number;
  end: number;
}) {
  return plan.features.flatMap(({ featureId, limit }) => {
    const feature = features.find(({ id }) => id === featureId)!;
    if (feature.kind !== 'quota') return [];
    const most = limit ?? 300;
    const share = index % 6 === 0 ? 0.85 + 0.15 * random.next() : random.next() * 0.7;
    const resetsAt = { never: null, monthly: Math.min(end, now + random.int(1, 28) * day), per_period: end }[
      feature.resets
    ];
    const since = Math.max(startAt, (resetsAt ?? now) - 30 * day);
    const viewed = views.filter((at) => at >= since && at < end).length;
    const counted: Partial<Record<string, number>> = { [jobPostsKey]: used, [cvViewsKey]: viewed };
    return [{ feature, used: counted[feature.key] ?? Math.floor(most * share), limit, resetsAt }];
  });
}
