import type { StateValue } from 'xstate';
import type { Moment } from './simulate.ts';

/** The innermost states that were left and entered with each step, as a diagram draws the way taken. */
export function wayOf(moments: readonly Moment[]): string[] {
  const places = moments.map(({ value }) => innermost(value));
  return places.slice(1).flatMap((now, index) => {
    const before = places[index]!;
    return [...before.filter((path) => !now.includes(path)), ...now.filter((path) => !before.includes(path))];
  });
}

function innermost(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [] : innermost(inner).map((path) => (path ? `${key}.${path}` : key)),
  );
}
