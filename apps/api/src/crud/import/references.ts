import { firstPart, type ImportTarget } from '@diwan/api-contract/importing/columns';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import { and } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AnyResource, Reader } from '../definition.ts';
import type { AnyRow } from '../lists/repository.ts';
import { searchClause } from '../lists/where.ts';
import { listIn } from './cells/read-cell.ts';
import { UnreadableCell } from './cells/unreadable.ts';

/** So many records may have the words of a name in common; of more, nobody can tell which is meant. */
const mostAlike = 200;

type Found = { id: string } | { code: 'unknownRecord' | 'severalRecords' };

/** Finds the records that some rows name: by number, by name in either language, or by code. */
export async function findReferences(
  targets: readonly (ImportTarget | null)[],
  rows: readonly (readonly string[])[],
  reader: Reader,
): Promise<(to: string, text: string) => string> {
  const found = new Map<string, Found>();
  for (const [index, target] of targets.entries()) {
    const named = target && namedBy(target);
    if (!named) continue;
    const resource = (reader.resources as Readonly<Record<string, AnyResource>>)[named.to]!;
    for (const row of rows) {
      const cell = row[index] ?? '';
      for (const text of named.isList ? listIn(cell) : [cell]) {
        const name = nameOf(named.to, text);
        if (text !== '' && !found.has(name)) found.set(name, await findRecord(resource, text, reader));
      }
    }
  }
  return (to, text) => {
    const record = found.get(nameOf(to, text)) ?? unknown;
    if ('code' in record) throw new UnreadableCell(record.code);
    return record.id;
  };
}

const unknown: Found = { code: 'unknownRecord' };
const several: Found = { code: 'severalRecords' };

const nameOf = (to: string, text: string) => `${to} ${searchKey(text)}`;

function namedBy({ field }: ImportTarget): { to: string; isList: boolean } | null {
  if (field.kind === 'reference') return { to: field.to, isList: false };
  const first = field.kind === 'rows' ? firstPart(field.fields)?.[1] : null;
  return first?.kind === 'reference' ? { to: first.to, isList: true } : null;
}

async function findRecord(resource: AnyResource, text: string, { tx }: Reader): Promise<Found> {
  const { table, option } = resource;
  const key = searchKey(text);
  const rows: AnyRow[] = await tx
    .select()
    .from(table as PgTable)
    .where(and(option?.where, searchClause(table.searchKey, { q: text })))
    .limit(mostAlike + 1);
  if (rows.length > mostAlike) return several;
  const means = (value: unknown) => typeof value === 'string' && searchKey(value) === key;
  const numbered = rows.find(({ number, code }) => means(number) || means(code));
  if (numbered) return { id: numbered.id };
  const alike = rows.filter((row) => {
    const { ar, en } = resource.label(row);
    return means(ar) || means(en);
  });
  if (alike.length > 1) return several;
  return alike[0] ? { id: alike[0].id } : unknown;
}
