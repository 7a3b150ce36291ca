import type { PlacedOrder } from '@diwan/api-contract/endpoints/platform/platform';
import { and, isNotNull } from 'drizzle-orm';
import type { Writer } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';
import { divided } from '#ledger/halalas.ts';
import { reservePromo } from '#resources/promo-codes/using/use-code.ts';
import { ofCustomer } from './customer.ts';
import { ordersTable as orders } from '../table.ts';

const refused = (code: string) => problemOf('invalid', { errors: [{ path: 'promoCode', code }] });

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
  const amountBefore = prices.reduce((sum, price) => sum + price, 0);
  const answer = await reservePromo(writer, {
    code: promoCode,
    user: customer,
    ref: { type: 'order', ...ref },
    scope: 'products',
    targets: offers.map(({ productId }) => productId),
    amountBefore,
    isFirstPurchase: (await writer.tx.$count(orders, and(ofCustomer(customer), isNotNull(orders.paidAt)))) === 0,
    channel: source,
    ip: null,
  });
  if (answer.kind === 'refused') throw refused(answer.reason);
  // Days of a subscription take nothing off an order, and an order that costs nothing can't be paid.
  if (answer.discount === 0) throw refused('wrongScope');
  if (answer.discount === amountBefore) throw refused('coversAll');
  return divided(answer.discount, prices);
}
