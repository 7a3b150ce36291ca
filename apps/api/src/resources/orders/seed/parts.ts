import type { Order } from '@diwan/api-contract/resources/orders';
import type { PaymentStatus, RefundWay } from '@diwan/api-contract/values/records/order';
import { staffActors, theSystem } from '#seeding/people-who-act.ts';
import type { Random } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { calendarDay, day, hour, instant, makeId } from '#seeding/time.ts';
import type { orderItemsTable, orderRefundsTable, paymentsTable } from '../parts-tables.ts';
import { isGatewayRefund, type PlannedOrder } from './plan.ts';

export interface PlannedOrders {
  orders: PlannedOrder[];
  items: (typeof orderItemsTable.$inferInsert)[];
  payments: (typeof paymentsTable.$inferInsert)[];
  refunds: (typeof orderRefundsTable.$inferInsert)[];
}

export const inTurn = <Value>(values: readonly Value[], nth: number): Value => values[nth % values.length]!;

const fees: Readonly<Partial<Record<Order['paymentMethod'], number>>> = { credit_card: 250, apple_pay: 250, mada: 100 };
const biller = '901';

const statusOf: Readonly<Record<Order['paymentState'], PaymentStatus | null>> = {
  unpaid: null,
  pending: 'initiated',
  authorised: 'authorized',
  paid: 'paid',
  partially_refunded: 'paid',
  refunded: 'refunded',
  failed: 'failed',
  expired: 'expired',
};

export function itemRows({ id: orderId, items }: PlannedOrder): PlannedOrders['items'] {
  return items.map(({ product, ...item }, place) => ({ ...item, orderId, place, productId: product.id, options: [] }));
}

export function paymentRows(order: PlannedOrder, { now }: Seeding, random: Random): PlannedOrders['payments'] {
  const { id: orderId, method, totals, createdAt, paidAt, scenario, index } = order;
  const status = statusOf[scenario.paymentState];
  if (!status || scenario.isReported) return [];
  const isCard = isGatewayRefund(method);
  const begunAt = createdAt + 1_000;
  const isManual = method === 'bank_transfer';
  const one = {
    orderId,
    gateway: isManual ? ('manual' as const) : ('sandbox' as const),
    method,
    amount: totals.total,
    last4: isCard ? String(random.int(1000, 9999)) : null,
    sadadNumber: method === 'sadad' ? String(random.int(100_000_000, 999_999_999)) : null,
    billerCode: method === 'sadad' ? biller : null,
    raw: [],
  };
  const nameOf = (nth: number) =>
    isManual ? `FT${calendarDay(createdAt).replaceAll('-', '')}${index}${nth}` : `sbx_${index}_${nth}`;
  const isOpen = status === 'initiated' || status === 'authorized';
  const last = {
    ...one,
    id: makeId(begunAt, random),
    gatewayId: nameOf(1),
    status: status === 'refunded' && !isCard ? ('paid' as const) : status,
    fee: paidAt === null ? 0 : (fees[method] ?? 0),
    expiresAt:
      method === 'sadad' ? instant(status === 'expired' ? createdAt + hour : Math.max(now, createdAt) + 5 * day) : null,
    failureCode: status === 'failed' ? inTurn(['insufficient_funds', 'do_not_honour', 'expired_card'], index) : null,
    createdAt: instant(begunAt),
    settledAt: isOpen ? null : instant(paidAt ?? begunAt + hour / 2),
  };
  // Some cards say no at first.
  if (!isCard || index % 6 !== 1 || status === 'failed') return [last];
  const first = { ...last, id: makeId(createdAt, random), gatewayId: nameOf(0), status: 'failed' as const, fee: 0 };
  return [
    { ...first, failureCode: 'insufficient_funds', createdAt: instant(createdAt), settledAt: instant(createdAt) },
    last,
  ];
}

export function refundRows(order: PlannedOrder, random: Random): PlannedOrders['refunds'] {
  const { id: orderId, refunded, changedAt, scenario, method, totals, index } = order;
  const [payer, ...colleagues] = staffActors;
  const nameOf = ({ id, name }: { id: string; name: string }) => ({ id, name });
  const way: RefundWay = isGatewayRefund(method) ? 'gateway' : 'bank_transfer';
  const one = { id: makeId(changedAt, random), orderId, way, createdAt: instant(changedAt), note: null };
  const proposedBy = nameOf(inTurn(colleagues, index));
  if (scenario.isRefundProposed)
    return [
      {
        ...one,
        state: 'proposed',
        amount: Math.round(totals.total / 500) * 100,
        way: 'wallet_credit',
        reason: 'goodwill',
        proposedBy,
      },
    ];
  if (refunded === 0) return [];
  const isByStaff = scenario.isRefundedLater === true;
  return [
    {
      ...one,
      state: 'done',
      amount: refunded,
      reason: isByStaff ? 'goodwill' : scenario.dispute ? 'dispute' : 'cancelled',
      proposedBy: isByStaff ? proposedBy : null,
      decidedBy: isByStaff ? nameOf(payer!) : scenario.dispute ? proposedBy : nameOf(theSystem),
      decidedAt: instant(changedAt),
    },
  ];
}
