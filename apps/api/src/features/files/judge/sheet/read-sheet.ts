import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  longestSheetCell,
  mostSheetColumns,
  mostSheetRows,
  type TableKind,
} from '@diwan/api-contract/importing/values';
import { RefusedFile } from '../refused-file.ts';
import type { SheetRead } from '../task.ts';
import { CsvRows } from './csv-rows.ts';
import { textOf } from './csv-text.ts';
import { paymentStatusRows } from './payment-status.ts';
import { workbookRows } from './workbook-rows.ts';

/** Reads a table row by row into a file of its own, a line of JSON each; the first row names the columns. */
export async function readSheet(path: string, kind: TableKind, into: string): Promise<SheetRead> {
  await expectKind(path, kind);
  let header: string[] | null = null;
  let rows = 0;
  async function* lines() {
    for await (const row of rowsOf[kind](path)) {
      const cells = row.map(plainCell);
      if (cells.every((cell) => cell === '')) continue;
      if (cells.some((cell) => cell.length > longestSheetCell)) throw new RefusedFile('cellTooLong');
      if (header === null) {
        header = withoutEmptyEnd(cells);
        if (header.length > mostSheetColumns) throw new RefusedFile('sheetTooWide');
        continue;
      }
      rows += 1;
      if (rows > mostSheetRows) throw new RefusedFile('sheetTooManyRows');
      yield `${JSON.stringify(header.map((_, index) => cells[index] ?? ''))}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(into, { flags: 'wx', mode: 0o600, flush: true }));
  if (header === null || rows === 0) throw new RefusedFile('sheetEmpty');
  return { header, rows };
}

const rowsOf: Readonly<Record<TableKind, (path: string) => AsyncIterable<string[]>>> = {
  csv: csvRows,
  xlsx: workbookRows,
  pain002: paymentStatusRows,
};

async function* csvRows(path: string): AsyncGenerator<string[]> {
  const rows = new CsvRows();
  for await (const text of textOf(path)) yield* rows.push(text);
  yield* rows.end();
}

/** A workbook is an archive, and no text begins like one. */
async function expectKind(path: string, kind: TableKind): Promise<void> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0).finally(() => file.close());
  const isArchive = buffer.equals(Buffer.from('PK\u0003\u0004', 'latin1'));
  if (isArchive !== (kind === 'xlsx')) throw new RefusedFile('fileMismatch');
}

/** Without the apostrophe that marks as text what could begin a formula: our own exports write it. */
const marked = /^'(?=[\s\p{Cf}]*[=+\-@|%;])/u;
const plainCell = (cell: string) =>
  cell
    .replaceAll('\0', '')
    .replace(/[\u2028\u2029]/g, '\n')
    .trim()
    .replace(marked, '');

const withoutEmptyEnd = (cells: string[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
