import type { OrderItem } from '@diwan/api-contract/resources/order-parts';
import { shareOf } from '#ledger/halalas.ts';

type Offered = Pick<OrderItem, 'unitPrice' | 'qty' | 'discount' | 'isVatIncluded' | 'vatBps'>;

/** What is paid for an item, and how much of it is VAT; both are rounded here, line by line, and nowhere else. */
export function pricesOf({ unitPrice, qty, discount, isVatIncluded, vatBps }: Offered): { vat: number; total: number } {
  const left = unitPrice * qty - discount;
  if (!isVatIncluded) {
    const vat = shareOf(left, vatBps);
    return { vat, total: left + vat };
  }
  const divisor = 10_000 + vatBps;
  return { vat: Math.floor((2 * left * vatBps + divisor) / (2 * divisor)), total: left };
}

type Priced = Pick<OrderItem, 'unitPrice' | 'qty' | 'discount' | 'vat' | 'total'>;

/** What an order of some items comes to: nothing but their sums. */
export function totalsOf(items: readonly Priced[]) {
  const sum = (of: (item: Priced) => number) => items.reduce((total, item) => total + of(item), 0);
  return {
    subtotal: sum(({ unitPrice, qty }) => unitPrice * qty),
    discount: sum(({ discount }) => discount),
    vat: sum(({ vat }) => vat),
    total: sum(({ total }) => total),
  };
}

/** The marketplace's share of what was paid, VAT on that, and what is left for the provider. */
export function sharesOf(amount: number, commissionBps: number, vatBps: number) {
  const commission = shareOf(amount, commissionBps);
  const vatOnCommission = shareOf(commission, vatBps);
  return { commission, vatOnCommission, providerNet: amount - commission - vatOnCommission };
}
