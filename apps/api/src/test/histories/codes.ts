import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { promoCodeUsersTable as uses } from '#resources/promo-code-users/table.ts';
import { redeemPromo, refundPromo, releasePromo, reservePromo } from '#resources/promo-codes/using/use-code.ts';
import { asPlatform } from '#test/marketplace/wallet-records.ts';
import type { TestApp } from '#test/open-test-app.ts';
import { addCode, codeAt, purchase } from '#test/sales/promo-records.ts';

const [people, purchases] = [3, 6];
const steps = ['reserve', 'redeem', 'release', 'refund'] as const;

/** A code that is good for so many uses, and what is tried with it in which of the purchases; each person makes two of these. */
export interface CodeHistory {
  maxRedemptions: number;
  maxPerUser: number;
  wishes: readonly { step: (typeof steps)[number]; of: number }[];
}

export const codeHistories: fc.Arbitrary<CodeHistory> = fc.record({
  maxRedemptions: fc.integer({ min: 1, max: 4 }),
  maxPerUser: fc.integer({ min: 1, max: 2 }),
  wishes: fc.array(fc.record({ step: fc.constantFrom(...steps, 'reserve'), of: fc.nat({ max: purchases - 1 }) }), {
    minLength: 1,
    maxLength: 12,
  }),
});

type Use = 'none' | 'reserved' | 'redeemed' | 'refunded' | 'released';

/** A code's uses kept as plainly as can be: how many of what is tried happens. */
class PlainCode {
  readonly uses: Use[] = Array.from({ length: purchases }, () => 'none');
  readonly #terms: CodeHistory;

  constructor(terms: CodeHistory) {
    this.#terms = terms;
  }

  #count = (isCounted: (use: Use, of: number) => boolean) => this.uses.filter(isCounted).length;
  #isTaken = (use: Use) => use !== 'none' && use !== 'released';
  get #isUsedUp() {
    return this.#count(this.#isTaken) >= this.#terms.maxRedemptions;
  }

  reserve(of: number): number {
    if (this.#isTaken(this.uses[of]!)) return 1;
    const own = this.#count((use, other) => this.#isTaken(use) && other % people === of % people);
    if (this.#isUsedUp || own >= this.#terms.maxPerUser) return 0;
    this.uses[of] = 'reserved';
    return 1;
  }

  redeem(of: number): number {
    const use = this.uses[of];
    if (use !== 'reserved' && !(use === 'released' && !this.#isUsedUp)) return 0;
    this.uses[of] = 'redeemed';
    return 1;
  }

  release = (of: number) => this.#turn(of, 'reserved', 'released');
  refund = (of: number) => this.#turn(of, 'redeemed', 'refunded');

  #turn(of: number, from: Use, to: Use): number {
    if (this.uses[of] !== from) return 0;
    this.uses[of] = to;
    return 1;
  }

  counters() {
    const redeemed = this.#count((use) => use === 'redeemed');
    const refunded = this.#count((use) => use === 'refunded');
    return {
      reservedCount: this.#count((use) => use === 'reserved'),
      redeemedCount: redeemed + refunded,
      discountGiven: redeemed * 100_00,
    };
  }
}

/** Plays it through the server's own functions, and answers where they come to something else than plain counting. */
export async function codeDisagreements(
  history: CodeHistory,
  api: Pick<TestApp, 'deps' | 'clock' | 'database'>,
): Promise<string[]> {
  const { maxRedemptions, maxPerUser } = history;
  const { id, code } = await addCode(api.database, { maxRedemptions, maxPerUser });
  const persons = Array.from({ length: people }, () => ({ type: 'seeker' as const, id: randomUUID() }));
  const requests = Array.from({ length: purchases }, (_, of) => purchase(code, { user: persons[of % people]! }));
  const plain = new PlainCode(history);
  const found: string[] = [];
  for (const { step, of } of history.wishes) {
    const request = requests[of]!;
    const happened = await asPlatform(api, async (writer) => {
      if (step === 'reserve') return Number((await reservePromo(writer, request)).kind === 'reserved');
      if (step === 'redeem') return (await redeemPromo(writer, request)).redeemed;
      return step === 'release' ? releasePromo(writer, request) : refundPromo(writer, request);
    });
    const expected = plain[step](of);
    if (happened !== expected) found.push(`${step} of ${of}: ${happened} instead of ${expected}`);
  }
  const kept = await codeAt(api.database, id);
  for (const [counter, expected] of Object.entries(plain.counters())) {
    const value = kept[counter as keyof ReturnType<PlainCode['counters']>];
    if (value !== expected) found.push(`${counter}: ${value} instead of ${expected}`);
  }
  const rows = await api.database.orm.select({ state: uses.state }).from(uses).where(eq(uses.codeId, id));
  const taken = rows.filter(({ state }) => state !== 'released').length;
  if (taken > maxRedemptions) found.push(`${taken} uses of ${maxRedemptions}`);
  return found;
}
