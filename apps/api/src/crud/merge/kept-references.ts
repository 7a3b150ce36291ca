import type { Tx } from '#db/database.ts';
import type { AnyResource } from '../definition.ts';
import { type Reference, referencesOf } from '../writes/references.ts';
import { lockReferences } from './locks.ts';
import { keptIds } from './redirects.ts';

type Draft = Record<string, unknown>;
type Row = Readonly<Record<string, unknown>>;

/** What somebody has written, with the records that are left where it names some that were merged; none is merged until it is committed. */
export async function withKeptReferences({ contract }: AnyResource, draft: Draft, tx: Tx): Promise<Draft> {
  const references = referencesOf(contract).filter(({ name }) => draft[name] !== undefined);
  if (references.length === 0) return draft;
  await lockReferences(tx);
  const kept = await keptIds(
    tx,
    references.flatMap((reference) => idsIn(draft, reference)),
  );
  if (kept.size === 0) return draft;
  return references.reduce((written, reference) => withKept(written, reference, kept), draft);
}

function idsIn(draft: Draft, { name, part }: Reference): string[] {
  const values = part === null ? [draft[name]] : (draft[name] as Row[]).map((row) => row[part]);
  return values.filter((value): value is string => typeof value === 'string');
}

function withKept(draft: Draft, { name, part }: Reference, kept: ReadonlyMap<string, string>): Draft {
  const keep = (value: unknown) => kept.get(value as string) ?? value;
  if (part === null) return { ...draft, [name]: keep(draft[name]) };
  const rows = (draft[name] as Row[]).map((row) => ({ ...row, [part]: keep(row[part]) }));
  return { ...draft, [name]: isKey(part) ? firstOfEach(rows, part) : rows };
}

/** Rows that are told apart by the record that they name, name it once. */
export const isKey = (part: string): boolean => part === 'id';

function firstOfEach(rows: Row[], part: string): Row[] {
  const seen = new Set<unknown>();
  return rows.filter((row) => !seen.has(row[part]) && seen.add(row[part]));
}
