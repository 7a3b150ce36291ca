import type { Writer } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';
import { type TermDraft, termKeys } from './term-keys.ts';
import type { TermTable } from './term-table.ts';
import { lineOf, lockTree, orderAt } from './tree/tree.ts';

interface Placed {
  parentId: string | null;
}

/** What is stored of a term besides what its form says; a new one stands at the end of its siblings. */
export const writingOf = (table: TermTable) => ({
  async added(draft: TermDraft & Placed, { tx }: Writer) {
    const order = await orderAt(table, tx, { id: null, parent: draft.parentId, before: null });
    return { state: 'active' as const, order, ...termKeys(draft) };
  },
  async edited(draft: TermDraft & Placed, { id, parentId }: Placed & { id: unknown }, { tx }: Writer) {
    const keys = termKeys(draft);
    const { parentId: parent } = draft;
    if (parent === parentId) return keys;
    await lockTree(tx);
    if (parent !== null && (await lineOf(table, tx, parent)).has(id as string))
      throw problemOf('invalid', { errors: [{ path: 'parentId', code: 'parentIsBelow' }] });
    return { ...keys, order: await orderAt(table, tx, { id: id as string, parent, before: null }) };
  },
});

/** Whoever takes back a move finds another tree than the one that was left. */
export const expectNoCircle =
  (table: TermTable) =>
  async (before: (Placed & { id: unknown }) | null, after: Placed | null, { tx }: Writer): Promise<void> => {
    if (!before || !after?.parentId || before.parentId === after.parentId) return;
    await lockTree(tx);
    if ((await lineOf(table, tx, after.parentId)).has(before.id as string))
      throw problemOf('refused', { reason: 'otherIsBelow' });
  };
