import { toasts } from '@diwan/ui';
import { useCallback } from 'react';
import { useGo } from '#navigation/navigation-context.tsx';
import { listAddressOf } from '../addresses.ts';
import { RecordActions } from '../RecordActions/RecordActions.tsx';
import type { AnyRecord } from '../resource-types.ts';
import { useRoom } from '../room.tsx';
import { useRecord } from '../use-record.ts';

interface EditedActionsProps {
  record: AnyRecord;
  isDirty: boolean;
  /** The record has another version now, so the form has to be read again. */
  onMoved: () => void;
}

/** The events and the deletion of a record whose only screen is its form; not offered while there are unsaved changes. */
export function EditedActions({ record, isDirty, onMoved }: EditedActionsProps) {
  const { resource, t } = useRoom();
  const go = useGo();
  const onRemoved = useCallback(() => {
    toasts.show({ title: t('removal.done'), tone: 'positive' });
    go(listAddressOf(resource), { isForced: true });
  }, [go, resource, t]);
  const open = useRecord(record.id, onRemoved);
  if (isDirty || !open.record) return null;
  return <RecordActions record={open.record} open={{ ...open, refresh: onMoved }} />;
}
