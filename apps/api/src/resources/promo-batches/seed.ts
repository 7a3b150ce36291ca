import type { PromoTerms } from '@diwan/api-contract/resources/promo-terms';
import type { ActorRef } from '@diwan/api-contract/schema';
import { staffActors } from '#seeding/people-who-act.ts';
import { createRandom } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { day, hour, instant, makeId, recordNumber } from '#seeding/time.ts';
import { promoSearchKey } from '../promo-codes/search-key.ts';
import { talentListsSeed } from '../talent-lists/seed.ts';
import { type BatchCampaign, batchesAround } from './seed/batches.ts';
import { termsOf } from './seed/terms.ts';

/** A batch, whose codes are planned after it. */
export interface PlannedBatch {
  id: string;
  number: string;
  campaign: BatchCampaign;
  terms: PromoTerms;
  author: ActorRef;
  createdAt: number;
  generated: number;
}

export const promoBatchesSeed: Seed<PlannedBatch[]> = { plan: planBatches, rows: batchRows };

function planBatches(seeding: Seeding): PlannedBatch[] {
  const random = createRandom(seeding.seed, 'promo-batches');
  const [list] = seeding.planOf(talentListsSeed);
  return batchesAround(seeding.now)
    .toSorted((one, other) => one.from - other.from)
    .map((campaign, index): PlannedBatch => {
      const createdAt = campaign.from - random.int(1, 6) * day;
      return {
        id: makeId(createdAt, random),
        number: recordNumber('PCB', createdAt, index + 1),
        campaign,
        terms: termsOf(campaign, list?.id ?? null, seeding),
        author: random.pick(staffActors),
        createdAt,
        generated: campaign.made ?? campaign.quantity,
      };
    });
}

function* batchRows(batches: PlannedBatch[]) {
  for (const { id, number, campaign, terms, author, createdAt, generated } of batches) {
    const { code: prefix, quantity } = campaign;
    const changedAt = createdAt + hour / 30;
    yield {
      id,
      number,
      version: 2,
      createdAt: instant(createdAt),
      updatedAt: instant(changedAt),
      stateChangedAt: instant(changedAt),
      createdBy: author,
      updatedBy: author,
      searchKey: promoSearchKey([number, prefix], terms),
      state: generated === quantity ? ('ready' as const) : ('stopped' as const),
      prefix,
      quantity,
      generatedCount: generated,
      ...terms,
    };
  }
}
