import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportFormat } from '@diwan/api-contract/page';
import type { Language } from '@diwan/api-contract/values/staff';
import { mediaTypes } from '../answer.ts';
import type { Cell } from '../columns/cell.ts';
import { csvOf } from './csv.ts';
import { type SheetHead, sheetOf } from './sheet.ts';
import { writeWorkbook } from './xlsx.ts';

const width = 24;

interface Table {
  /** Of the file, without its ending. */
  name: string;
  /** Of the sheet. */
  title: string;
  language: Language;
  format: ExportFormat;
}

/** Rows that are at hand. */
export async function* justThese(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows;
}

/** A table as a file, written while it is read. */
export function writeTable(
  { header, choices }: Pick<SheetHead, 'header' | 'choices'>,
  batches: AsyncIterable<Cell[][]>,
  { language, format, title }: Pick<Table, 'language' | 'format' | 'title'>,
): PassThrough {
  const out = new PassThrough();
  // Whoever sends it may not be listening yet when it fails.
  out.on('error', () => {});
  const head = { header, widths: header.map(() => width), isRightToLeft: language === 'ar', choices };
  const source = Readable.from(format === 'csv' ? csvOf(header, batches) : sheetOf(head, batches), {
    objectMode: false,
  });
  const sending = format === 'csv' ? pipeline(source, out) : writeWorkbook(title, source, out);
  void sending
    .catch((error: Error) => out.destroy(error))
    .finally(async () => {
      source.destroy();
      if (!source.closed) await once(source, 'close');
    });
  return out;
}

/** Answers with a table as a download. */
export function sendTable(
  head: Pick<SheetHead, 'header' | 'choices'>,
  batches: AsyncIterable<Cell[][]>,
  { reply, ...table }: Table & { reply: { header(name: string, value: string): unknown } },
) {
  reply.header('content-type', mediaTypes[table.format]);
  reply.header('content-disposition', `attachment; filename="${table.name}.${table.format}"`);
  return { status: 200 as const, body: writeTable(head, batches, table) };
}
