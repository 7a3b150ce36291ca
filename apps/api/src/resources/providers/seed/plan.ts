import type { Provider } from '@diwan/api-contract/resources/providers';
import type { CityId } from '@diwan/api-contract/values/places/cities';
import { providerStates, providerTypes } from '@diwan/api-contract/values/records/provider';
import type { recordFilesTable } from '#db/schema/files.ts';
import { cityWeights, companyNames } from '#seeding/data/companies.ts';
import { saudiFamilies, saudiMen, saudiWomen } from '#seeding/data/names.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { ageOf, day, makeId, recordNumber } from '#seeding/time.ts';
import { crafts, trades } from './names.ts';

type Name = { ar: string; en: string };

/** A provider, with what its orders bring. */
export interface PlannedProvider {
  id: string;
  number: string;
  index: number;
  tradeName: Name;
  ownerName: Name;
  type: Provider['type'];
  section: string;
  cityId: CityId;
  state: Provider['state'];
  iban: string | null;
  commissionBps: number;
  createdAt: number;
  /** When it came into its state. */
  decidedAt: number;
  isVatRegistered: boolean;
  ordersCount: number;
  /** Of those that are published. */
  productsCount: number;
  /** Of its published reviews. */
  ratingSum: number;
  ratingCount: number;
  /** Known once its row is made. */
  judgement: Pick<Provider, 'stateReason' | 'stateNote' | 'stateFields'>;
  documents: (typeof recordFilesTable.$inferInsert)[];
  crmUserId: string | null;
}

export const hasSold: ReadonlySet<Provider['state']> = new Set(['active', 'suspended', 'closed']);

export function planProviders({ scale, seed, now }: Seeding): PlannedProvider[] {
  const count = Math.ceil(250 * scale) + providerStates.length;
  const random = createRandom(seed, 'providers');
  return Array.from({ length: count }, (_, index) => {
    const age = ageOf(index, count, 600 * day, random);
    const createdAt = now - age;
    const type = providerTypes[index % providerTypes.length]!;
    const owner = random.pick(random.chance(0.7) ? saudiMen : saudiWomen);
    const family = random.pick(saudiFamilies);
    const ownerName = { ar: `${owner.ar} ${family.ar}`, en: `${owner.en} ${family.en}` };
    const [section, ar, en] = random.pick(trades);
    // Even a few have every state between them.
    const state = index < providerStates.length ? providerStates[index]! : stateAt(age, random);
    return {
      id: makeId(createdAt, random),
      number: recordNumber('PRV', createdAt, index + 1),
      index,
      tradeName:
        type === 'individual' || type === 'freelancer' ? personal(ownerName, random) : firm(type, { ar, en }, random),
      ownerName,
      type,
      section,
      cityId: random.weighted(cityWeights) as CityId,
      state,
      iban: (state === 'draft' || state === 'changes_requested') && random.chance(0.5) ? null : ibanOf(index),
      commissionBps: random.pick([1000, 1250, 1500]),
      createdAt,
      decidedAt: decidedAt(state, createdAt, now),
      isVatRegistered: type === 'company' || (type === 'establishment' && random.chance(0.6)),
      ordersCount: 0,
      productsCount: 0,
      ratingSum: 0,
      ratingCount: 0,
      judgement: { stateReason: null, stateNote: null, stateFields: [] },
      documents: [],
      crmUserId: null,
    };
  });
}

function stateAt(age: number, random: Random): Provider['state'] {
  if (age > 9 * day) return random.weighted({ active: 90, suspended: 4, rejected: 3, closed: 2, changes_requested: 1 });
  return random.weighted({ pending_review: 55, active: 25, draft: 12, changes_requested: 8 });
}

/** Somebody judged it within a day; what ended its selling came later. */
function decidedAt(state: Provider['state'], createdAt: number, now: number): number {
  if (state === 'draft' || state === 'pending_review') return createdAt;
  const isLater = state === 'suspended' || state === 'closed';
  return isLater ? now - (now - createdAt) / 10 : Math.min(createdAt + day, (createdAt + now) / 2);
}

function personal({ ar, en }: Name, random: Random): Name {
  const craft = random.pick(crafts);
  return { ar: `${ar} – ${craft.ar}`, en: `${en} – ${craft.en}` };
}

function firm(type: Provider['type'], trade: Name, random: Random): Name {
  const name = random.pick(companyNames);
  const kind = type === 'company' ? { ar: 'شركة', en: 'Company' } : { ar: 'مؤسسة', en: 'Est.' };
  return { ar: `${kind.ar} ${name.ar} ${trade.ar}`, en: `${name.en} ${trade.en} ${kind.en}` };
}

const banks = ['10', '80', '20', '05', '15', '30', '55', '45', '60', '65'];

/** An account of nobody at one of the kingdom's banks, with the check digits that its others ask for. */
export function ibanOf(index: number): string {
  const account = `${banks[index % banks.length]}${String(608_010_000_000 + index * 7919).padStart(18, '0')}`;
  // S, A and two zeros for the check digits, read as ISO 7064 says.
  const check = 98n - (BigInt(`${account}281000`) % 97n);
  return `SA${String(check).padStart(2, '0')}${account}`;
}
