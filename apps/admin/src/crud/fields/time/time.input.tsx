import { Skeleton } from '@diwan/ui';
import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

const TimeField = lazyNow([], async () => ({ default: (await import('@diwan/ui/TimeField/TimeField')).TimeField }));

/** A time of day; loaded where a form has one. */
export function TimeInput({ value, onChange, ...props }: KindInputProps<'time'>) {
  return (
    <Suspense fallback={<Skeleton shape="control" />}>
      <TimeField {...controlProps(props)} value={value} onChange={onChange} />
    </Suspense>
  );
}
