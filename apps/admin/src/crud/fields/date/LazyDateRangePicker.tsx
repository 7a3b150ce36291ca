import { Skeleton } from '@diwan/ui';
import type { DateRangePickerProps } from '@diwan/ui/DateRangePicker/DateRangePicker';
import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';

const DateRangePicker = lazyNow([], async () => ({
  default: (await import('@diwan/ui/DateRangePicker/DateRangePicker')).DateRangePicker,
}));

/** A first and a last day, with their calendar loaded where a screen has one. */
export function LazyDateRangePicker(props: DateRangePickerProps) {
  return (
    <Suspense fallback={<Skeleton shape="control" />}>
      <DateRangePicker {...props} />
    </Suspense>
  );
}
