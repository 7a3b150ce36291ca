import type { Product } from '@diwan/api-contract/resources/products';
import {
  deliveryModes,
  productKinds,
  productRejections,
  productStates,
  productUnits,
  vatCategories,
} from '@diwan/api-contract/values/records/product';
import { hasSold, type PlannedProvider } from '#resources/providers/seed/plan.ts';
import { providersSeed } from '#resources/providers/seed.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { ageOf, day, makeId, recordNumber } from '#seeding/time.ts';
import { catalogue, type Offer, offersOf } from './catalogue.ts';

/** A product, with what its orders bring. */
export interface PlannedProduct {
  id: string;
  number: string;
  index: number;
  provider: PlannedProvider;
  offer: Offer;
  profession: number;
  /** In halalas. */
  price: number;
  state: Product['state'];
  archivedFrom: Product['state'] | null;
  rejection: NonNullable<Product['rejectionReason']> | null;
  vatCategory: Product['vatCategory'];
  createdAt: number;
  changedAt: number;
  /** Of its published reviews. */
  ratingSum: number;
  ratingCount: number;
  soldCount: number;
}

const shares: Record<Product['state'], number> = {
  published: 78,
  pending_review: 7,
  draft: 4,
  paused: 5,
  rejected: 3,
  archived: 3,
};
/** Even a few have every state, reason and category between them. */
const least = productStates.length + productRejections.length + vatCategories.length;

const all = catalogue.flatMap(([, , offers]) => offers);
/** One of each kind, of each unit, and of each way in which something is delivered. */
const ofEach = [
  ...productKinds.map((value) => all.find(({ kind }) => kind === value)!),
  ...productUnits.map((value) => all.find(({ unit }) => unit === value)!),
  ...deliveryModes.map((value) => all.find(({ mode }) => mode === value)!),
];

export function planProducts({ scale, seed, now, planOf }: Seeding): PlannedProduct[] {
  const random = createRandom(seed, 'products');
  const sellers = planOf(providersSeed).filter(({ state }) => hasSold.has(state));
  const active = sellers.filter(({ state }) => state === 'active');
  const count = least + Math.ceil(900 * scale);
  let refused = 0;
  return Array.from({ length: count }, (_, index) => {
    const state = stateAt(index, random);
    // Who may not sell has products all the same, but asks for no review.
    const provider = random.pick(state === 'pending_review' && index > 20 ? active : sellers);
    const createdAt = Math.max(now - ageOf(index, count, 500 * day, random), provider.decidedAt);
    const [, profession, offers] = offersOf(provider.tradeName.en);
    const offer = ofEach[index] ?? random.pick(offers);
    const isDecided = state !== 'draft' && state !== 'pending_review';
    if (state === 'published') provider.productsCount += 1;
    return {
      id: makeId(createdAt, random),
      number: recordNumber('PRD', createdAt, index + 1),
      index,
      provider,
      offer,
      profession,
      price: Math.round(offer.price * (0.8 + random.next() * 0.5)) * 100,
      state,
      archivedFrom:
        state === 'archived'
          ? random.pick(['draft', 'pending_review', 'published', 'paused', 'rejected'] as const)
          : null,
      rejection: state === 'rejected' ? productRejections[refused++ % productRejections.length]! : null,
      vatCategory: vatCategories[index - productStates.length] ?? (random.chance(0.95) ? 'S' : 'Z'),
      createdAt,
      ratingSum: 0,
      ratingCount: 0,
      changedAt: isDecided ? createdAt + (now - createdAt) * (0.1 + random.next() * 0.5) : createdAt,
      soldCount: 0,
    };
  });
}

function stateAt(index: number, random: Random): Product['state'] {
  if (index < productStates.length) return productStates[index]!;
  if (index < productStates.length + productRejections.length) return 'rejected';
  return random.weighted(shares);
}
