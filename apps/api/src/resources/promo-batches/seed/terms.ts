import type { PromoTerms } from '@diwan/api-contract/resources/promo-terms';
import { eventsSeed } from '#resources/events/seed.ts';
import { examsSeed } from '#resources/exams/seed.ts';
import { productsSeed } from '#resources/products/seed.ts';
import type { Seeding } from '#seeding/seed.ts';
import { instant } from '#seeding/time.ts';
import type { Campaign } from './campaigns.ts';

/** The first few published records of a scope: those that a code is for alone. */
function targetsOf({ appliesTo, isOfSome }: Campaign, { planOf }: Seeding) {
  const some = (records: readonly { id: string; state: string }[]) =>
    records
      .filter(({ state }) => state === 'published')
      .slice(0, 3)
      .map(({ id }) => ({ id }));
  return {
    onlyProducts: isOfSome && appliesTo === 'products' ? some(planOf(productsSeed)) : [],
    onlyEvents: isOfSome && appliesTo === 'events' ? some(planOf(eventsSeed)) : [],
    onlyExams: isOfSome && appliesTo === 'exams' ? some(planOf(examsSeed)) : [],
  };
}

const typeOf = ({ days, amount }: Campaign): PromoTerms['type'] => {
  if (days !== undefined) return 'free_period';
  return amount === undefined ? 'percent' : 'fixed';
};

/** The terms of a campaign as a code and a batch have them. */
export function termsOf(campaign: Campaign, talentListId: string | null, seeding: Seeding): PromoTerms {
  const { ar, en, audience = 'all', from, to } = campaign;
  return {
    name: { ar, en },
    type: typeOf(campaign),
    percent: campaign.percent ?? null,
    maxDiscount: campaign.maxDiscount ?? null,
    amount: campaign.amount ?? null,
    days: campaign.days ?? null,
    appliesTo: campaign.appliesTo ?? 'all',
    ...targetsOf(campaign, seeding),
    audience,
    talentListId: audience === 'list' ? talentListId : null,
    minSpend: campaign.minSpend ?? null,
    startsAt: instant(from),
    endsAt: to === null ? null : instant(to),
    maxRedemptions: campaign.maxRedemptions ?? null,
    maxPerUser: campaign.maxPerUser ?? 1,
    isStackable: campaign.isStackable ?? false,
    isFirstPurchaseOnly: campaign.isFirstPurchaseOnly ?? false,
    partnerName: campaign.partnerName ?? null,
    note: campaign.note ?? null,
  };
}
