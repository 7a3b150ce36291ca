import type { PromoTerms } from '@diwan/api-contract/resources/promo-terms';

const minute = 60_000;

/** The sections of the form, whatever its codes are called by. */
export const termsSections = [
  { key: 'gives', fields: ['name', 'type', 'percent', 'maxDiscount', 'amount', 'days', 'minSpend'] },
  {
    key: 'scope',
    fields: [
      'appliesTo',
      'onlyProducts',
      'onlyEvents',
      'onlyExams',
      'audience',
      'talentListId',
      'isFirstPurchaseOnly',
      'isStackable',
    ],
  },
  { key: 'window', fields: ['startsAt', 'endsAt', 'maxRedemptions', 'maxPerUser'] },
  { key: 'partner', fields: ['partnerName', 'note'] },
] as const;

type BlankTerms = { [F in keyof PromoTerms]: PromoTerms[F] | null };

/** The terms of a new code: it begins now, and everybody may use it once. */
export const blankTerms = (): BlankTerms => ({
  name: { ar: '', en: '' },
  type: 'percent',
  percent: null,
  maxDiscount: null,
  amount: null,
  days: null,
  appliesTo: 'all',
  onlyProducts: [],
  onlyEvents: [],
  onlyExams: [],
  audience: 'all',
  talentListId: null,
  minSpend: null,
  startsAt: new Date(Math.floor(Date.now() / minute) * minute).toISOString(),
  endsAt: null,
  maxRedemptions: null,
  maxPerUser: 1,
  isStackable: false,
  isFirstPurchaseOnly: false,
  partnerName: null,
  note: null,
});
