import type { Seeker } from '@diwan/api-contract/resources/seekers';
import { MenuItem } from '@diwan/ui';
import { Suspense, useCallback, useState } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { ViewScreen } from '#crud/record/ViewScreen.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';

const DataExport = lazyNow(['records'], () => import('./data-export/DataExport.tsx'));

/** A job seeker, with the way to all that is held about them. */
export function SeekerView() {
  const { t } = useResource();
  const [wanted, setWanted] = useState<AnyRecord | null>(null);
  const close = useCallback(() => setWanted(null), []);
  return (
    <>
      <ViewScreen
        menuItems={(record: AnyRecord) =>
          record.state === 'anonymised' ? null : (
            <MenuItem onAction={() => setWanted(record)}>{t('records:dataExport.open')}</MenuItem>
          )
        }
      />
      {wanted ? (
        <Suspense fallback={null}>
          <DataExport seeker={wanted as Seeker} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
