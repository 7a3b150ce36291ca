import { z } from 'zod';
import { noEvents } from '../crud.ts';
import { choice, reference } from '../kinds/kinds.ts';
import { day, flag, many } from '../page.ts';
import { halalas, id, instant, ref, rowStamps, stamps, text } from '../schema.ts';
import {
  promoChannels,
  promoRefTypes,
  promoScopes,
  promoTypes,
  promoUserTypes,
  redemptionStates,
} from '../values/records/promo.ts';

/** Nobody writes one: it is what a checkout, a payment or a refund has caused. */
const draft = z.strictObject({
  codeId: reference('promoCodes'),
  userType: choice(promoUserTypes, 'promoUserType'),
  refType: choice(promoRefTypes, 'promoRefType'),
  /** Of the order, subscription or registration. */
  refNumber: text(),
  amountBefore: halalas,
  discount: halalas,
  /** Days that the code gave free of charge, in place of a discount. */
  freeDays: z.int().min(0),
  channel: choice(promoChannels, 'promoChannel'),
});

const record = draft.extend({
  ...stamps,
  state: z.enum(redemptionStates),
  code: ref,
  userId: id,
  user: ref,
  refId: id,
  /** Until when it is held for its payment. */
  reservedUntil: instant,
  redeemedAt: instant.nullable(),
  /** Where it came from, without the part that names one household; null where it isn't known. */
  network: z.string().nullable(),
});

export const promoCodeUsers = {
  path: 'promo-code-users',
  screen: '/promoCodeUsers/list',
  about: 'Who used which promo code, for what, and what it took off.',
  workflow: 'promoCodeUser',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    state: true,
    code: true,
    userType: true,
    user: true,
    refType: true,
    refNumber: true,
    amountBefore: true,
    discount: true,
    freeDays: true,
    channel: true,
    createdAt: true,
    redeemedAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(redemptionStates)),
    code: many(id),
    seeker: many(id),
    employer: many(id),
    provider: many(id),
    refType: many(z.enum(promoRefTypes)),
    channel: many(z.enum(promoChannels)),
    type: many(z.enum(promoTypes)),
    scope: many(z.enum(promoScopes)),
    partner: z.string().trim().max(120).optional(),
    batch: many(id),
    createdFrom: day,
    createdTo: day,
    isNearlyExhausted: flag,
  },
  sorts: ['createdAt', 'discount', 'stateChangedAt'],
  verbs: ['list', 'view'],
  events: noEvents,
  may: { read: 'people.read', write: 'content.edit', send: 'content.publish', export: 'export.pii' },
  searchRank: null,
} as const;

export type PromoCodeUser = z.output<typeof promoCodeUsers.record>;
