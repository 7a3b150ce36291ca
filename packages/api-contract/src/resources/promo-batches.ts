import { z } from 'zod';
import { code } from '../kinds/kinds.ts';
import { day, many } from '../page.ts';
import { ref, rowStamps, stamps, text } from '../schema.ts';
import { mostCodesAtOnce, promoBatchStates, promoTypes } from '../values/records/promo.ts';
import { promoTerms, promoTermsRules } from './promo-terms.ts';

const draft = z.strictObject({
  /** What all its codes begin with. */
  prefix: code(
    text()
      .toUpperCase()
      .regex(/^[A-Z0-9]{2,10}$/, { error: 'invalidPromoPrefix' }),
  ),
  quantity: z.int().min(2).max(mostCodesAtOnce),
  ...promoTerms,
});

const record = draft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(promoBatchStates),
  talentList: ref.nullable(),
  /** How many of its codes there are by now. */
  generatedCount: z.int(),
});

export const promoBatches = {
  path: 'promo-batches',
  screen: '/promoCode/batches',
  about: 'Codes of the same terms that were made together, to be handed to a partner.',
  workflow: 'promoBatch',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    name: true,
    state: true,
    prefix: true,
    quantity: true,
    generatedCount: true,
    type: true,
    percent: true,
    maxDiscount: true,
    amount: true,
    days: true,
    partnerName: true,
    createdAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(promoBatchStates)),
    type: many(z.enum(promoTypes)),
    createdFrom: day,
    createdTo: day,
  },
  sorts: ['createdAt', 'quantity', 'stateChangedAt'],
  verbs: ['list', 'view', 'add', 'send'],
  events: z.discriminatedUnion('type', [z.strictObject({ type: z.literal('promoBatch.stop') })]),
  may: { read: 'content.read', write: 'content.edit', send: 'content.publish' },
  rules: promoTermsRules,
  searchRank: null,
} as const;

export type PromoBatch = z.output<typeof promoBatches.record>;
export type PromoBatchEvent = z.output<typeof promoBatches.events>;
