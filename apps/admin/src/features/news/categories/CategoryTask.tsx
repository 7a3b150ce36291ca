import { toasts } from '@diwan/ui';
import { useCallback } from 'react';
import { useRecord } from '#crud/query/use-record.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRow } from '#crud/resource/resource-types.ts';
import { Decision } from '#crud/workflow/Decision.tsx';
import { RemoveDialog } from '#crud/workflow/RemoveDialog.tsx';
import type { Chosen } from './CategoryItem.tsx';

interface CategoryTaskProps {
  chosen: Exclude<Chosen, { kind: 'form' }>;
  onDone: () => void;
  onClose: () => void;
}

/** Carries out what somebody chose for a category: an event of its workflow, or its removal. */
export function CategoryTask({ chosen, onDone, onClose }: CategoryTaskProps) {
  const row = chosen.row as unknown as AnyRow;
  return chosen.kind === 'event' ? (
    <Decision record={row} event={chosen.event} onDecided={onDone} onClose={onClose} />
  ) : (
    <Removal row={row} onDone={onDone} onClose={onClose} />
  );
}

function Removal({ row, onDone, onClose }: Omit<CategoryTaskProps, 'chosen'> & { row: AnyRow }) {
  const { t } = useResource();
  const removed = useCallback(() => {
    toasts.show({ title: t('removal.done'), tone: 'positive' });
    onDone();
  }, [t, onDone]);
  const open = useRecord(row.id, removed);
  return <RemoveDialog record={row} open={open} onClose={onClose} />;
}
