import { Suspense } from 'react';
import { LoadingText } from '../Loading.tsx';
import { wantedPart } from '../lazy-part.ts';
import { pathOf } from '../resource-client.ts';
import type { AnyRecord } from '../resource-types.ts';
import { useRoom } from '../room.tsx';
import { Overview } from './Overview.tsx';

const Activity = wantedPart([], async () => ({ default: (await import('./Activity.tsx')).Activity }));
const Documents = wantedPart(['files'], () => import('../Documents/Documents.tsx'));
const Notes = wantedPart([], () => import('../Notes/Notes.tsx'));
const RelatedList = wantedPart([], () => import('./RelatedList.tsx'));
const Workflow = wantedPart([], () => import('./Workflow.tsx'));

/** What stands on a tab of a record; all but the overview is loaded when somebody looks at it. */
export function RecordTab({ tab, record }: { tab: string; record: AnyRecord }) {
  if (tab === 'overview') return <Overview record={record} />;
  return (
    <Suspense fallback={<LoadingText />}>
      <LaterTab tab={tab} record={record} />
    </Suspense>
  );
}

function LaterTab({ tab, record }: { tab: string; record: AnyRecord }) {
  const { resource } = useRoom();
  const { id, version } = record;
  const path = pathOf(resource.key);
  const related = resource.related?.find(({ key }) => key === tab);
  if (related) return <RelatedList key={related.key} related={related} id={id} />;
  switch (tab) {
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
