import type { InvoiceLine } from '@diwan/api-contract/resources/invoice-draft';
import type { LineAmounts } from '@diwan/api-contract/resources/invoices';
import { shareOf } from '#ledger/halalas.ts';

type Charged = Pick<InvoiceLine, 'quantity' | 'unitPrice' | 'discount' | 'category'>;

/** What a line comes to at the standard rate that holds for it; every other category is charged without VAT. */
export function amountsOf({ quantity, unitPrice, discount, category }: Charged, standardBps: number): LineAmounts {
  const net = quantity * unitPrice - discount;
  const rateBps = category === 'S' ? standardBps : 0;
  const vat = shareOf(net, rateBps);
  return { net, rateBps, vat, gross: net + vat };
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** What an invoice comes to: VAT is rounded line by line, and the totals are those of the lines. */
export function totalsOf(lines: readonly Charged[], lineAmounts: readonly LineAmounts[]) {
  return {
    net: sum(lineAmounts.map(({ net }) => net)),
    discount: sum(lines.map(({ discount }) => discount)),
    vat: sum(lineAmounts.map(({ vat }) => vat)),
    gross: sum(lineAmounts.map(({ gross }) => gross)),
  };
}

/** The amounts of all lines and of the whole, as they are written. */
export function computed(lines: readonly Charged[], standardBps: number) {
  const lineAmounts = lines.map((line) => amountsOf(line, standardBps));
  return { lineAmounts, ...totalsOf(lines, lineAmounts) };
}

/**
 * The net amounts that come to a gross one: one as a rule. Not every amount can be reached with VAT rounded half up; then the rest, of
 * a few halalas, is an amount of its own. Null where nothing comes to it, such as one halala at half.
 */
export function netsOf(gross: number, rateBps: number): number[] | null {
  const single = netOf(gross, rateBps);
  if (single !== null) return [single];
  for (let rest = 1; rest < gross; rest++) {
    const most = netOf(gross - rest - shareOf(rest, rateBps), rateBps);
    if (most !== null) return [most, rest];
  }
  return null;
}

function netOf(gross: number, rateBps: number): number | null {
  const about = Math.round((gross * 10_000) / (10_000 + rateBps));
  const net = [about - 1, about, about + 1].find((one) => one >= 0 && one + shareOf(one, rateBps) === gross);
  return net ?? null;
}
