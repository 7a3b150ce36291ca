import { Skeleton } from '@diwan/ui';
import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import type { KindInputProps } from '../kind.ts';

const PictureUpload = lazyNow(['files'], async () => ({
  default: (await import('../upload/PictureUpload.tsx')).PictureUpload,
}));

/** One picture, seen as soon as it is chosen; the upload is loaded where a form has one. */
export function ImageInput(props: KindInputProps<'image'>) {
  return (
    <Suspense fallback={<Skeleton shape="panel" />}>
      <PictureUpload {...props} />
    </Suspense>
  );
}
