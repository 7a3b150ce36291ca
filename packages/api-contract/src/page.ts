import { z } from 'zod';
import { mostIds } from './values/list.ts';
import { languages } from './values/staff.ts';

export const pageSizes = [25, 50, 100, 1000] as const;

/** A comma-separated list in the query string, as an array of `item`. */
export function many<S extends z.ZodType<unknown, string>>(item: S) {
  return z
    .string()
    .max(2000)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).max(mostIds))
    .optional();
}

/** A whole number in the query string. */
export const count = z.coerce.number<string>().int().min(0).max(1_000_000_000).optional();
/** `true` or `false` in the query string. */
export const flag = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .optional();
/** A day in the query string. */
export const day = z.iso.date().optional();

/**
 * The query of a list: `q` searches, `sort` is a column with `-` for descending, `after` and `before` are opaque cursors,
 * `ids` names the records of which it finds those that match.
 */
export function listQuery<F extends z.ZodRawShape, S extends readonly [string, ...string[]]>(filters: F, sorts: S) {
  return z.strictObject({
    q: z.string().trim().max(100).optional(),
    sort: z
      .enum(
        sorts.flatMap((sort) => [sort, `-${sort}`]) as [
          S[number] | `-${S[number]}`,
          ...(S[number] | `-${S[number]}`)[],
        ],
      )
      .optional(),
    limit: z.coerce.number<string>().int().min(1).max(1000).optional(),
    after: z.string().max(500).optional(),
    before: z.string().max(500).optional(),
    ids: many(z.uuid()),
    ...filters,
  });
}

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The query of an export: what the list asks, without its page; `columns` are keys of the list's columns, all when absent. */
export function exportQuery<F extends z.ZodRawShape, S extends readonly [string, ...string[]]>(filters: F, sorts: S) {
  const { q, sort } = listQuery(filters, sorts).shape;
  return z.strictObject({
    q,
    sort,
    format: z.enum(exportFormats),
    language: z.enum(languages),
    columns: many(z.string().max(60)),
    ...filters,
  });
}

/** A file, as it comes; its media type and its name stand in the answer's headers. */
export const fileBody = z.unknown();

export function countsQuery<F extends z.ZodRawShape>(filters: F) {
  return z.strictObject({ q: z.string().trim().max(100).optional(), ...filters });
}

/** The values that a filter can have where they are few: those of a choice, or yes and no; none for all others. */
export function valuesOf(filter: z.core.SomeType): readonly string[] {
  const pipe = filter instanceof z.ZodOptional ? filter.unwrap() : filter;
  if (!(pipe instanceof z.ZodPipe)) return [];
  if (pipe.in instanceof z.ZodEnum) return pipe.in.options as string[];
  const item = pipe.out instanceof z.ZodArray ? pipe.out.element : null;
  return item instanceof z.ZodEnum ? (item.options as string[]) : [];
}

/** The query of the counts by one filter: which one, and what narrows the list besides. */
export function filterCountsQuery<F extends z.ZodRawShape>(filters: F) {
  const names = Object.keys(filters).filter((name) => valuesOf(filters[name]!).length > 0);
  return countsQuery(filters).extend({ by: z.enum(names as [keyof F & string, ...(keyof F & string)[]]) });
}

/** One page by keyset; a cursor is null where there is no further page. */
export function page<R extends z.ZodType>(item: R) {
  return z.strictObject({ items: z.array(item), next: z.string().nullable(), previous: z.string().nullable() });
}
export interface Page<R> {
  items: R[];
  next: string | null;
  previous: string | null;
}

/** How many records match; where `isCapped` is true they are at least so many: counting ended there. */
export const cappedCount = z.strictObject({ value: z.int(), isCapped: z.boolean() });
export type CappedCount = z.infer<typeof cappedCount>;

/** Counts for a list: of all that match, and by state with every filter but the state. */
export const counts = z.strictObject({ total: cappedCount, byState: z.record(z.string(), cappedCount) });
export type Counts = z.infer<typeof counts>;

/** How many records each value of a filter would find, beside all other filters. */
export const filterCounts = z.record(z.string(), cappedCount);
export type FilterCounts = z.infer<typeof filterCounts>;
