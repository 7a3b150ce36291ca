import { terms } from '#vocabulary/promo-terms/en.ts';
import type { ResourceMessages } from '../resource-messages.ts';

export const messages = {
  title: 'Promo code use',
  one: 'use of a promo code',
  freeDays_one: '{{number}} day free',
  freeDays_other: '{{number}} days free',
  columns: {
    code: 'Code',
    user: 'User',
    ref: 'For',
    amountBefore: 'Before it',
    discount: 'Discount',
    channel: 'Channel',
    createdAt: 'Held since',
    redeemedAt: 'Used',
    state: 'State',
  },
  filters: {
    code: 'Code',
    seeker: 'Job seeker',
    employer: 'Employer',
    provider: 'Provider',
    type: 'Kind of code',
    scope: 'Code is good for',
    partner: 'Partner',
    batch: 'Batch',
    createdFrom: 'Date',
    isNearlyExhausted: 'Code is nearly used up',
  },
  sections: { use: 'Use' },
  computed: {
    code: 'Code',
    user: 'User',
    reservedUntil: 'Held until',
    redeemedAt: 'Used',
    network: 'Network',
  },
  fields: {
    codeId: 'Code',
    userType: 'Kind of user',
    refType: 'Used for',
    refNumber: 'Number',
    amountBefore: 'Amount before it',
    discount: 'Discount',
    freeDays: 'Days free of charge',
    channel: 'Channel',
  },
  choices: {
    promoUserType: { seeker: 'Job seeker', employer: 'Employer', provider: 'Provider' },
    promoRefType: { order: 'Order', subscription: 'Subscription', event: 'Event' },
    promoChannel: { web: 'Web', ios: 'iPhone', android: 'Android', staff: 'Staff' },
    promoType: terms.choices.promoType,
    promoScope: terms.choices.promoScope,
  },
  states: {
    promoCodeUser: { reserved: 'Held', redeemed: 'Used', released: 'Given back', refunded: 'Refunded' },
  },
  events: { promoCodeUser: { redeem: 'Paid for', release: 'Given back', refund: 'Refunded' } },
  refusals: { codeUsedUp: 'The code has no use left.' },
  records_one: '{{number}} use',
  records_other: '{{number}} uses',
} satisfies ResourceMessages<'promoCodeUsers'>;

export const titles = { view: 'Use of a promo code' };
