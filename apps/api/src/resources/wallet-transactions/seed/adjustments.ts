import type { WalletAdjustment } from '@diwan/api-contract/resources/wallet-adjustments';
import type { WalletReason } from '@diwan/api-contract/values/records/wallet';
import type { PlannedProvider } from '#resources/providers/seed/plan.ts';
import type { Random } from '#seeding/random.ts';
import { day, hour, makeId } from '#seeding/time.ts';
import type { Books } from './books.ts';

export interface PlannedAdjustment extends Pick<WalletAdjustment, 'state' | 'direction' | 'amount'> {
  id: string;
  number: string;
  provider: PlannedProvider;
  at: number;
  decidedAt: number;
}

const riyal = 100;
const gift = 50 * riyal;
const heldFor: readonly WalletReason[] = ['dispute', 'documents', 'fraud'];
const reversedFor: readonly WalletReason[] = ['mistake', 'other'];
const inTurn = <Value>(values: readonly Value[], nth: number): Value => values[nth % values.length]!;

interface Corrected {
  books: Books;
  adjustments: PlannedAdjustment[];
}

/** Lines of every other kind and state; each adjustment was proposed by one and approved by another. */
export function correct(
  provider: PlannedProvider,
  nth: number,
  now: number,
  { books, adjustments }: Corrected,
  random: Random,
): void {
  const at = now - 12 * hour;
  const line = { provider, at, availableAt: null, state: 'available' } as const;
  const key = (what: string) => `${provider.number} ${what}`;
  const approved = () => {
    const id = makeId(at - 3 * hour, random);
    const decided = { state: 'approved', at: at - 3 * hour, decidedAt: at } as const;
    adjustments.push({ id, number: '', provider, direction: 'credit', amount: gift, ...decided });
    return { ...line, kind: 'adjustment', direction: 'credit', amount: gift, reference: id } as const;
  };
  const given = { available: gift, adjustments: -gift };
  const taken = { available: -gift, adjustments: gift };
  if (nth % 3 === 0)
    books.book(
      { ...line, kind: 'bonus', direction: 'credit', amount: gift, reference: 'WELCOME', posting: key('bonus') },
      given,
    );
  if (nth % 5 === 2) {
    const stateReason = inTurn(reversedFor, Math.floor(nth / 5));
    const wrong = approved();
    const { id: reversesId } = books.book(
      { ...wrong, state: 'reversed', stateReason, posting: key('adjustment') },
      given,
    );
    books.book({ ...wrong, direction: 'debit', posting: key('reverse'), reversesId }, taken);
  }
  if (nth % 4 === 0) {
    books.book({ ...approved(), state: 'on_hold', stateReason: inTurn(heldFor, nth / 4), posting: key('held') }, given);
    books.post(provider, key('hold'), 'hold', at, { available: -gift, on_hold: gift });
  }
}

const waiting: readonly WalletAdjustment['state'][] = ['proposed', 'rejected', 'proposed', 'rejected', 'withdrawn'];
const mostSellers = 12;

/** What was proposed and is no line: it still waits, was rejected, or was withdrawn. */
export function propose(
  sellers: readonly PlannedProvider[],
  adjustments: PlannedAdjustment[],
  now: number,
  random: Random,
): void {
  const twice = sellers.slice(0, mostSellers).flatMap((provider) => [provider, provider]);
  for (const [nth, provider] of twice.entries()) {
    const at = Math.max(provider.createdAt, now - (1 + nth * 5) * hour);
    const state = inTurn(waiting, nth);
    adjustments.push({
      id: makeId(at, random),
      number: '',
      provider,
      state,
      direction: nth % 3 === 1 ? 'credit' : 'debit',
      amount: (1 + (nth % 12)) * 400 * riyal,
      at,
      decidedAt: state === 'proposed' ? at : Math.min(now, at + day / 4),
    });
  }
}
