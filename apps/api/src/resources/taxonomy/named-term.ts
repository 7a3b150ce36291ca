import type { TermInput } from '@diwan/machines/workflows/taxonomy-term/taxonomy-term.input';
import type { Reader } from '#crud/definition.ts';
import { type AnyRow, findRow } from '#crud/lists/repository.ts';
import type { TermTable } from './term-table.ts';
import { lineOf, lockTree } from './tree/tree.ts';

interface Naming {
  type: string;
  into?: string;
  parent?: string | null;
}

/** How the term that an event names stands to each of those that the event is sent to. */
export function namedTerm(table: TermTable) {
  return async (rows: { id: unknown }[], event: Naming, { tx }: Reader): Promise<TermInput[]> => {
    const id = event.into ?? event.parent;
    if (!id) return rows.map(() => ({ named: 'none' }));
    if (event.into === undefined) await lockTree(tx);
    const other = await findRow(table as never, tx, id);
    const line = await lineOf(table, tx, id);
    return rows.map((row) => ({ named: standing(row, other, line, event) }));
  };
}

function standing(
  { id }: { id: unknown },
  other: AnyRow | undefined,
  line: ReadonlySet<unknown>,
  { into }: Naming,
): TermInput['named'] {
  if (!other || (into ? other.state !== 'active' : other.state === 'merged')) return 'retired';
  if (other.id === id) return 'itself';
  return line.has(id) ? 'below' : 'fitting';
}
