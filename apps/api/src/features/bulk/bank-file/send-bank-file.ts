import type { BulkSelection } from '@diwan/api-contract/endpoints/bulk';
import { withdrawals } from '@diwan/api-contract/resources/withdrawals';
import type { BankFileFormat } from '@diwan/api-contract/values/records/wallet';
import type { Language } from '@diwan/api-contract/values/staff';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '#audit/record.ts';
import { mediaTypes } from '#crud/export/answer.ts';
import { readerOf } from '#crud/handlers.ts';
import type { Tx } from '#db/database.ts';
import { newId } from '#db/id.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { resourceAt } from '#resources/index.ts';
import { paymentFilesTable as files, findFileOf } from '#resources/withdrawals/payment-files.ts';
import { withdrawalsTable as table } from '#resources/withdrawals/table.ts';
import { selectedIds } from '../selection.ts';
import { pain001 } from './pain001.ts';
import { transferTable } from './transfer-table.ts';
import type { PaymentFile, Transfer } from './transfers.ts';

interface Asked {
  selection: BulkSelection;
  format: BankFileFormat;
  language: Language;
  request: FastifyRequest;
  reply: { headers(values: Record<string, string>): unknown };
}

const refused = (code: string) => problemOf('invalid', { errors: [{ path: 'selection', code }] });

/** Sends the batch in which the selected withdrawals are as a file for the bank; from its first file on nothing else comes into it. */
export async function sendBankFile(deps: AppDeps, { selection, format, language, request, reply }: Asked) {
  const { payer } = deps.config;
  if (!payer) throw refused('payerMissing');
  const { file, transfers } = await deps.database.transaction(async (tx) => {
    const reader = readerOf(deps, tx, request);
    const ids = await selectedIds(resourceAt(withdrawals.path), selection, reader);
    const batch = await batchOf(ids, tx);
    const closed = await closeBatch(batch, { tx, now: reader.now, request });
    await recordAudit(tx, {
      actor: request.actor,
      request,
      entityType: 'exports',
      entityId: newId(),
      entityLabel: { ar: batch },
      event: 'exported',
      diff: Object.entries({
        resource: 'withdrawals',
        format,
        batch,
        rows: closed.file.count,
        total: closed.file.total,
      }).map(([path, after]) => ({ path, before: null, after })),
    });
    return closed;
  });
  const isXml = format === 'pain001';
  reply.headers({
    'content-type': isXml ? 'application/xml; charset=utf-8' : mediaTypes[format],
    'content-disposition': `attachment; filename="payments-${file.messageId.slice(0, 8)}.${isXml ? 'xml' : format}"`,
    'diwan-left-out': '0',
  });
  const body = isXml
    ? Buffer.from(pain001(file, transfers, payer))
    : await transferTable(format, language, file, transfers);
  return { status: 200 as const, body };
}

/** The one batch that they all are in. */
async function batchOf(ids: readonly string[], tx: Tx): Promise<string> {
  const found = await tx
    .selectDistinct({ batch: table.batch })
    .from(table)
    .where(inArray(table.id, [...ids]));
  const [one, ...others] = found;
  if (!one || others.length > 0) throw refused(one ? 'severalBatches' : 'noBatch');
  if (one.batch === null) throw refused('noBatch');
  return one.batch;
}

/** The file of a batch, made now or before; once the bank has answered to any of it, it is not given out again. */
async function closeBatch(
  batch: string,
  { tx, now, request: { actor } }: { tx: Tx; now: string; request: FastifyRequest },
): Promise<{ file: PaymentFile; transfers: Transfer[] }> {
  const known = await findFileOf(batch, tx);
  const rows = await tx
    .select()
    .from(table)
    .where(and(eq(table.batch, batch), eq(table.method, 'bank_transfer'), eq(table.state, 'processing')))
    .orderBy(table.number);
  const transfers = rows.map(({ number, netAmount: halalas, ibanHolderName: holder, iban, bankCode }) => ({
    number,
    halalas,
    holder,
    iban,
    bankCode,
  }));
  const count = transfers.length;
  const total = transfers.reduce((sum, { halalas }) => sum + halalas, 0);
  if (known) {
    if (known.count !== count || known.total !== total) throw refused('batchSettled');
    return { file: known, transfers };
  }
  if (count === 0) throw refused('noBatch');
  const madeBy = { type: actor.type, id: actor.id, name: actor.name };
  const messageId = crypto.randomUUID().replaceAll('-', '');
  const [file] = await tx.insert(files).values({ batch, messageId, madeAt: now, madeBy, count, total }).returning();
  return { file: file!, transfers };
}
