import { z } from 'zod';
import { calendarDate, ref } from '../schema.ts';
import { orderStates } from '../values/records/order.ts';

/** How many orders, and what they come to, in halalas with VAT. */
const counted = z.strictObject({ orders: z.int(), total: z.int() });

/** What is ordered through a CRM user. What was cancelled counts in its own state alone. */
export const crmUserOrders = z.strictObject({
  user: ref,
  /** The last twelve months in Riyadh, each by its first day, the oldest first. */
  months: z.array(
    z.strictObject({
      from: calendarDate,
      to: calendarDate,
      states: z.partialRecord(z.enum(orderStates), counted),
      orders: z.int(),
      net: z.int(),
      vat: z.int(),
      total: z.int(),
    }),
  ),
  /** Of these months together. */
  totals: z.strictObject({
    orders: z.int(),
    net: z.int(),
    vat: z.int(),
    total: z.int(),
    /** What was paid and not given back. */
    paid: z.int(),
    /** What is still to be paid. */
    pending: z.int(),
    /** Their share of what was paid, without VAT. */
    commission: z.int(),
  }),
  monthlyTarget: z.int(),
  /** How much of the target this month has brought, without VAT; null where there is no target. */
  targetPercent: z.int().nullable(),
});
export type CrmUserOrders = z.output<typeof crmUserOrders>;
