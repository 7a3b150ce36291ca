import { randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { computed } from '#resources/invoices/amounts/amounts.ts';
import { nextInvoiceNumber } from '#resources/invoices/issuing/numbers.ts';
import { qrOf } from '#resources/invoices/issuing/qr.ts';
import { invoiceSearchKey } from '#resources/invoices/search-key.ts';
import { invoicesTable } from '#resources/invoices/table.ts';
import { lineOf, sellerCompany } from './invoice-records.ts';

const someone = { type: 'system' as const, id: 'test', name: 'Test' };

/** Puts an issued invoice of 1,150 riyals into a test's database, whose buyer is nobody else's. */
export async function addInvoice({ orm }: Pick<Database, 'orm'>) {
  const now = new Date().toISOString();
  const lines = [lineOf(1_000_00)];
  const amounts = computed(lines, 1500);
  const { name, vatNumber, crNumber: idNumber, address } = sellerCompany;
  const buyer = {
    name: { ar: `سارة ${randomUUID().slice(0, 8)}` },
    vatNumber: null,
    idScheme: null,
    idNumber: null,
    address: null,
  };
  return orm.transaction(async (tx) => {
    const taken = await nextInvoiceNumber(tx as never, '388', now);
    const [added] = await tx
      .insert(invoicesTable)
      .values({
        id: newId(),
        createdBy: someone,
        updatedBy: someone,
        ...taken,
        ...amounts,
        searchKey: invoiceSearchKey(taken.number, buyer),
        state: 'issued',
        paymentState: 'unpaid',
        type: '388',
        subtype: '02',
        issueAt: now,
        seller: { name, vatNumber, idScheme: 'CRN', idNumber, address },
        buyer,
        lines,
        qr: qrOf({ sellerName: name.ar, vatNumber, issueAt: now, gross: amounts.gross, vat: amounts.vat }),
      })
      .returning();
    return added!;
  });
}
