import type { Results } from './bench.ts';
import type { BarLine } from './report.ts';
import { serverLines, serverTitle } from './server/server-report.ts';
import { tableLines, tableTitle } from './table/table-report.ts';

/** What is measured of ours alone, each part with its lines. */
export function ownLines({ table, server }: Pick<Results, 'table' | 'server'>): { title: string; lines: BarLine[] }[] {
  return [
    ...(table ? [{ title: tableTitle, lines: tableLines(table) }] : []),
    ...(server ? [{ title: serverTitle(server), lines: serverLines(server) }] : []),
  ];
}
