import { createRandom, type Random } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { makeId } from '#seeding/time.ts';
import { linesOf } from '#resources/orders/money/invoices.ts';
import type { PlannedOrder } from '#resources/orders/seed/plan.ts';
import { ordersSeed } from '#resources/orders/seed.ts';
import type { PlannedSeeker } from '#resources/seekers/planned-seeker.ts';
import { seekersSeed } from '#resources/seekers/seed.ts';
import { computed, netsOf } from '../amounts/amounts.ts';
import type { Buyer, PlannedInvoice } from './planned-invoice.ts';

/** The invoice of each order that was paid, and the note of what was given back of it. */
export function invoicesOfOrders({ seed, planOf }: Seeding, standardBps: number): PlannedInvoice[] {
  const random = createRandom(seed, 'invoices.orders');
  const seekers = new Map(planOf(seekersSeed).map((seeker) => [seeker.id, seeker]));
  return planOf(ordersSeed).orders.flatMap((order) =>
    order.paidAt === null ? [] : invoiced(order, order.paidAt, buyerOf(order, seekers), { standardBps, random }),
  );
}

function buyerOf({ customer }: PlannedOrder, seekers: ReadonlyMap<string, PlannedSeeker>): Buyer {
  if (customer.type === 'employer') return { kind: 'employer', record: customer.of };
  return { kind: 'seeker', record: seekers.get(customer.of.mergedInto ?? '') ?? customer.of };
}

interface Terms {
  standardBps: number;
  random: Random;
}

function invoiced(order: PlannedOrder, at: number, buyer: Buyer, { standardBps, random }: Terms): PlannedInvoice[] {
  const { refunded, changedAt, scenario } = order;
  const lines = order.items.flatMap(linesOf);
  const amounts = computed(lines, standardBps);
  const isWhole = refunded === amounts.gross;
  const isCredited = refunded > 0;
  const invoice: PlannedInvoice = {
    id: makeId(at, random),
    order,
    buyer,
    type: '388',
    at,
    lines,
    flags: [],
    amounts,
    prepaid: 0,
    state: isCredited ? 'credited' : 'issued',
    paymentState: isWhole ? 'refunded' : 'paid',
    paid: { at, amount: amounts.gross },
    means: order.method,
    credited: refunded,
    creditedAt: isCredited ? changedAt : null,
    original: null,
    reason: null,
    isSent: false,
    numbered: null,
  };
  if (!isCredited) return [invoice];
  const [line] = lines;
  const back = isWhole
    ? lines
    : netsOf(refunded, line!.category === 'S' ? standardBps : 0)!.map((unitPrice) => ({
        ...line!,
        unitPrice,
        quantity: 1,
        discount: 0,
      }));
  const note: PlannedInvoice = {
    ...invoice,
    id: makeId(changedAt, random),
    type: '381',
    at: changedAt,
    lines: back,
    amounts: computed(back, standardBps),
    state: 'issued',
    paymentState: 'paid',
    paid: { at: changedAt, amount: refunded },
    credited: 0,
    creditedAt: null,
    original: invoice,
    reason: scenario.dispute || scenario.isRefundedLater ? 'refunded' : 'cancelled',
  };
  return [invoice, note];
}
