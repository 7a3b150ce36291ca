import { z } from 'zod';
import { code, prose } from '../kinds/kinds.ts';
import { day, flag, many } from '../page.ts';
import { halalas, id, instant, ref, rowStamps, stamps, text } from '../schema.ts';
import { promoAudiences, promoCodeStates, promoScopes, promoTypes } from '../values/records/promo.ts';
import { promoTerms, promoTermsRules } from './promo-terms.ts';

/** Upper case, whatever was typed: `Ramadan` and `RAMADAN` are one code. */
const promoCode = () =>
  code(
    text()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{4,20}$/, { error: 'invalidPromoCode' }),
  );

const draft = z.strictObject({ code: promoCode(), ...promoTerms });

const record = draft.extend({
  ...stamps,
  state: z.enum(promoCodeStates),
  /** The batch that it was made in. */
  batchId: id.nullable(),
  batch: ref.nullable(),
  talentList: ref.nullable(),
  /** Uses that are paid for, refunded ones among them; and those that wait for their payment. */
  redeemedCount: z.int(),
  reservedCount: z.int(),
  /** Of what is paid for and not refunded. */
  discountGiven: halalas,
});

export const promoCodes = {
  path: 'promo-codes',
  screen: '/promoCode/list',
  about:
    'Codes that make something cheaper, each with its terms, which never change once it is there, and what it has given.',
  workflow: 'promoCode',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    code: true,
    name: true,
    state: true,
    type: true,
    percent: true,
    maxDiscount: true,
    amount: true,
    days: true,
    appliesTo: true,
    audience: true,
    startsAt: true,
    endsAt: true,
    maxRedemptions: true,
    redeemedCount: true,
    reservedCount: true,
    discountGiven: true,
    partnerName: true,
    batch: true,
    createdAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(promoCodeStates)),
    type: many(z.enum(promoTypes)),
    appliesTo: many(z.enum(promoScopes)),
    audience: many(z.enum(promoAudiences)),
    /** A part of the name. */
    partnerName: z.string().trim().max(120).optional(),
    batch: many(id),
    startsFrom: day,
    startsTo: day,
    isNearlyExhausted: flag,
  },
  sorts: ['createdAt', 'code', 'startsAt', 'redeemedCount', 'discountGiven', 'stateChangedAt'],
  verbs: ['list', 'view', 'add', 'remove', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('promoCode.pause') }),
    z.strictObject({ type: z.literal('promoCode.resume') }),
    /** For good. */
    z.strictObject({ type: z.literal('promoCode.disable'), note: prose(text().max(500)).optional() }),
    /** All that ever changes of a code: it ends later, or may be used more often. */
    z.strictObject({
      type: z.literal('promoCode.extend'),
      endsAt: instant.optional(),
      maxRedemptions: z.int().min(1).max(1_000_000).optional(),
    }),
  ]),
  may: { read: 'content.read', write: 'content.edit', send: 'content.publish' },
  rules: promoTermsRules,
  unique: ['code'],
  searchRank: 10,
} as const;

export type PromoCode = z.output<typeof promoCodes.record>;
export type PromoCodeRow = z.output<typeof promoCodes.row>;
export type PromoCodeEvent = z.output<typeof promoCodes.events>;
