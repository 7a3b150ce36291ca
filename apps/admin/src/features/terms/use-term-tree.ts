import { moveInTree, type TreeNode, type TreePlace } from '@diwan/ui/Tree/move-in-tree.ts';
import { useMemo } from 'react';
import { useOrder } from '#crud/list/ordering/use-order.ts';
import type { List } from '#crud/list/use-list.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { nodesOf, type TermRow } from './term-nodes.ts';

/** The tree of what the list asks for. */
export function useTermTree(list: List) {
  const { resource, t, language } = useResource();
  const { label } = resource;
  const { rows, moves, ...order } = useOrder<TermRow, Place>({
    list,
    states: 'suggested,active,inactive',
    event: 'term.reorder',
    notMoved: t('tree.notMoved'),
  });
  const nodes = useMemo(
    () =>
      nodesOf(rows, (row) => ({
        label: label(row as never, language),
        ...(row.state !== 'active' && { note: t(`states.term.${row.state}`) }),
      })),
    [rows, label, language, t],
  );
  const shown = moves.reduce<readonly TreeNode[]>(
    (before, { id, place }) => moveInTree(before, id, { ...place, parentId: place.parent }),
    nodes,
  );
  return {
    ...order,
    nodes: shown,
    move: (id: string, { parentId, before }: TreePlace) => order.move(id, { parent: parentId, before }),
  };
}

/** As the event says it. */
interface Place {
  parent: TreePlace['parentId'];
  before: TreePlace['before'];
}
