import type { News } from '@diwan/api-contract/resources/news';
import { Button } from '@diwan/ui';
import { Suspense, useState } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { ViewScreen } from '#crud/record/ViewScreen.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';

const Revisions = lazyNow(['records'], () => import('./revisions/Revisions.tsx'));

/** News, with the way to every revision of it. */
export function NewsView() {
  const { t } = useResource();
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <ViewScreen
      links={(record: AnyRecord) => (
        <>
          <Button variant="quiet" onPress={() => setOpenId(record.id)}>
            {t('revisions.open')}
          </Button>
          {openId === record.id ? (
            <Suspense fallback={null}>
              <Revisions news={record as News} onClose={() => setOpenId(null)} />
            </Suspense>
          ) : null}
        </>
      )}
    />
  );
}
