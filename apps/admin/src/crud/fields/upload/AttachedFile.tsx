import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { useResource } from '#crud/resource/resource-context.ts';

const FieldDocument = lazyNow(['files'], async () => ({
  default: (await import('./FieldDocument.tsx')).FieldDocument,
}));

/** A document that a field holds, to be saved. */
export function AttachedFile({ id }: { id: string }) {
  const { t } = useResource();
  return (
    <Suspense fallback={t('attachedFile')}>
      <FieldDocument id={id} />
    </Suspense>
  );
}
