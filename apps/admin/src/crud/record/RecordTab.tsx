import { Suspense } from 'react';
import { PartBoundary } from '../feedback/boundary/PartBoundary.tsx';
import { LoadingText } from '../feedback/Loading.tsx';
import { lazyNow } from '../feedback/lazy.ts';
import { Overview } from '../overview/Overview.tsx';
import { RecordPaper } from '../reader/RecordPaper.tsx';
import { pathOf } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';
import type { AnyRecord } from '../resource/resource-types.ts';
import * as styles from './record.css.ts';

const Activity = lazyNow(['records'], async () => ({ default: (await import('../activity/Activity.tsx')).Activity }));
const Documents = lazyNow(['files', 'records'], () => import('../documents/Documents.tsx'));
const Notes = lazyNow(['records'], () => import('../notes/Notes.tsx'));
const RelatedList = lazyNow(['records'], () => import('./RelatedList.tsx'));
const Workflow = lazyNow(['records'], () => import('../workflow/diagram/Workflow.tsx'));

/** What stands on a tab of a record; all but the overview is loaded when somebody looks at it. */
export function RecordTab({ tab, record }: { tab: string; record: AnyRecord }) {
  return (
    <PartBoundary key={tab} of={record}>
      {tab === 'overview' ? (
        <Overview record={record} />
      ) : (
        <Suspense fallback={<LoadingText />}>
          <LaterTab tab={tab} record={record} />
        </Suspense>
      )}
    </PartBoundary>
  );
}

function LaterTab({ tab, record }: { tab: string; record: AnyRecord }) {
  const { resource } = useResource();
  const { id, version } = record;
  const path = pathOf(resource.key);
  const related = resource.related?.find(({ key }) => key === tab);
  if (related) return <RelatedList key={related.key} related={related} id={id} />;
  const { Figures } = resource;
  if (tab === 'figures' && Figures) return <Figures id={id} />;
  switch (tab) {
    case 'paper':
      return (
        <div className={styles.paper}>
          <RecordPaper record={record} />
        </div>
      );
    case 'documents':
      return <Documents path={path} id={id} />;
    case 'notes':
      return <Notes path={path} id={id} />;
    case 'workflow':
      return <Workflow record={record} />;
    default:
      return <Activity id={id} version={version} />;
  }
}
