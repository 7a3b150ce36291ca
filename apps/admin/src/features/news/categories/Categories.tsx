import type { CategoryRow } from '@diwan/api-contract/resources/categories';
import { Button, Dialog, Stack, Text } from '@diwan/ui';
import { Plus } from 'lucide-react';
import { Suspense, use, useState } from 'react';
import { useQueryInTurn } from '#api/cache/use-query.ts';
import { LoadingText } from '#crud/feedback/Loading.tsx';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { PartProblem } from '#crud/feedback/PartProblem.tsx';
import { useRecordEvents } from '#crud/query/use-record-events.ts';
import type { Resource } from '#crud/resource/define-resource.ts';
import { ResourceProvider } from '#crud/resource/ResourceProvider.tsx';
import { resourceQueries } from '#crud/resource/resource-client.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { loadResource } from '#crud/resource/resource-register.ts';
import { CategoryItem, type Chosen } from './CategoryItem.tsx';
import { CategoryTask } from './CategoryTask.tsx';
import * as styles from './categories.css.ts';

const FormDialog = lazyNow([], () => import('#crud/form/creation/CreateDialog.tsx'));

let described: Promise<Resource> | undefined;

/** The categories of news: added, renamed, merged and taken out of use without leaving the news. */
export default function Categories({ onClose }: { onClose: () => void }) {
  const { t } = useResource();
  const resource = use((described ??= loadResource('categories')));
  const query = { scope: 'news', state: 'active,inactive', sort: 'order', limit: '100' };
  const { value, problem, refresh } = useQueryInTurn(resourceQueries('categories').list(query));
  useRecordEvents('categories', { onChanged: refresh, onAdded: refresh, onRemoved: refresh, onMissed: refresh });
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const done = () => {
    setChosen(null);
    refresh();
  };
  return (
    <Dialog title={t('categories.title')} size="medium" isOpen onClose={onClose}>
      <Stack gap="md">
        <Text tone="muted">{t('categories.help')}</Text>
        {!value && problem ? <PartProblem problem={problem} onRetry={refresh} /> : null}
        {!value && !problem ? <LoadingText lines={5} /> : null}
        <ResourceProvider resource={resource}>
          <ul className={styles.list}>
            {((value?.items ?? []) as unknown as CategoryRow[]).map((row) => (
              <CategoryItem key={row.id} row={row} onChoose={setChosen} />
            ))}
          </ul>
          <AddButton onPress={() => setChosen({ kind: 'form' })} />
          {chosen?.kind === 'form' ? (
            <Suspense fallback={null}>
              <FormDialog
                resource={resource}
                {...(chosen.id !== undefined && { id: chosen.id })}
                text=""
                onCreated={done}
                onClose={() => setChosen(null)}
              />
            </Suspense>
          ) : null}
          {chosen && chosen.kind !== 'form' ? (
            <CategoryTask chosen={chosen} onDone={done} onClose={() => setChosen(null)} />
          ) : null}
        </ResourceProvider>
      </Stack>
    </Dialog>
  );
}

function AddButton({ onPress }: { onPress: () => void }) {
  const { t } = useResource();
  return (
    <Button icon={<Plus />} onPress={onPress}>
      {t('add')}
    </Button>
  );
}
