import { type ComponentType, lazy } from 'react';

/** A part that comes when it is first needed; if it can't be fetched, the table does without it. */
export function optionalPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  instead: ComponentType<Props> = () => null,
) {
  return lazy(() => load().catch(() => ({ default: instead })));
}
