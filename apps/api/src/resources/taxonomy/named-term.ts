import { mostSynonyms } from '@diwan/api-contract/values/text/synonym';
import type { TermInput } from '@diwan/machines/workflows/taxonomy-term/taxonomy-term.input';
import type { Reader } from '#crud/definition.ts';
import { type AnyRow, findRow } from '#crud/lists/repository.ts';
import { offeredAt } from '#settings/read-settings.ts';
import { carriedNames, type NamedRow } from './carried-names.ts';
import type { TermTable } from './term-table.ts';
import { lineOf, lockTree } from './tree/tree.ts';

interface Naming {
  type: string;
  into?: string;
  parent?: string | null;
}

/** Of terms to which no event has been sent yet. */
export async function termInput(rows: unknown[], { tx, now }: Reader): Promise<TermInput[]> {
  const offered = await offeredAt(tx, now);
  return rows.map(() => ({ named: 'none', offered }));
}

/** How the term that an event names stands to each of those that the event is sent to. */
export function namedTerm(table: TermTable) {
  return async (rows: AnyRow[], event: Naming, { tx, now }: Reader): Promise<TermInput[]> => {
    const offered = await offeredAt(tx, now);
    const id = event.into ?? event.parent;
    if (!id) return rows.map(() => ({ named: 'none', offered }));
    if (event.into === undefined) await lockTree(tx);
    const other = await findRow(table as never, tx, id);
    const line = await lineOf(table, tx, id);
    return rows.map((row) => ({ named: standing(row, other, line, event), offered }));
  };
}

function standing(
  row: AnyRow,
  other: AnyRow | undefined,
  line: ReadonlySet<unknown>,
  { into }: Naming,
): TermInput['named'] {
  const { id } = row;
  if (!other || (into ? other.state !== 'active' : other.state === 'merged')) return 'retired';
  if (other.id === id) return 'itself';
  if (into && isCrowded(other, row)) return 'crowded';
  return line.has(id) ? 'below' : 'fitting';
}

/** Whether the one that is left would have more names than it may. */
function isCrowded(kept: AnyRow, merged: AnyRow): boolean {
  const { synonyms } = kept as unknown as NamedRow;
  return (
    synonyms.length + carriedNames(kept as unknown as NamedRow, merged as unknown as NamedRow).length > mostSynonyms
  );
}
