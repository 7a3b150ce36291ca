import { Banner, Button } from '@diwan/ui';
import { useState } from 'react';
import { cache } from '#api/cache/cache.ts';
import { useRecordEvents } from '#crud/query/use-record-events.ts';
import { resourceQueries } from '#crud/resource/resource-client.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import type { Edit } from '../use-edit.ts';

/** Milliseconds after which nobody waits for a notice any more. */
const patience = 10_000;

/** Says that the record was saved meanwhile, by somebody else or in another window; a form without changes can be read again. */
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

/** Whether the record has been saved since it was read here; asked for where the channel may have missed it. */
function useSavedElsewhere(record: AnyRecord | null): boolean {
  const { resource } = useResource();
  const [latest, setLatest] = useState(0);
  const ask = async (id: string) => {
    const { version } = await cache.read(resourceQueries(resource.key).view(id), AbortSignal.timeout(patience));
    setLatest(version);
  };
  useRecordEvents(resource.key, {
    onChanged: (id, version) => id === record?.id && setLatest(version),
    onRemoved: () => {},
    // Only a notice: what can't be read now, saving says.
    onMissed: () => record && void ask(record.id).catch(() => {}),
  });
  return record !== null && latest > record.version;
}
