import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Language } from '@diwan/api-contract/values/staff';
import type { Cell } from '#crud/export/columns/cell.ts';
import { exportContext } from '#crud/export/columns/column.ts';
import { csvOf } from '#crud/export/formats/csv.ts';
import { sheetOf } from '#crud/export/formats/sheet.ts';
import { writeWorkbook } from '#crud/export/formats/xlsx.ts';
import type { PaymentFile, Transfer } from './transfers.ts';

const widths = [20, 30, 28, 10, 16];

/** The transfers of a batch for whoever types them in or looks through them: a row for each, and at the end how many and how much they are. */
export async function transferTable(
  format: 'csv' | 'xlsx',
  language: Language,
  { batch, count, total }: PaymentFile,
  transfers: readonly Transfer[],
): Promise<Buffer> {
  const { words } = await exportContext('withdrawals', language);
  const { number, bank, netAmount } = words.columns!;
  const { ibanHolderName, iban } = words.computed!;
  const header = [number!, ibanHolderName!, iban!, bank!, netAmount!];
  const rows: Cell[][] = transfers.map((each) => [
    each.number,
    each.holder,
    each.iban,
    each.bankCode,
    { kind: 'money', halalas: each.halalas },
  ]);
  rows.push([words.file!.total!, batch, null, count, { kind: 'money', halalas: total }]);
  const batches = Readable.from([rows]) as AsyncIterable<Cell[][]>;
  if (format === 'csv') return buffer(Readable.from(csvOf(header, batches)));
  const out = new PassThrough();
  const sheet = Readable.from(sheetOf({ header, widths, isRightToLeft: language === 'ar' }, batches), {
    objectMode: false,
  });
  const [content] = await Promise.all([buffer(out), writeWorkbook(words.title, sheet, out)]);
  return content;
}
