import type { PlanSubscription } from '@diwan/api-contract/resources/plan-subscriptions';
import type { Row, Writer } from '#crud/definition.ts';
import { riyadhDay } from '#crud/lists/clauses.ts';
import { netsOf } from '#resources/invoices/amounts/amounts.ts';
import { standardRate } from '#resources/invoices/amounts/rate.ts';
import { issueInvoice } from '#resources/invoices/issuing/issue.ts';
import type { plansTable } from '#resources/plans/table.ts';
import type { planSubscriptionsTable } from '../table.ts';

interface Paid {
  /** With VAT. */
  amount: number;
  method: PlanSubscription['paymentMethod'];
}

/** Issues the tax invoice of a period that was paid for, to whoever subscribes. */
export async function invoicePeriod(
  { id: subscriptionId, employerId, providerId, seekerId }: Row<typeof planSubscriptionsTable>,
  { name: description }: Pick<Row<typeof plansTable>, 'name'>,
  { amount, method }: Paid,
  writer: Writer,
): Promise<void> {
  const today = riyadhDay(writer.now);
  const nets = netsOf(amount, await standardRate(writer.tx, today, writer.now))!;
  const paymentMeans = method === 'card' ? ('credit_card' as const) : method;
  const one = { description, quantity: 1, discount: 0, category: 'S' as const };
  const lines = nets.map((unitPrice) => ({ ...one, unitPrice }));
  await issueInvoice(
    { subscriptionId, employerId, providerId, seekerId, lines, supplyDate: today, paymentMeans, isPaid: true },
    writer,
  );
}
