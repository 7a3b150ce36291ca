import { Skeleton } from '@diwan/ui';
import type { DateFieldProps } from '@diwan/ui/DateField/DateField';
import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';

const DateField = lazyNow([], async () => ({ default: (await import('@diwan/ui/DateField/DateField')).DateField }));

/** A day, with its calendar loaded where a form has one. */
export function LazyDateField(props: DateFieldProps) {
  return (
    <Suspense fallback={<Skeleton shape="control" />}>
      <DateField {...props} />
    </Suspense>
  );
}
