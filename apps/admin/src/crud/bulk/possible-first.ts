import type { AnyRow } from '../resource/resource-types.ts';

/** The events of a resource, first those that something on the page can take: where one state is listed, what leads out of it. */
export function possibleFirst(events: readonly string[], rows: readonly Pick<AnyRow, 'availableEvents'>[]): string[] {
  const possible = new Set(
    rows.flatMap(({ availableEvents }) => availableEvents.filter((each) => each.isAvailable).map(({ type }) => type)),
  );
  return [...events.filter((event) => possible.has(event)), ...events.filter((event) => !possible.has(event))];
}
