import { z } from 'zod';
import { choice, code, image, neededWhen, shownWhen } from '../kinds/kinds.ts';
import { flag, many } from '../page.ts';
import { localizedText, optionalLocalizedText, rowStamps, stamps, text } from '../schema.ts';
import {
  countedKinds,
  featureGroups,
  featureKinds,
  featureResets,
  featureUnits,
  planFeatureStates,
} from '../values/records/plan.ts';

/** What may be written of a feature that plans have. */
export const planFeatureDraft = z.strictObject({
  name: localizedText({ min: 2, max: 80 }),
  /** By which programs know it. */
  key: code(
    text()
      .min(2)
      .max(40)
      .regex(/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/, { error: 'invalidFeatureKey' }),
  ),
  hint: optionalLocalizedText(300),
  group: choice(featureGroups, 'featureGroup'),
  icon: image({ leastSide: 32, mostStretch: 1 }).nullable(),
  kind: choice(featureKinds, 'featureKind'),
  unit: neededWhen('kind', countedKinds, choice(featureUnits, 'featureUnit').nullable()),
  resets: choice(featureResets, 'featureResets'),
  /** What a plan begins with that is given it; null means without a limit. */
  defaultValue: shownWhen('kind', countedKinds, z.int().min(0).max(1_000_000).nullable()),
  /** Its place in the lists of features: lower ones come first. */
  sortOrder: z.int().min(0).max(9_999),
});
export type PlanFeatureDraft = z.output<typeof planFeatureDraft>;

/** Rules across the fields of a feature; each names the field that the person should look at. */
export function planFeatureRules(
  { kind, unit, resets }: PlanFeatureDraft,
  refuse: (path: string, code: string) => void,
): void {
  if (kind === 'quota' && unit === null) refuse('unit', 'required');
  if (kind !== 'quota' && resets !== 'never') refuse('resets', 'resetsNothing');
}

const record = planFeatureDraft.extend({
  ...stamps,
  state: z.enum(planFeatureStates),
  /** How many plans have it. */
  plansCount: z.int(),
});

export const planFeatures = {
  path: 'plan-features',
  screen: '/plan-features/list',
  about: 'What plans can have: numbers of job posts, views of CVs, seats, and whatever else is sold.',
  workflow: 'planFeature',
  draft: planFeatureDraft,
  record,
  row: record.pick({
    ...rowStamps,
    name: true,
    key: true,
    group: true,
    kind: true,
    unit: true,
    resets: true,
    defaultValue: true,
    sortOrder: true,
    plansCount: true,
    state: true,
    updatedAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(planFeatureStates)),
    group: many(z.enum(featureGroups)),
    kind: many(z.enum(featureKinds)),
    isUsed: flag,
  },
  sorts: ['sortOrder', 'name', 'key', 'updatedAt', 'createdAt', 'stateChangedAt'],
  verbs: ['list', 'view', 'add', 'edit', 'remove', 'send'],
  unique: ['key'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('planFeature.retire') }),
    z.strictObject({ type: z.literal('planFeature.reactivate') }),
  ]),
  may: { read: 'content.read', write: 'content.edit', send: 'content.publish' },
  rules: planFeatureRules,
  searchRank: 14,
} as const;

export type PlanFeature = z.output<typeof planFeatures.record>;
export type PlanFeatureEvent = z.output<typeof planFeatures.events>;
