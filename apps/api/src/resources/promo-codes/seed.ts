import type { PromoTerms } from '@diwan/api-contract/resources/promo-terms';
import type { ActorRef } from '@diwan/api-contract/schema';
import type { PromoCodeState } from '@diwan/api-contract/values/records/promo';
import { staffActors, theSystem } from '#seeding/people-who-act.ts';
import { createRandom } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { day, instant, makeId } from '#seeding/time.ts';
import { type Campaign, campaignsAround } from '../promo-batches/seed/campaigns.ts';
import { termsOf } from '../promo-batches/seed/terms.ts';
import { type PlannedBatch, promoBatchesSeed } from '../promo-batches/seed.ts';
import { talentListsSeed } from '../talent-lists/seed.ts';
import { newCode } from './new-code.ts';
import { partnerKeyOf, promoSearchKey } from './search-key.ts';

/** A code, with the counts that its uses bring. */
export interface PlannedCode {
  id: string;
  code: string;
  campaign: Campaign;
  terms: PromoTerms;
  batch: PlannedBatch | null;
  author: ActorRef;
  createdAt: number;
  state: PromoCodeState;
  redeemed: number;
  reserved: number;
  given: number;
  lastUsedAt: number;
}

export const promoCodesSeed: Seed<PlannedCode[]> = {
  plan: planCodes,
  rows: codeRows,
  notifications: (codes) =>
    codes
      .filter(({ state, batch }) => state === 'exhausted' && batch === null)
      .map(({ id, code, lastUsedAt }) => ({
        kind: 'promoCodeExhausted',
        ref: { resource: 'promoCodes', id, label: { ar: code } },
        at: lastUsedAt,
      })),
};

const nothingUsed = { redeemed: 0, reserved: 0, given: 0, lastUsedAt: 0 };

function planCodes(seeding: Seeding): PlannedCode[] {
  const { seed, now, planOf } = seeding;
  const random = createRandom(seed, 'promo-codes');
  const [list] = planOf(talentListsSeed);
  const alone = campaignsAround(now).map((campaign): PlannedCode => {
    const createdAt = Math.min(campaign.from, now) - random.int(2, 12) * day;
    return {
      id: makeId(createdAt, random),
      code: campaign.code,
      campaign,
      terms: termsOf(campaign, list?.id ?? null, seeding),
      batch: null,
      author: random.pick(staffActors),
      createdAt,
      state: campaign.state,
      ...nothingUsed,
    };
  });
  const together = planOf(promoBatchesSeed).flatMap((batch) =>
    Array.from({ length: batch.generated }, (): PlannedCode => {
      const { campaign, terms, author, createdAt } = batch;
      const code = newCode(campaign.code, (below) => random.int(0, below - 1));
      return {
        id: makeId(createdAt, random),
        code,
        campaign,
        terms,
        batch,
        author,
        createdAt,
        state: campaign.state,
        ...nothingUsed,
      };
    }),
  );
  return [...together, ...alone].toSorted((one, other) => one.createdAt - other.createdAt);
}

/** Since when a code is in its state. */
function settledAt({ state, createdAt, campaign, lastUsedAt }: PlannedCode, now: number): number {
  switch (state) {
    case 'scheduled':
      return createdAt;
    case 'expired':
      return campaign.to ?? now;
    case 'active':
      return Math.max(createdAt, campaign.from);
    default:
      return Math.max(lastUsedAt, createdAt) + day / 8;
  }
}

function* codeRows(codes: PlannedCode[], { now }: Seeding) {
  for (const planned of codes) {
    const { id, code, terms, batch, author, createdAt, state } = planned;
    const changedAt = Math.min(now, settledAt(planned, now));
    const isByStaff = state === 'paused' || state === 'disabled';
    yield {
      id,
      version: changedAt === createdAt ? 1 : 2,
      createdAt: instant(createdAt),
      updatedAt: instant(changedAt),
      stateChangedAt: instant(changedAt),
      createdBy: author,
      updatedBy: changedAt === createdAt || isByStaff ? author : theSystem,
      searchKey: promoSearchKey(batch ? [code, batch.number] : [code], terms),
      partnerKey: partnerKeyOf(terms),
      code,
      state,
      batchId: batch?.id ?? null,
      ...terms,
      redeemedCount: planned.redeemed,
      reservedCount: planned.reserved,
      discountGiven: planned.given,
    };
  }
}
