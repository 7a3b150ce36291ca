import { z } from 'zod';
import { choice, neededWhen, percent, prose, reference, shownWhen } from '../kinds/kinds.ts';
import { halalas, instant, localizedText, text } from '../schema.ts';
import { promoAudiences, promoScopes, promoTypes } from '../values/records/promo.ts';

const targetsOf = (scope: 'products' | 'events' | 'exams') =>
  shownWhen('appliesTo', [scope], z.array(z.strictObject({ id: reference(scope) })).max(50));

/** What a code gives, to whom, for what and until when: of one code, or of all codes of a batch. Nobody changes it later. */
export const promoTerms = {
  name: localizedText({ max: 120 }),
  type: choice(promoTypes, 'promoType'),
  percent: neededWhen('type', ['percent'], percent().min(1).nullable()),
  /** The most that a percentage takes off. */
  maxDiscount: shownWhen('type', ['percent'], halalas.min(1_00).nullable()),
  amount: neededWhen('type', ['fixed'], halalas.min(1_00).nullable()),
  days: neededWhen('type', ['free_period'], z.int().min(1).max(365).nullable()),
  appliesTo: choice(promoScopes, 'promoScope'),
  /** Of the scope these alone; all of it where none is named. */
  onlyProducts: targetsOf('products'),
  onlyEvents: targetsOf('events'),
  onlyExams: targetsOf('exams'),
  audience: choice(promoAudiences, 'promoAudience'),
  talentListId: neededWhen('audience', ['list'], reference('talentLists').nullable()),
  minSpend: halalas.nullable(),
  startsAt: instant,
  endsAt: instant.nullable(),
  /** Of each code; null means without limit. */
  maxRedemptions: z.int().min(1).max(1_000_000).nullable(),
  maxPerUser: z.int().min(1).max(100),
  isStackable: z.boolean(),
  isFirstPurchaseOnly: z.boolean(),
  partnerName: text().max(120).nullable(),
  note: prose(text().max(1000)).nullable(),
} as const;
const terms = z.strictObject(promoTerms);
export type PromoTerms = z.output<typeof terms>;

/** The scopes of which a code may be good for some records alone, each with the field that names them. */
const targetFields = [
  ['products', 'onlyProducts'],
  ['events', 'onlyEvents'],
  ['exams', 'onlyExams'],
] as const;

/** Rules across the terms of a code; each names the field that the person should look at. */
export function promoTermsRules(terms: PromoTerms, refuse: (path: string, code: string) => void): void {
  const { type, percent, amount, days, minSpend, appliesTo, audience, startsAt, endsAt } = terms;
  if (type === 'percent' && percent === null) refuse('percent', 'required');
  if (type === 'fixed' && amount === null) refuse('amount', 'required');
  if (type === 'fixed' && amount !== null && (minSpend ?? 0) < amount) refuse('minSpend', 'belowDiscount');
  if (type === 'free_period' && days === null) refuse('days', 'required');
  if (type === 'free_period' && appliesTo !== 'plans') refuse('appliesTo', 'freePeriodOfPlans');
  if (audience === 'list' && terms.talentListId === null) refuse('talentListId', 'required');
  if (endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)) refuse('endsAt', 'notAfterStart');
  if (terms.maxRedemptions !== null && terms.maxPerUser > terms.maxRedemptions)
    refuse('maxPerUser', 'aboveRedemptions');
  for (const [scope, field] of targetFields)
    for (const [index, { id }] of terms[field].entries()) {
      if (appliesTo !== scope) refuse(`${field}.${index}.id`, 'notAskedFor');
      else if (terms[field].findIndex((other) => other.id === id) < index) refuse(`${field}.${index}.id`, 'taken');
    }
}
