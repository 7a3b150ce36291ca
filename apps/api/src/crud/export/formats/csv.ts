import { stringify } from 'csv-stringify/sync';
import { type Cell, plainText, riyadhTime } from '../columns/cell.ts';

/** Excel reads a file without it as the encoding of the country. */
const byteOrderMark = '\ufeff';

/** Rows as CSV (RFC 4180): CRLF, text always in quotes, numbers bare. */
export async function* csvOf(header: readonly string[], batches: AsyncIterable<Cell[][]>): AsyncGenerator<Buffer> {
  yield Buffer.from(byteOrderMark + linesOf([[...header]]));
  for await (const rows of batches) yield Buffer.from(linesOf(rows));
}

function linesOf(rows: Cell[][]): string {
  return stringify(
    rows.map((row) => row.map(valueOf)),
    { record_delimiter: '\r\n', quoted_string: true },
  );
}

function valueOf(cell: Cell): string | number | null {
  if (typeof cell === 'string') return plainText(cell);
  if (cell === null || typeof cell === 'number') return cell;
  if (cell.kind === 'money') return cell.halalas / 100;
  if (cell.kind === 'day') return cell.date;
  return riyadhTime(cell.instant).toISOString().slice(0, 16).replace('T', ' ');
}
