import { Banner, Button } from '@diwan/ui';
import { useState } from 'react';
import { useRecordEvents } from '#crud/query/use-record-events.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import type { Edit } from '../use-edit.ts';

/** Says that somebody else saved the record meanwhile; a form without changes can be read again. */
export function SavedElsewhere({ edit }: { edit: Edit }) {
  const { t } = useResource();
  const isOutdated = useSavedElsewhere(edit.record);
  if (!isOutdated || edit.phase !== 'editing') return null;
  const readAgain = () => {
    // The button goes with the form that is read again.
    document.querySelector<HTMLElement>('main h1')?.focus();
    edit.retry();
  };
  return (
    <Banner
      tone="attention"
      title={t('forms:savedElsewhere.title')}
      actions={edit.isDirty ? undefined : <Button onPress={readAgain}>{t('forms:savedElsewhere.readAgain')}</Button>}
    >
      {t(edit.isDirty ? 'forms:savedElsewhere.dirty' : 'forms:savedElsewhere.clean')}
    </Banner>
  );
}

/** Whether somebody has saved the record since it was read here. */
function useSavedElsewhere(record: AnyRecord | null): boolean {
  const { resource } = useResource();
  const [latest, setLatest] = useState(0);
  useRecordEvents(resource.key, {
    onChanged: (id, version) => id === record?.id && setLatest(version),
    onRemoved: () => {},
    onMissed: () => {},
  });
  return record !== null && latest > record.version;
}
