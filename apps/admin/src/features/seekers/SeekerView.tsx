import type { Seeker } from '@diwan/api-contract/resources/seekers';
import { MenuItem } from '@diwan/ui';
import { Suspense, useCallback, useState } from 'react';
import { lazyNow, lazyWhenIdle } from '#crud/feedback/lazy.ts';
import { ViewScreen } from '#crud/record/ViewScreen.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import { mayMerge } from './merging/may-merge.ts';

const DataExport = lazyNow(['records'], () => import('./data-export/DataExport.tsx'));
const Duplicates = lazyWhenIdle([], () => import('./merging/Duplicates.tsx'));
const MergeDialog = lazyNow([], () => import('./merging/MergeDialog.tsx'));

/** A job seeker, with the way to all that is held about them, and to records that may be theirs, too. */
export function SeekerView() {
  const { t } = useResource();
  const go = useGo();
  const [wanted, setWanted] = useState<AnyRecord | null>(null);
  const [merging, setMerging] = useState<{ seeker: Seeker; other: string | null } | null>(null);
  const close = useCallback(() => setWanted(null), []);
  return (
    <>
      <ViewScreen
        notices={(record: AnyRecord) => (
          <Suspense fallback={null}>
            <Duplicates
              seeker={record as Seeker}
              onCompare={(other) => setMerging({ seeker: record as Seeker, other })}
            />
          </Suspense>
        )}
        menuItems={(record: AnyRecord) =>
          record.state === 'anonymised' ? null : (
            <>
              <MenuItem onAction={() => setWanted(record)}>{t('records:dataExport.open')}</MenuItem>
              {mayMerge(record as Seeker) ? (
                <MenuItem onAction={() => setMerging({ seeker: record as Seeker, other: null })}>
                  {t('merging.open')}
                </MenuItem>
              ) : null}
            </>
          )
        }
      />
      {wanted ? (
        <Suspense fallback={null}>
          <DataExport seeker={wanted as Seeker} onClose={close} />
        </Suspense>
      ) : null}
      {merging ? (
        <Suspense fallback={null}>
          <MergeDialog
            {...merging}
            onMerged={(kept) => {
              setMerging(null);
              go(recordPath('seekers', kept), { replace: true, isForced: true });
            }}
            onClose={() => setMerging(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
