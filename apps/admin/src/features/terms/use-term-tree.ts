import { toasts } from '@diwan/ui';
import { moveInTree, type TreePlace } from '@diwan/ui/Tree/move-in-tree.ts';
import { useMemo, useRef, useState } from 'react';
import { useQueryInTurn } from '#api/cache/use-query.ts';
import { failureText } from '#crud/feedback/problem-text.ts';
import { questionOf } from '#crud/list/query/list.implementations.ts';
import type { List } from '#crud/list/use-list.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { useRecordEvents } from '#crud/query/use-record-events.ts';
import { resourceClient, resourceQueries } from '#crud/resource/resource-client.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRow } from '#crud/resource/resource-types.ts';
import { undoOffer } from '#crud/workflow/undo-decision.ts';
import { nodesOf, type TermRow } from './term-nodes.ts';

/** So many stand in a tree; a taxonomy that has more is narrowed first. */
const most = 1000;

interface Move extends TreePlace {
  id: string;
  /** What was on screen when it began. */
  from: unknown;
}

/** The tree of what the list asks for; a move is shown at once and stays only where the server has taken it. */
export function useTermTree({ apiQuery, isNarrowed }: List) {
  const { resource, t, language } = useResource();
  const { key, label } = resource;
  const question = { state: 'suggested,active,inactive', ...questionOf(apiQuery) };
  const read = useQueryInTurn(resourceQueries(key).list({ ...question, sort: 'order', limit: String(most) }));
  const { value, refresh } = read;
  const rows = useMemo(() => (value?.items ?? []) as unknown as TermRow[], [value]);
  const [move, setMove] = useState<Move | null>(null);
  // What the server says from now on holds the move, or it was refused.
  if (move && move.from !== value) setMove(null);
  const asked = useRef<Move>(null);
  useRecordEvents(key, { onChanged: refresh, onAdded: refresh, onRemoved: refresh, onMissed: refresh });

  const { isBusy, start } = useMutation<AnyRow>({
    act: (idempotencyKey) => {
      const { id, parentId: parent, before } = asked.current!;
      const { version } = rows.find((row) => row.id === id)!;
      const event = { type: 'term.reorder', parent, before };
      return resourceClient(key).send(id, version, event, idempotencyKey);
    },
    onDone(record) {
      refresh();
      const offer = undoOffer({ resource: key, record, t, onUndone: refresh });
      toasts.show({ title: t('done.term.reorder'), tone: 'positive', ...offer });
    },
    onFailed(error) {
      setMove(null);
      refresh();
      toasts.show({ title: t('tree.notMoved'), description: failureText(error, t), tone: 'critical' });
    },
  });

  const nodes = useMemo(
    () =>
      nodesOf(rows, (row) => ({
        label: label(row as never, language),
        ...(row.state !== 'active' && { note: t(`states.term.${row.state}`) }),
      })),
    [rows, label, language, t],
  );
  const mayMove = rows.some(({ availableEvents }) =>
    availableEvents.some(({ type, isAvailable }) => type === 'term.reorder' && isAvailable),
  );
  return {
    ...read,
    nodes: move ? moveInTree(nodes, move.id, move) : nodes,
    isCapped: value?.next != null,
    canMove: mayMove && !isNarrowed && apiQuery.state === undefined,
    move(id: string, place: TreePlace) {
      if (isBusy) return;
      asked.current = { id, ...place, from: value };
      setMove(asked.current);
      start();
    },
  };
}
