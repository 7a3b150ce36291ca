import type { Skill } from '@diwan/api-contract/resources/skills';
import type { TreeNode } from '@diwan/ui/Tree/move-in-tree.ts';

/** What the tree reads of a term, whichever its taxonomy. */
export type TermRow = Pick<Skill, 'id' | 'version' | 'name' | 'state' | 'parent' | 'availableEvents'>;

/** Terms in their order, each below its parent; at the top where that is not among them. */
export function nodesOf(
  rows: readonly TermRow[],
  wordsOf: (row: TermRow) => Omit<TreeNode, 'id' | 'children'>,
): TreeNode[] {
  const known = new Set(rows.map(({ id }) => id));
  const below = Map.groupBy(rows, ({ parent }) => (parent && known.has(parent.id) ? parent.id : null));
  const childrenOf = (id: string | null): TreeNode[] =>
    (below.get(id) ?? []).map((row) => ({ id: row.id, ...wordsOf(row), children: childrenOf(row.id) }));
  return childrenOf(null);
}
