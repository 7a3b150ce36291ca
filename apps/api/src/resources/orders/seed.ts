import type { Order } from '@diwan/api-contract/resources/orders';
import {
  type OrderCancellation,
  orderCancellations,
  orderDisputeReasons,
} from '@diwan/api-contract/values/records/order';
import { staffActors, theSystem } from '#seeding/people-who-act.ts';
import { createRandom } from '#seeding/random.ts';
import type { Seed } from '#seeding/seed.ts';
import { calendarDay, day, hour, instant } from '#seeding/time.ts';
import { orderItemsTable, orderRefundsTable, paymentsTable } from './parts-tables.ts';
import { orderSearchKey } from './search-key.ts';
import { inTurn, itemRows, paymentRows, type PlannedOrders, refundRows } from './seed/parts.ts';
import { type PlannedOrder, planOrders } from './seed/plan.ts';

const complaints: Readonly<Record<(typeof orderDisputeReasons)[number], string>> = {
  not_delivered: 'مضى الموعد المتفق عليه ولم أستلم شيئًا حتى الآن.',
  not_as_described: 'ما استلمته لا يطابق وصف الخدمة في صفحتها.',
  late: 'سُلّم العمل بعد الموعد بأسبوع ففات الغرض منه.',
  quality: 'جودة العمل ضعيفة ولم تُعالج الملاحظات التي أرسلتها.',
  payment: 'خُصم المبلغ مرتين من بطاقتي.',
  other: 'توقف مزود الخدمة عن الرد على رسائلي منذ أيام.',
};

export const ordersSeed: Seed<PlannedOrders> = {
  plan(seeding) {
    const orders = planOrders(seeding);
    const random = createRandom(seeding.seed, 'orders.parts');
    return {
      orders,
      items: orders.flatMap(itemRows),
      payments: orders.flatMap((order) => paymentRows(order, seeding, random)),
      refunds: orders.flatMap((order) => refundRows(order, random)),
    };
  },
  rows: orderRows,
  attached: ({ items, payments, refunds }) => [
    [orderItemsTable, items],
    [paymentsTable, payments],
    [orderRefundsTable, refunds],
  ],
  notifications: ({ orders }) =>
    orders
      .filter(({ scenario }) => scenario.state === 'disputed')
      .slice(-4)
      .map(({ id, number, changedAt }) => ({
        kind: 'orderDisputed',
        ref: { resource: 'orders', id, label: { ar: number } },
        at: changedAt,
      })),
};

function* orderRows({ orders }: PlannedOrders) {
  const [, ...colleagues] = staffActors;
  for (const order of orders) {
    const { id, number, index, scenario, provider, customer, items, method, totals, shares, createdAt, changedAt } =
      order;
    const { state, paymentState } = scenario;
    const buyer = customerOf(order);
    const { id: colleagueId, name } = inTurn(colleagues, index);
    const colleague = { id: colleagueId, name };
    const isCancelled = state === 'cancelled';
    const cancelReason = isCancelled ? cancellationOf(order) : null;
    yield {
      id,
      number,
      version: state === 'placed' && paymentState === 'unpaid' ? 1 : 3,
      createdAt: instant(createdAt),
      updatedAt: instant(changedAt),
      stateChangedAt: instant(changedAt),
      createdBy: buyer.actor,
      updatedBy: changedAt === createdAt ? buyer.actor : theSystem,
      searchKey: orderSearchKey(
        number,
        provider,
        items.map(({ titleSnapshot }) => titleSnapshot),
      ),
      state,
      paymentState,
      customerType: customer.type,
      seekerId: buyer.seekerId,
      employerId: buyer.employerId,
      providerId: provider.id,
      // Whose customer has ordered, or else whose provider sells it.
      crmUserId: (customer.type === 'employer' ? customer.of.crmUserId : null) ?? provider.crmUserId,
      paymentMethod: method,
      source: order.source,
      promoCode: null,
      scheduledAt: index % 7 === 3 ? instant(createdAt + 3 * day) : null,
      address: null,
      customerNote: index % 6 === 2 ? 'أرجو التواصل معي قبل البدء لتأكيد التفاصيل.' : null,
      ...totals,
      paid: order.paid,
      refunded: order.refunded,
      commissionBps: provider.commissionBps,
      commission: shares.commission,
      providerNet: shares.providerNet,
      held: state === 'disputed' && order.completedAt !== null ? shares.providerNet : 0,
      assignee: state === 'disputed' && index % 2 === 0 ? colleague : null,
      dueAt: dueAt(order),
      lateSince: null,
      paidAt: at(order.paidAt),
      paymentEndedAt: paymentState === 'failed' || paymentState === 'expired' ? instant(createdAt) : null,
      acceptedAt: at(order.acceptedAt),
      startedAt: at(order.startedAt),
      deliveredAt: at(order.deliveredAt),
      completedAt: at(order.completedAt),
      cancelledAt: isCancelled ? instant(changedAt) : null,
      cancelReason,
      cancelNote: cancelReason === 'other' ? 'طُلبت الخدمة نفسها من مزود آخر بالاتفاق مع العميل.' : null,
      deliveryProof: order.deliveredAt === null ? null : 'سُلّمت الملفات النهائية عبر رابط مشترك وأكد العميل فتحها.',
      dispute: disputeOf(order, colleague),
      reportedPayment: scenario.isReported
        ? {
            bankReference: `FT${calendarDay(createdAt).replaceAll('-', '')}${index}`,
            paidOn: calendarDay(createdAt),
            by: colleague,
          }
        : null,
      paidBy: null,
      refundIban: null,
    };
  }
}

const at = (moment: number | null) => (moment === null ? null : instant(moment));

function customerOf({ customer }: PlannedOrder) {
  if (customer.type === 'employer') {
    const { id, name } = customer.of;
    return { seekerId: null, employerId: id, actor: { type: 'employer' as const, id, name: name.ar } };
  }
  const { mergedInto, id: own, number } = customer.of;
  const id = mergedInto ?? own;
  // A name would outlive its person.
  return { seekerId: id, employerId: null, actor: { type: 'seeker' as const, id, name: number } };
}

function cancellationOf({ scenario: { paymentState }, index }: PlannedOrder): OrderCancellation {
  const isUnpaid = paymentState === 'expired' || paymentState === 'failed' || paymentState === 'unpaid';
  return isUnpaid && index % 3 > 0
    ? 'unpaid'
    : inTurn(
        orderCancellations.filter((reason) => reason !== 'unpaid'),
        index,
      );
}

function disputeOf(
  { scenario: { dispute, reached }, index, disputedAt, changedAt }: PlannedOrder,
  resolvedBy: { id: string; name: string },
): Order['dispute'] {
  if (!dispute || disputedAt === null) return null;
  const reason = inTurn(orderDisputeReasons, index);
  const isOpen = dispute === 'open';
  const from = reached === 'completed' && !isOpen ? 'delivered' : reached;
  return {
    by: index % 5 === 4 ? 'provider' : 'customer',
    reason,
    text: complaints[reason],
    openedAt: instant(disputedAt),
    from: from as 'delivered',
    outcome: isOpen ? null : dispute,
    resolvedBy: isOpen ? null : resolvedBy,
    resolvedAt: isOpen ? null : instant(changedAt),
  };
}

/** When the next step is late. */
function dueAt({ scenario: { state, paymentState, isLate }, changedAt, createdAt }: PlannedOrder): string | null {
  if (state === 'completed' || state === 'cancelled') return null;
  if (state === 'placed' && paymentState !== 'paid' && paymentState !== 'authorised') return null;
  const days = { placed: 2, accepted: 5, in_progress: 12, delivered: 5, disputed: 3 }[state];
  return instant(isLate ? createdAt + hour : changedAt + days * day);
}
