import { toasts } from '@diwan/ui';
import { useCallback } from 'react';
import { useGo } from '#navigation/navigation-context.tsx';
import { pageOf } from '../list/query/record-pager.ts';
import { dropRow } from '../list/query/use-known-list.ts';
import { useRecord } from '../query/use-record.ts';
import { useResource } from '../resource/resource-context.ts';
import { listPath } from '../resource/resource-paths.ts';
import type { AnyRecord } from '../resource/resource-types.ts';
import { RecordActions } from '../workflow/RecordActions.tsx';

interface EditedActionsProps {
  record: AnyRecord;
  isDirty: boolean;
  /** The record has another version now, so the form has to be read again. */
  onMoved: () => void;
}

/** The events and the deletion of a record whose only screen is its form; not offered while there are unsaved changes. */
export function EditedActions({ record, isDirty, onMoved }: EditedActionsProps) {
  const { resource, t } = useResource();
  const go = useGo();
  const list = pageOf(resource.key, record.id)?.address ?? listPath(resource.key);
  const onRemoved = useCallback(() => {
    dropRow(resource.key, record.id);
    toasts.show({ title: t('removal.done'), tone: 'positive' });
    go(list, { isForced: true });
  }, [go, list, record.id, resource.key, t]);
  const open = useRecord(record.id, onRemoved);
  if (isDirty || !open.record) return null;
  return <RecordActions record={open.record} open={{ ...open, show: onMoved }} />;
}
