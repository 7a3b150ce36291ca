import type { Ref } from '@diwan/api-contract/schema';
import type { Computed } from '#crud/definition.ts';
import { refsOf } from '#crud/lists/refs.ts';
import { keptIds } from '#crud/merge/redirects.ts';
import type { TermTable } from './term-table.ts';

/** The term above. */
export const parentOf = (table: TermTable): Computed<Ref | null> => ({
  reads: ['parentId'],
  of: (rows, { tx }) =>
    refsOf(
      tx,
      table,
      rows.map(({ parentId }) => parentId as string | null),
    ),
});

/** The term that stands for one that was merged. */
export const mergedInto = (table: TermTable): Computed<Ref | null> => ({
  reads: ['id', 'state'],
  async of(rows, { tx }) {
    const merged = rows.flatMap(({ id, state }) => (state === 'merged' ? [id as string] : []));
    const kept = await keptIds(tx, merged);
    return refsOf(
      tx,
      table,
      rows.map(({ id }) => kept.get(id as string) ?? null),
    );
  },
});
