import { Button, LinkButton } from '@diwan/ui';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { ListScreen } from '#crud/list/ListScreen.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import { addPath } from '#crud/resource/resource-paths.ts';

const Categories = lazyNow(['news', 'categories', 'records'], () => import('./categories/Categories.tsx'));

/** The news, with the way to the categories that they are sorted by. */
export function NewsScreen() {
  const { t } = useResource();
  const [isSorting, setIsSorting] = useState(false);
  return (
    <ListScreen
      actions={
        <>
          <Button variant="quiet" onPress={() => setIsSorting(true)}>
            {t('categories.open')}
          </Button>
          <LinkButton variant="primary" href={addPath('news')} icon={<Plus />}>
            {t('add')}
          </LinkButton>
        </>
      }
    >
      {isSorting ? (
        <Suspense fallback={null}>
          <Categories onClose={() => setIsSorting(false)} />
        </Suspense>
      ) : null}
    </ListScreen>
  );
}
