import { problemOf } from '@diwan/machines/problem';
import { Banner, Button, LinkButton } from '@diwan/ui';
import { useState } from 'react';
import { cache } from '#api/cache/cache.ts';
import { useRecordEvents } from '#crud/query/use-record-events.ts';
import { resourceQueries } from '#crud/resource/resource-client.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { listPath } from '#crud/resource/resource-paths.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import type { Edit } from '../use-edit.ts';

/** Milliseconds after which nobody waits for a notice any more. */
const patience = 10_000;

/** Says that the record was saved or deleted meanwhile, by somebody else or in another window; a form without changes can be read again. */
export function ChangedElsewhere({ edit }: { edit: Edit }) {
  const { resource, t } = useResource();
  const change = useChangeElsewhere(edit.record);
  if (!change || edit.phase !== 'editing') return null;
  if (change === 'deleted')
    return (
      <Banner
        tone="attention"
        title={t('problems:codes.notFound')}
        actions={<LinkButton href={listPath(resource.key)}>{t('missing.action')}</LinkButton>}
      >
        {edit.isDirty ? t('form.saveFailed.kept') : t('forms:savedElsewhere.clean')}
      </Banner>
    );
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

/** What has become of the record since it was read here; asked for where the channel may have missed it. */
function useChangeElsewhere(record: AnyRecord | null): 'saved' | 'deleted' | null {
  const { resource } = useResource();
  const [latest, setLatest] = useState(0);
  const [isDeleted, setDeleted] = useState(false);
  const ask = async (id: string) => {
    const { version } = await cache.read(resourceQueries(resource.key).view(id), AbortSignal.timeout(patience));
    setLatest(version);
  };
  // Only a notice: what else can't be read now, saving says.
  const learn = (error: unknown) => problemOf(error).code === 'notFound' && setDeleted(true);
  useRecordEvents(resource.key, {
    onChanged: (id, version) => id === record?.id && setLatest(version),
    onRemoved: (id) => id === record?.id && setDeleted(true),
    onMissed: () => record && void ask(record.id).catch(learn),
  });
  if (isDeleted) return 'deleted';
  return record !== null && latest > record.version ? 'saved' : null;
}
