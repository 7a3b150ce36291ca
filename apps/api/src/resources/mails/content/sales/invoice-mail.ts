import { eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { invoicesTable as invoices } from '#resources/invoices/table.ts';
import { longDate } from '../dates.ts';
import type { MailDetail, MailFacts } from '../mail-facts.ts';
import { moneyDetail } from './money-detail.ts';

/** What comes with an invoice: how much it is, and until when what is still due. */
export async function invoiceMail(tx: Tx, id: string): Promise<MailFacts | null> {
  const { number, type, buyer, gross, due, dueDate } = invoices;
  const [found] = await tx
    .select({ number, type, buyer, gross, due, dueDate })
    .from(invoices)
    .where(eq(invoices.id, id));
  if (!found?.number) return null;
  const isCredit = found.type === '381';
  const owed: MailDetail[] = [
    moneyDetail('due', found.due),
    ...(found.dueDate ? [{ label: 'dueOn', value: longDate(`${found.dueDate}T12:00:00Z`) } as const] : []),
  ];
  return {
    words: isCredit ? 'creditNoteIssued' : 'invoiceIssued',
    name: found.buyer.name,
    job: null,
    document: found.number,
    details: [moneyDetail('total', found.gross), ...(isCredit || found.due === 0 ? [] : owed)],
  };
}
