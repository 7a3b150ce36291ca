import { Skeleton } from '@diwan/ui';
import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import type { KindInputProps } from '../kind.ts';

const DocumentUpload = lazyNow(['files'], async () => ({
  default: (await import('../upload/DocumentUpload.tsx')).DocumentUpload,
}));

/** One document; the upload is loaded where a form has one. */
export function FileInput(props: KindInputProps<'file'>) {
  return (
    <Suspense fallback={<Skeleton shape="panel" />}>
      <DocumentUpload {...props} />
    </Suspense>
  );
}
