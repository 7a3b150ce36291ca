import { EmptyState, Skeleton } from '@diwan/ui';
import { FileText } from 'lucide-react';
import { Suspense } from 'react';
import { lazyNow } from '../feedback/lazy.ts';
import { useResource } from '../resource/resource-context.ts';
import type { AnyRecord } from '../resource/resource-types.ts';

const PdfReader = lazyNow(['files'], () => import('./PdfReader.tsx'));

/** The document by which a record is judged; a sentence where there is none. */
export function RecordPaper({ record }: { record: AnyRecord }) {
  const { resource, t, language } = useResource();
  const id = resource.paper?.(record) ?? null;
  if (id === null) return <EmptyState icon={<FileText />} title={t('paper.none')} />;
  return (
    <Suspense fallback={<Skeleton shape="panel" />}>
      <PdfReader key={id} id={id} label={t('paper.label', { name: resource.label(record, language) })} />
    </Suspense>
  );
}
