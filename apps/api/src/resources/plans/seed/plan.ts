import type { PlanDraft, PlanFeatureValue } from '@diwan/api-contract/resources/plan-draft';
import type { Plan } from '@diwan/api-contract/resources/plans';
import { type PlannedFeature, planFeaturesSeed } from '#resources/plan-features/seed.ts';
import { createRandom } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { calendarDay, day, makeId } from '#seeding/time.ts';
import { catalogue } from './catalogue.ts';

/** A plan of the demo, and what it agreed to before its terms changed. */
export interface PlannedPlan extends PlanDraft {
  id: string;
  state: Plan['state'];
  termsVersion: number;
  earlier: PlanDraft | null;
  createdAt: number;
  changedAt: number;
}

/** Of the plan whose terms have changed since. */
const changed = 'emp-growth';
/** Whose last day of sale is over, and of which only so many are sold. */
const over = 'emp-founding-day';
const few = 'emp-enterprise';

export function planPlans({ seed, now, planOf }: Seeding): PlannedPlan[] {
  const random = createRandom(seed, 'plans');
  const features = planOf(planFeaturesSeed);
  const lines = catalogue.trim().split('\n');
  const plans = lines.map((line, index): PlannedPlan => {
    const [audience, code, state, price, period, trial, grace, ar, en, textAr, textEn, values] = line
      .split('|')
      .map((part) => part.trim());
    const [interval, count] = period!.split(' ');
    const createdAt = now - (760 - index * 9) * day;
    const isChanged = code === changed || state === 'retired' || state === 'hidden';
    const plan = {
      id: makeId(createdAt, random),
      name: { ar: ar!, en: en! },
      code: code!,
      description: { ar: textAr!, en: textEn! },
      audience: audience as Plan['audience'],
      price: price === '' ? null : Number(price) * 100,
      isVatIncluded: audience === 'seeker',
      interval: interval as Plan['interval'],
      intervalCount: Number(count),
      trialDays: Number(trial),
      graceDays: Number(grace),
      setupFee: code === few ? 2_500_00 : null,
      features: valuesOf(values ?? '', features),
      sortOrder: (index + 1) * 10,
      isHighlighted: code === changed || code === 'prov-shop',
      badge: code === changed ? { ar: 'الأكثر طلبًا', en: 'Most popular' } : null,
      maxSubscribers: code === 'emp-recruiter' ? 40 : null,
      availableFrom: code === over ? calendarDay(now - 80 * day) : null,
      availableTo: code === over ? calendarDay(now - 40 * day) : null,
      upgradeTo: [],
      state: state as Plan['state'],
      termsVersion: code === changed ? 2 : 1,
      earlier: null,
      createdAt,
      changedAt: isChanged ? now - 200 * day : createdAt,
    } satisfies PlannedPlan;
    return code === changed ? { ...plan, earlier: { ...plan, price: 1_290_00 } } : plan;
  });
  const idOf = (code: string) => plans.find((plan) => plan.code === code)!.id;
  for (const [from, to] of [
    ['emp-start', 'emp-basic'],
    ['emp-basic', 'emp-growth'],
    ['emp-growth', 'emp-business'],
    ['emp-business', 'emp-enterprise'],
    ['prov-corner', 'prov-shop'],
  ] as const)
    plans.find((plan) => plan.code === from)!.upgradeTo.push({ id: idOf(to) });
  return plans;
}

/** Parts joined by ` + `: `key=3` is a limit, `key=*` none, `key=words/words` what is said of it, and `key` alone that it is there. */
function valuesOf(written: string, features: ReadonlyMap<string, PlannedFeature>): PlanFeatureValue[] {
  const parts = written.split(' + ').filter((part) => part !== '');
  return parts.map((part) => {
    const [key, value] = part.split('=');
    const isCount = value !== undefined && /^\d+$/.test(value);
    const [ar, en] = isCount || value === '*' ? [] : (value ?? '').split('/');
    return {
      featureId: features.get(key!)!.id,
      enabled: true,
      limit: isCount ? Number(value) : null,
      note: ar ? { ar, ...(en ? { en } : {}) } : null,
    };
  });
}
