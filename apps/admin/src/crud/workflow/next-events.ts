import type { AvailableEvent } from '@diwan/api-contract/schema';

/** Splits a record's events: the first few that are possible now, and the rest that belongs to this state. */
export function splitEvents(
  order: readonly string[],
  events: readonly AvailableEvent[],
  maxButtons = 2,
): { buttons: string[]; menu: AvailableEvent[] } {
  const byType = new Map(events.map((event) => [event.type, event]));
  const ordered = order.flatMap((type) => byType.get(type) ?? []).filter(({ reason }) => reason !== 'wrongState');
  const buttons = ordered.filter(({ isAvailable }) => isAvailable).slice(0, maxButtons);
  return { buttons: buttons.map(({ type }) => type), menu: ordered.filter((event) => !buttons.includes(event)) };
}
