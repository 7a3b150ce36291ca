import type { RefundWay } from '@diwan/api-contract/values/records/order';
import type { Row, Writer } from '#crud/definition.ts';
import { post } from '#ledger/post.ts';
import { move } from '#resources/wallet-transactions/book.ts';
import type { ordersTable } from '../table.ts';

type Order = Row<typeof ordersTable>;

/** What a customer has paid is held until the order is completed; what the gateway keeps of it is the marketplace's cost. */
export async function bookIncome({ number, providerId, total }: Order, fee: number, writer: Writer): Promise<void> {
  const posting = { key: `order ${number} paid`, kind: 'order_payment', ownerId: providerId, owned: {} };
  await move({ ...posting, marketplace: { bank: fee - total, fees: -fee, sales: total } }, writer);
}

interface Returned {
  amount: number;
  way: RefundWay;
  /** Names it among the refunds of its order. */
  id: string;
}

/** What is held of an order goes back to its customer: out of the bank, or into a wallet of theirs. */
export async function bookReturn(order: Order, { amount, way, id }: Returned, writer: Writer): Promise<void> {
  const { number, providerId, seekerId, employerId } = order;
  const posting = { key: `order ${number} refund ${id}`, kind: 'order_refund' };
  if (way !== 'wallet_credit') {
    const marketplace = { sales: -amount, bank: amount };
    await move({ ...posting, ownerId: providerId, owned: {}, marketplace }, writer);
    return;
  }
  const ownerId = (seekerId ?? employerId)!;
  await post({ ...posting, ownerId, owned: { available: amount }, marketplace: { sales: -amount } }, writer);
}
