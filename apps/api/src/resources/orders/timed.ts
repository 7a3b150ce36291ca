import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { paymentsTable as payments } from './parts-tables.ts';
import { ordersTable as table } from './table.ts';

const workedOn = ['placed', 'accepted', 'in_progress'] as const;

/** What happens to orders when its time has come. */
export const timedEvents = (now: string) => [
  {
    event: { type: 'order.payExpired' },
    where: and(
      eq(table.paymentState, 'pending'),
      sql`${table.id} in (select ${payments.orderId} from ${payments} where ${payments.status} = 'initiated' and ${payments.expiresAt} <= ${now}::timestamptz)`,
    ),
  },
  {
    // A day of grace, in which it can still be paid otherwise.
    event: { type: 'order.cancel', reason: 'unpaid' },
    where: and(
      eq(table.state, 'placed'),
      eq(table.paymentState, 'expired'),
      lte(table.paymentEndedAt, sql`${now}::timestamptz - interval '24 hours'`),
    ),
  },
  { event: { type: 'order.complete' }, where: and(eq(table.state, 'delivered'), lte(table.dueAt, now)) },
  {
    event: { type: 'order.markLate' },
    where: and(inArray(table.state, [...workedOn]), lte(table.dueAt, now), isNull(table.lateSince)),
  },
];
