import { orders as contract } from '@diwan/api-contract/resources/orders';
import type { OrderInput } from '@diwan/machines/workflows/order/order.workflow';
import { and, eq, ne } from 'drizzle-orm';
import { computed } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { recordFilesTable as files } from '#db/schema/files.ts';
import { readSettings } from '#settings/read-settings.ts';
import { employersTable as employers } from '../employers/table.ts';
import { seekersTable as seekers } from '../seekers/table.ts';
import { invoicedOf } from './money/invoices.ts';
import { orderRefundsTable as refunds } from './parts-tables.ts';
import { ordersTable as table } from './table.ts';

const riyal = 100;

/** What the workflow's rules look at, for several orders at once. */
export const orderInput = computed(
  table,
  [
    'id',
    'seekerId',
    'employerId',
    'paymentState',
    'paymentMethod',
    'total',
    'paid',
    'refunded',
    'completedAt',
    'reportedPayment',
  ],
  async (rows, { tx, now, actor }): Promise<OrderInput[]> => {
    const ids = rows.map(({ id }) => id);
    const { orderRefundLimit, orderPaymentLimit } = await readSettings(tx, now);
    const papers = await tx
      .selectDistinct({ id: files.recordId, type: files.type })
      .from(files)
      .where(and(eq(files.resource, contract.path), idIn(files.recordId, ids), ne(files.scan, 'rejected')));
    const has = (id: string, type: string) => papers.some((paper) => paper.id === id && paper.type === type);
    const proposals = await tx
      .select({ orderId: refunds.orderId, amount: refunds.amount, by: refunds.proposedBy })
      .from(refunds)
      .where(and(idIn(refunds.orderId, ids), eq(refunds.state, 'proposed')));
    const people = await findNamed(
      tx,
      seekers,
      { refusedAt: seekers.emailRefusedAt, state: seekers.state },
      rows.map(({ seekerId }) => seekerId),
    );
    const companies = await findNamed(
      tx,
      employers,
      { refusedAt: employers.emailRefusedAt },
      rows.map(({ employerId }) => employerId),
    );
    const invoiced = await invoicedOf(ids, tx);
    return rows.map(({ id, seekerId, employerId, paymentMethod: method, reportedPayment, ...row }) => {
      const person = people.get(seekerId ?? '');
      const refusedAt = (person ?? companies.get(employerId ?? ''))?.refusedAt ?? null;
      const proposal = proposals.find(({ orderId }) => orderId === id);
      const { paymentState, total, paid, refunded, completedAt } = row;
      return {
        now,
        paymentState,
        method,
        total,
        paid,
        refunded,
        completedAt,
        isByCustomer: actor.id === (seekerId ?? employerId),
        hasDeliveryProof: has(id, 'delivery_proof'),
        hasReceipt: has(id, 'bank_receipt'),
        report: reportedPayment && {
          bankReference: reportedPayment.bankReference,
          isOwn: reportedPayment.by.id === actor.id,
        },
        isInvoiced: invoiced.has(id),
        proposal: proposal ? { amount: proposal.amount, isOwn: proposal.by?.id === actor.id } : null,
        isAddressRefused: refusedAt !== null || person?.state === 'anonymised',
        limits: { refund: orderRefundLimit * riyal, payment: orderPaymentLimit * riyal },
      };
    });
  },
);
