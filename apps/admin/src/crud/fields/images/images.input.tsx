import { Skeleton } from '@diwan/ui';
import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import type { KindInputProps } from '../kind.ts';

const PicturesUpload = lazyNow(['files'], async () => ({
  default: (await import('../upload/PicturesUpload.tsx')).PicturesUpload,
}));

/** Pictures in an order, changed by dragging or with the keyboard. */
export function ImagesInput(props: KindInputProps<'images'>) {
  return (
    <Suspense fallback={<Skeleton shape="panel" />}>
      <PicturesUpload {...props} />
    </Suspense>
  );
}
