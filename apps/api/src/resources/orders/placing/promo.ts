import type { PlacedOrder } from '@diwan/api-contract/endpoints/platform';
import { and, isNotNull } from 'drizzle-orm';
import type { Writer } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';
import { divided } from '#ledger/halalas.ts';
import { reservePromo } from '#resources/promo-codes/using/use-code.ts';
import { ofCustomer } from './customer.ts';
import { ordersTable as orders } from '../table.ts';

interface Offer {
  productId: string;
  qty: number;
  unitPrice: number;
}

/**
 * Holds a use of the order's code, if it has one, and divides what it takes off among the items by their price; answers halalas, one
 * amount for each item.
 * @throws {ProblemError} `invalid` at `promoCode`, with why the code can't be used
 */
export async function discountsOf(
  { promoCode, customer, source }: Pick<PlacedOrder, 'promoCode' | 'customer' | 'source'>,
  offers: readonly Offer[],
  ref: { id: string; number: string },
  writer: Writer,
): Promise<number[]> {
  if (promoCode === null) return offers.map(() => 0);
  const prices = offers.map(({ qty, unitPrice }) => qty * unitPrice);
  const answer = await reservePromo(writer, {
    code: promoCode,
    user: customer,
    ref: { type: 'order', ...ref },
    scope: 'products',
    targets: offers.map(({ productId }) => productId),
    amountBefore: prices.reduce((sum, price) => sum + price, 0),
    isFirstPurchase: (await writer.tx.$count(orders, and(ofCustomer(customer), isNotNull(orders.paidAt)))) === 0,
    channel: source,
    ip: null,
  });
  if (answer.kind === 'refused') throw problemOf('invalid', { errors: [{ path: 'promoCode', code: answer.reason }] });
  return divided(answer.discount, prices);
}
