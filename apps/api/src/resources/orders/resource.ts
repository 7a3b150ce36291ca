import type { MaskedFieldOf } from '@diwan/api-contract/endpoints/reveal';
import { orders } from '@diwan/api-contract/resources/orders';
import { orderWorkflow } from '@diwan/machines/workflows/order/order.workflow';
import { and, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { atLeast, atMost, fromDay, isFilled, madeFrom, toDay } from '#crud/lists/clauses.ts';
import { maskEmail, maskIban, maskMobile } from '#crud/masked/masks.ts';
import { crmUsersOf } from '../crm-users/serving.ts';
import { providerStatesOf } from '../products/effects.ts';
import { providersBeside } from '../providers/provider-beside.ts';
import { lockWallet } from '../wallet-transactions/book.ts';
import { customersOf, itemsOf, paymentsOf, refundsOf } from './beside.ts';
import { countOrder } from './count.ts';
import { orderEffects } from './effects.ts';
import { orderInput } from './input.ts';
import { orderNotices } from './notices.ts';
import { openOrderStates } from './open-orders.ts';
import { orderItemsTable as items, orderRefundsTable as refunds } from './parts-tables.ts';
import { revealOrder } from './reveal.ts';
import { ordersTable as table } from './table.ts';
import { timedEvents } from './timed.ts';

const either = (isWanted: boolean, condition: SQL) => (isWanted ? condition : sql`not ${condition}`);

export const ordersResource = defineResource({
  contract: orders,
  table,
  filters: {
    product: (ids) =>
      sql`${table.id} in (select ${items.orderId} from ${items} where ${items.productId} = any(${sql.param(ids)}::uuid[]))`,
    assignee: (ids) => sql`${table.assignee} ->> 'id' = any(${sql.param(ids)}::text[])`,
    hasPromoCode: isFilled(table.promoCode),
    hasDispute: isFilled(table.dispute),
    isLate: (isWanted, now) =>
      either(
        isWanted,
        // The order by what is due begins behind what never is.
        sql`(${and(inArray(table.state, [...openOrderStates]), lt(table.dueAt, now), fromDay(table.dueAt)('0001-01-01'))})`,
      ),
    isRefundProposed: (isWanted) =>
      either(
        isWanted,
        sql`${table.id} in (select ${refunds.orderId} from ${refunds} where ${refunds.state} = 'proposed')`,
      ),
    totalMin: atLeast(table.total),
    totalMax: atMost(table.total),
    createdFrom: madeFrom(table),
    createdTo: toDay(table.createdAt),
    paidFrom: fromDay(table.paidAt),
    paidTo: toDay(table.paidAt),
    // Nothing is completed but by a change of its state.
    completedFrom: fromDay(table.completedAt, { stateChangedAt: table.stateChangedAt }),
    completedTo: toDay(table.completedAt),
  },
  sorts: { createdAt: table.createdAt, total: table.total, dueAt: table.dueAt },
  label: ({ number }) => ({ ar: number }),
  personOf: ({ seekerId }) => seekerId,
  computed: {
    customer: computed(table, ['seekerId', 'employerId'], async (rows, reader) =>
      (await customersOf(rows, reader)).map(({ id, label, image }) => ({ id, label, image })),
    ),
    customerMobile: computed(table, ['seekerId', 'employerId'], async (rows, reader) =>
      (await customersOf(rows, reader)).map(({ mobile }) => mobile && maskMobile(mobile)),
    ),
    customerEmail: computed(table, ['seekerId', 'employerId'], async (rows, reader) =>
      (await customersOf(rows, reader)).map(({ email }) => email && maskEmail(email)),
    ),
    provider: computed(table, ['providerId'], providersBeside),
    providerState: computed(table, ['providerId'], providerStatesOf),
    crmUser: computed(table, ['crmUserId'], (rows, { tx }) =>
      crmUsersOf(
        rows.map(({ crmUserId }) => crmUserId),
        tx,
      ),
    ),
    items: computed(table, ['id'], itemsOf),
    itemsCount: computed(table, ['id'], async (rows, reader) =>
      (await itemsOf(rows, reader)).map((held) => held.reduce((count, { qty }) => count + qty, 0)),
    ),
    firstItem: computed(table, ['id'], async (rows, reader) =>
      (await itemsOf(rows, reader)).map(([first]) => first!.titleSnapshot),
    ),
    payments: computed(table, ['id'], paymentsOf),
    refunds: computed(table, ['id'], refundsOf),
    refundIban: computed(table, ['refundIban'], (rows) => rows.map(({ refundIban }) => maskIban(refundIban))),
  },
  exported: {
    number: 'number',
    createdAt: 'createdAt',
    customer: 'customer',
    provider: 'provider',
    items: { of: 'firstItem', title: 'items', value: ({ firstItem }, { text }) => text(firstItem) },
    quantity: 'itemsCount',
    subtotal: 'subtotal',
    discount: 'discount',
    vat: 'vat',
    total: 'total',
    paid: 'paid',
    refunded: 'refunded',
    commission: 'commission',
    payment: 'paymentState',
    method: 'paymentMethod',
    dueAt: 'dueAt',
    crmUser: 'crmUser',
    inState: 'stateChangedAt',
    state: 'state',
    paidAt: 'paidAt',
    completedAt: 'completedAt',
    assignee: { of: 'assignee', title: 'assignee', value: ({ assignee }) => assignee && assignee.name },
  },
  workflowBinding: {
    workflow: orderWorkflow,
    input: orderInput,
    effects: orderEffects,
    notices: orderNotices,
    onChange: countOrder,
    lockFirst: async ({ providerId }, writer) => void (await lockWallet(providerId, writer)),
  },
  timed: timedEvents,
  reveal: (row, field: MaskedFieldOf<'orders'>, { tx }) => revealOrder(row, field, tx),
  seed: async () => (await import('./seed.ts')).ordersSeed,
});
