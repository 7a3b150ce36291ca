import type { Tx } from '#db/database.ts';
import { invoicePdf } from '#resources/invoices/paper/invoice-pdf.ts';
import type { LeasedMail } from './leases.ts';
import type { AttachedFile } from './transport.ts';

/** The files that a mail brings, made when it leaves: what is issued never changes. */
export async function attachmentsOf(tx: Tx, { invoiceId }: Pick<LeasedMail, 'invoiceId'>): Promise<AttachedFile[]> {
  const made = invoiceId === null ? null : await invoicePdf(tx, invoiceId);
  return made ? [{ filename: `${made.number}.pdf`, contentType: 'application/pdf', content: made.content }] : [];
}
