import { eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { invoicesTable as table } from '../table.ts';
import { writeInvoicePdf } from './write-pdf.ts';

/** The PDF of an issued invoice; null of a draft, or where there is none. */
export async function invoicePdf(tx: Tx, id: string): Promise<{ number: string; content: Buffer } | null> {
  const [row] = await tx.select().from(table).where(eq(table.id, id));
  if (!row?.number) return null;
  const [original] = row.originalId
    ? await tx.select({ number: table.number }).from(table).where(eq(table.id, row.originalId))
    : [];
  const content = await writeInvoicePdf({ ...row, billingReference: original?.number ?? null });
  return { number: row.number, content: Buffer.from(content) };
}
