import { type InvoiceBuyer, type InvoiceLine, invoiceDraft } from '@diwan/api-contract/resources/invoice-draft';
import type { Invoice } from '@diwan/api-contract/resources/invoices';
import type { CreditReason, InvoiceFlag } from '@diwan/api-contract/values/records/invoice';
import { and, eq, inArray } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { riyadhDay } from '#crud/lists/clauses.ts';
import { findRow } from '#crud/lists/repository.ts';
import { tell } from '#crud/notices.ts';
import { addRow } from '#crud/writes/write.ts';
import { ProblemError, problemOf } from '#http/problems/problems.ts';
import { applyEvent, theSystem } from '#workflows/apply-event.ts';
import { computed } from '../amounts/amounts.ts';
import { buyerIdOf, knownBuyers } from '../buyers.ts';
import { invoiceMomentNotices } from '../notices.ts';
import { invoicesTable as table } from '../table.ts';

type Stored = Row<typeof table>;

/** What an invoice is made from. Amounts are halalas before VAT; days are those of Riyadh, `YYYY-MM-DD`. */
export interface InvoiceSource {
  /** 388 tax invoice unless said otherwise; 383 needs `originalId` and `creditReason`. A credit note is made by `creditInvoice`. */
  type?: '388' | '383' | '386';
  /** Standard to whoever has a VAT number, simplified to all others, unless said otherwise. */
  subtype?: '01' | '02';
  flags?: readonly InvoiceFlag[];
  /** Whose record the buyer is: at most one of the three. */
  employerId?: string | null;
  providerId?: string | null;
  seekerId?: string | null;
  /** As it stands on the invoice; what is left out is taken from the buyer's record. */
  buyer?: Partial<InvoiceBuyer>;
  lines: readonly InvoiceLine[];
  /** The day of the supply; today unless given. */
  supplyDate?: string;
  /** Thirty days after the invoice unless given or paid. */
  dueDate?: string | null;
  /** What prepayment invoices have charged of it, with VAT. */
  prepaid?: number;
  paymentMeans?: Invoice['paymentMeans'];
  /** The whole was paid already. */
  isPaid?: boolean;
  originalId?: string | null;
  creditReason?: CreditReason | null;
  notes?: string | null;
  orderId?: string | null;
  subscriptionId?: string | null;
}

/**
 * Makes an invoice in the writer's transaction and issues it: number, QR code and seller are fixed, and it is kept for good. What the
 * rules refuse (a seller that the settings don't name whole, a company without an address) is left as a draft, of which staff are told;
 * `number` is null then. Take it last in a transaction: others wait for the next number until it is over.
 * @throws {ProblemError} `invalid` where the source itself is none
 */
export async function issueInvoice(source: InvoiceSource, writer: Writer): Promise<Stored> {
  const asSystem: Writer = { ...writer, actor: theSystem, can: theSystem.can };
  const { id } = await draftInvoice(source, asSystem);
  const { invoices } = writer.resources;
  try {
    await applyEvent(invoices, { id, version: null, event: { type: 'invoice.issue' } }, asSystem);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'refused') throw error;
    const draft = (await findRow(table, writer.tx, id)) as Stored;
    await tell(invoiceMomentNotices['invoice.notIssued'], draft, asSystem);
    return draft;
  }
  return (await findRow(table, writer.tx, id)) as Stored;
}

async function draftInvoice(source: InvoiceSource, writer: Writer): Promise<{ id: string }> {
  const { tx, now } = writer;
  const { employerId = null, providerId = null, seekerId = null, lines } = source;
  const ids = { employerId, providerId, seekerId };
  const known = (await knownBuyers(tx, [ids])).get(buyerIdOf(ids) ?? '')?.buyer;
  const none = { vatNumber: null, idScheme: null, idNumber: null, address: null };
  const buyer = { ...none, ...known, ...source.buyer };
  const parsed = invoiceDraft.safeParse({
    ...ids,
    buyer,
    lines,
    type: source.type ?? '388',
    subtype: source.subtype ?? (buyer.vatNumber === null ? '02' : '01'),
    flags: source.flags ?? [],
    supplyDate: source.supplyDate ?? riyadhDay(now),
    dueDate: source.dueDate ?? null,
    prepaid: source.prepaid ?? 0,
    paymentMeans: source.paymentMeans ?? null,
    originalId: source.originalId ?? null,
    creditReason: source.creditReason ?? null,
    notes: source.notes ?? null,
  });
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path }) => ({ path: path.join('.'), code: 'invalid' }));
    throw problemOf('invalid', { errors });
  }
  const row = await addRow(writer.resources.invoices, parsed.data, writer);
  const { orderId = null, subscriptionId = null, isPaid = false } = source;
  await tx
    .update(table)
    .set({ orderId, subscriptionId, isPaidBefore: isPaid })
    .where(eq(table.id, row.id as string));
  return { id: row.id as string };
}

/** What is taken back of an invoice: lines of it, or an amount with VAT that is divided among what it charged. */
export interface CreditSource {
  invoiceId: string;
  lines?: readonly InvoiceLine[];
  /** With VAT, in halalas; what is left of the invoice where neither is given. */
  amount?: number;
  reason: CreditReason;
  /** Required, 10 to 500 characters, when the reason is `other`. */
  note?: string;
  /** The money went back to the buyer already. */
  isRefunded?: boolean;
}

/**
 * Takes back an issued invoice, in part or whole, by a credit note (381) in the writer's transaction; answers the note.
 * @throws {ProblemError} `refused` with the reason of the workflow: `aboveRemaining`, `nothingLeft`, `isNote`, …
 */
export async function creditInvoice(source: CreditSource, writer: Writer): Promise<Stored> {
  const { invoiceId, lines, reason, note, isRefunded = false } = source;
  const asSystem: Writer = { ...writer, actor: theSystem, can: theSystem.can };
  const [invoice] = await writer.tx.select().from(table).where(eq(table.id, invoiceId)).for('update');
  if (!invoice) throw problemOf('notFound');
  const rateBps = invoice.lineAmounts[invoice.lines.findIndex(({ category }) => category === 'S')]?.rateBps ?? 0;
  const amount = lines ? computed(lines, rateBps).gross : (source.amount ?? invoice.gross - invoice.credited);
  const event = {
    type: 'invoice.credit',
    amount,
    reason,
    isRefunded,
    ...(note ? { note } : {}),
    ...(lines ? { lines } : {}),
  };
  await applyEvent(writer.resources.invoices, { id: invoiceId, version: null, event }, asSystem);
  const notes = await writer.tx
    .select()
    .from(table)
    .where(and(eq(table.originalId, invoiceId), inArray(table.type, ['381'])));
  return notes.toSorted((one, other) => one.place! - other.place!).at(-1)!;
}
