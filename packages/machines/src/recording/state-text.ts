import type { StateValue } from 'xstate';

/** `{ active: 'fresh' }` as `active.fresh`; of parallel regions each on its own. */
export function stateText(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner]) => [key, inner && stateText(inner)].filter(Boolean).join('.'))
    .join(' + ');
}
