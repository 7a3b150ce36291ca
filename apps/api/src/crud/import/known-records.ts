import type { FieldError } from '@diwan/api-contract/problem';
import { latinDigits } from '@diwan/api-contract/values/text/search-key';
import { inArray } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AnyResource, Reader } from '../definition.ts';
import type { AnyRow } from '../lists/repository.ts';

/** The values of a row by the paths of its fields. */
export type RowValues = ReadonlyMap<string, unknown>;

export interface KnownRecords {
  /** The record that a row names, by the first value of `by` that it has. */
  recordOf(values: RowValues): AnyRow | undefined;
  /** What a row says of itself so that no other row of the file may say it, too. */
  keyOf(values: RowValues): string | null;
  /** Values that another record has already. */
  takenFrom(values: RowValues, record: AnyRow | undefined): FieldError[];
}

/** Finds, for some rows at once, the records that they name and those whose values they would take. */
export async function findKnownRecords(
  resource: AnyResource,
  rows: readonly RowValues[],
  { tx }: Reader,
): Promise<KnownRecords> {
  const { contract, unique = {}, writing } = resource;
  const by = contract.import!.by as readonly string[];
  const paths = [...new Set([...by, ...Object.keys(unique)])];
  const known = new Map<string, Map<string, AnyRow>>();
  for (const path of paths) {
    const keys = [...new Set(rows.map((values) => keyAt(resource, path, values)).filter((key) => key !== null))];
    known.set(path, keys.length === 0 ? new Map() : await findBy(resource, path, keys, tx));
  }
  const errorAt = (path: string) =>
    (Object.values(writing?.duplicates ?? {}) as FieldError[]).find((error) => error.path === path) ?? {
      path,
      code: 'taken',
    };
  const naming = (values: RowValues) => by.find((path) => keyAt(resource, path, values) !== null);
  const at = (path: string, values: RowValues) => known.get(path)!.get(keyAt(resource, path, values) ?? '');
  return {
    recordOf(values) {
      const path = naming(values);
      return path === undefined ? undefined : at(path, values);
    },
    keyOf(values) {
      const path = naming(values);
      return path === undefined ? null : `${path} ${keyAt(resource, path, values)}`;
    },
    takenFrom: (values, record) =>
      Object.keys(unique)
        .filter((path) => {
          const other = at(path, values);
          return other !== undefined && other.id !== record?.id;
        })
        .map(errorAt),
  };
}

/** As it is compared with those of others. */
function keyAt({ unique }: AnyResource, path: string, values: RowValues): string | null {
  const value = values.get(path);
  if (typeof value !== 'string' || value === '') return null;
  const key = path === 'number' ? latinDigits(value).toUpperCase().trim() : unique![path]!.keyOf(value);
  return key === '' ? null : key;
}

async function findBy(
  { table, unique }: AnyResource,
  path: string,
  keys: string[],
  tx: Reader['tx'],
): Promise<Map<string, AnyRow>> {
  const columns = table as unknown as Readonly<Record<string, AnyPgColumn>>;
  const column = path === 'number' ? columns.number! : unique![path]!.column;
  const rows: AnyRow[] = await tx
    .select()
    .from(table as PgTable)
    .where(inArray(column, keys));
  const name = Object.keys(columns).find((each) => columns[each] === column)!;
  return new Map(rows.map((row) => [row[name] as string, row]));
}
