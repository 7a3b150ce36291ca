import type { InvoiceType } from '@diwan/api-contract/values/records/invoice';
import { sql } from 'drizzle-orm';
import { riyadhDay } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { invoiceSeriesTable as series } from '../table.ts';

export const seriesPrefixes: Record<InvoiceType, string> = { '388': 'INV', '381': 'CRN', '383': 'DBN', '386': 'PRE' };

/** The series of a type in a year of Riyadh, such as `INV-2026`. */
export const seriesOf = (type: InvoiceType, now: string): string =>
  `${seriesPrefixes[type]}-${riyadhDay(now).slice(0, 4)}`;

export const numberIn = (name: string, place: number): string => `${name}-${String(place).padStart(6, '0')}`;

/**
 * The next number of a series. Whoever takes one makes all others of the series wait until its transaction is over, so that a rollback
 * gives the number back: take it last.
 */
export async function nextInvoiceNumber(tx: Tx, type: InvoiceType, now: string) {
  const name = seriesOf(type, now);
  const [taken] = await tx
    .insert(series)
    .values({ name, last: 1 })
    .onConflictDoUpdate({ target: series.name, set: { last: sql`${series.last} + 1` } })
    .returning({ place: series.last });
  const { place } = taken!;
  return { series: name, place, number: numberIn(name, place) };
}
