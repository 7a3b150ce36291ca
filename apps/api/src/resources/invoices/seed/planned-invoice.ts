import type { InvoiceLine } from '@diwan/api-contract/resources/invoice-draft';
import type { Invoice } from '@diwan/api-contract/resources/invoices';
import type { PlannedEmployer } from '#resources/employers/seed.ts';
import type { PlannedOrder } from '#resources/orders/seed/plan.ts';
import type { PlannedProvider } from '#resources/providers/seed/plan.ts';
import type { PlannedSeeker } from '#resources/seekers/planned-seeker.ts';
import type { computed } from '../amounts/amounts.ts';

export type Buyer =
  | { kind: 'employer'; record: PlannedEmployer }
  | { kind: 'provider'; record: PlannedProvider }
  | { kind: 'seeker'; record: PlannedSeeker };

/** An invoice of the demo, or the note that takes one back. */
export interface PlannedInvoice {
  id: string;
  /** What it charges, where that is an order. */
  order: PlannedOrder | null;
  buyer: Buyer;
  type: Invoice['type'];
  at: number;
  state: Invoice['state'];
  paymentState: Invoice['paymentState'];
  lines: InvoiceLine[];
  /** What marks it, where its buyer may have that. */
  flags: Invoice['flags'];
  amounts: ReturnType<typeof computed>;
  prepaid: number;
  /** When it was paid, and how much of it. */
  paid: { at: number; amount: number } | null;
  means: NonNullable<Invoice['paymentMeans']>;
  credited: number;
  creditedAt: number | null;
  original: PlannedInvoice | null;
  reason: NonNullable<Invoice['creditReason']> | null;
  isSent: boolean;
  /** Null of drafts. */
  numbered: { series: string; place: number; number: string } | null;
}
