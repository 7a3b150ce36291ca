import { z } from 'zod';
import { choice, code, reference, startingWith } from '../kinds/kinds.ts';
import { calendarDate, halalas, localizedText, optionalLocalizedText, text } from '../schema.ts';
import { planAudiences, planIntervals } from '../values/records/plan.ts';

/** What a plan says of a feature. */
export const planFeatureValue = z.strictObject({
  featureId: reference('planFeatures'),
  enabled: startingWith(true, z.boolean()),
  /** Of a feature that is counted; null means without a limit. */
  limit: z.int().min(0).max(1_000_000).nullable(),
  /** Beside it in the comparison of plans; of a feature in words, those words. */
  note: optionalLocalizedText(120),
});
export type PlanFeatureValue = z.output<typeof planFeatureValue>;

const days = (most: number) => z.int().min(0).max(most);

/** What is agreed with whoever buys a plan: it never changes for them. */
export const planTerms = z.strictObject({
  /** Null while nobody has decided; 0 is free of charge. */
  price: halalas.max(1_000_000_00).nullable(),
  isVatIncluded: z.boolean(),
  interval: choice(planIntervals, 'planInterval'),
  /** So many intervals make a period; of a plan that is bought once, so many times thirty days. */
  intervalCount: z.int().min(1).max(36),
  trialDays: days(90),
  /** How long a subscription goes on after the last try to collect a payment. */
  graceDays: days(60),
  setupFee: halalas.max(1_000_000_00).nullable(),
  features: z.array(planFeatureValue).max(60),
});
export type PlanTerms = z.output<typeof planTerms>;
export const termNames = planTerms.keyof().options;

/** What may be written of a plan. */
export const planDraft = z.strictObject({
  name: localizedText({ min: 2, max: 80 }),
  /** By which programs know it; settled with the first sale. */
  code: code(
    text()
      .min(2)
      .max(40)
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'invalidPlanCode' }),
  ),
  description: optionalLocalizedText(1000),
  audience: choice(planAudiences, 'planAudience'),
  ...planTerms.shape,
  sortOrder: z.int().min(0).max(9_999),
  isHighlighted: z.boolean(),
  badge: optionalLocalizedText(40),
  maxSubscribers: z.int().min(1).max(1_000_000).nullable(),
  availableFrom: calendarDate.nullable(),
  availableTo: calendarDate.nullable(),
  /** What its subscribers are offered instead, in this order. */
  upgradeTo: z.array(z.strictObject({ id: reference('plans') })).max(10),
});
export type PlanDraft = z.output<typeof planDraft>;

/** Rules across the fields of a plan; each names the field that the person should look at. */
export function planRules(draft: PlanDraft, refuse: (path: string, code: string) => void): void {
  const { price, trialDays, interval, availableFrom, availableTo, features, upgradeTo } = draft;
  if (availableFrom !== null && availableTo !== null && availableTo < availableFrom)
    refuse('availableTo', 'notAfterBeginning');
  if (trialDays > 0 && (price === 0 || interval === 'one_time')) refuse('trialDays', 'nothingToTry');
  for (const index of repeated(features.map(({ featureId }) => featureId)))
    refuse(`features.${index}.featureId`, 'taken');
  for (const index of repeated(upgradeTo.map(({ id }) => id))) refuse(`upgradeTo.${index}.id`, 'taken');
}

/** Where in a list something stands that stood before. */
const repeated = (values: readonly string[]): number[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
