import { addDays } from '@diwan/machines/workflows/rules';
import type { Writer } from '#crud/definition.ts';
import { readSettings } from '#settings/read-settings.ts';
import { vatAt } from '#settings/vat.ts';
import { sharesOf } from '../orders/price.ts';
import { book } from './book.ts';

/** An order that was completed: what its buyer paid for it, and the marketplace's share. */
export interface CompletedOrder {
  providerId: string;
  number: string;
  amount: number;
  commissionBps: number;
}

/** Books what a completed order brings: the price, less the commission, less the VAT on that; due once the days of holding are over. */
export async function bookOrder(order: CompletedOrder, writer: Writer): Promise<ReturnType<typeof sharesOf>> {
  const { providerId, number: reference, amount, commissionBps } = order;
  const { walletHoldDays } = await readSettings(writer.tx, writer.now);
  const shares = sharesOf(amount, commissionBps, await vatAt(writer.tx, writer.now));
  const { commission, vatOnCommission: vat } = shares;
  const due = { providerId, reference, availableAt: addDays(writer.now, walletHoldDays), state: 'pending' } as const;
  const key = (part: string) => `order ${reference} ${part}`;
  await book(
    {
      ...due,
      kind: 'order_credit',
      direction: 'credit',
      amount,
      posting: { key: key('credit'), owned: { pending: amount }, marketplace: { sales: -amount } },
    },
    writer,
  );
  const charged = [
    { kind: 'commission', amount: commission, account: 'commissions' },
    { kind: 'vat_on_commission', amount: vat, account: 'vat' },
  ] as const;
  for (const { kind, amount: by, account } of charged)
    if (by > 0)
      await book(
        {
          ...due,
          kind,
          direction: 'debit',
          amount: by,
          posting: { key: key(kind), owned: { pending: -by }, marketplace: { [account]: by } },
        },
        writer,
      );
  return shares;
}
