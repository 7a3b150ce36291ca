import { Skeleton } from '@diwan/ui';
import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import type { InputProps } from '#crud/resource/field.ts';
import { controlProps } from '../control-props.ts';
import { riyadh } from '../date/riyadh-time.ts';

const DateTimeField = lazyNow([], async () => ({
  default: (await import('@diwan/ui/DateTimeField/DateTimeField')).DateTimeField,
}));

/** A day and a time of day in Riyadh, kept as an instant; loaded where a form has one. */
export function InstantInput({ value, onChange, ...props }: InputProps<string | null>) {
  return (
    <Suspense fallback={<Skeleton shape="control" />}>
      <DateTimeField {...controlProps(props)} value={value} onChange={onChange} timeZone={riyadh} />
    </Suspense>
  );
}
