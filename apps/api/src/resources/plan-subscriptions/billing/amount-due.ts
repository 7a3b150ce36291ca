import type { Reader, Row } from '#crud/definition.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { plansTable as plans } from '#resources/plans/table.ts';
import { vatAt } from '#settings/vat.ts';
import type { planSubscriptionsTable } from '../table.ts';
import { aheadOf } from './given-back.ts';
import { grossOf, setupOf } from './money.ts';

type Owing = Pick<
  Row<typeof planSubscriptionsTable>,
  'id' | 'planId' | 'nextPlanId' | 'priceSnapshot' | 'balance' | 'startAt' | 'state'
>;

/**
 * What each subscription has to pay next, in halalas with VAT: its price or that of the plan that is next, what is charged once,
 * and its balance, less what was paid for it already.
 */
export async function amountDueOf(rows: readonly Owing[], { tx, now }: Pick<Reader, 'tx' | 'now'>): Promise<number[]> {
  const vatBps = await vatAt(tx, now);
  const named = { price: plans.price, setupFee: plans.setupFee, isVatIncluded: plans.isVatIncluded };
  const found = await findNamed(
    tx,
    plans,
    named,
    rows.flatMap(({ planId, nextPlanId }) => [planId, nextPlanId]),
  );
  const ahead = await aheadOf(
    rows.map(({ id }) => id),
    tx,
  );
  return rows.map(({ planId, nextPlanId, priceSnapshot, balance, startAt, state }, index) => {
    if (state === 'expired' || state === 'cancelled') return Math.min(0, balance);
    const price = nextPlanId === null ? priceSnapshot : grossOf(found.get(nextPlanId)!, vatBps);
    const setup = startAt === null ? setupOf(found.get(planId)!, vatBps) : 0;
    return Math.max(0, price + setup + balance - ahead[index]!);
  });
}
