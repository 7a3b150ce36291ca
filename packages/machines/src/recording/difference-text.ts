import type { Replay } from './replay.ts';

const textOf = (value: unknown) => (value instanceof Error ? `an error: ${value.message}` : JSON.stringify(value));

/** One line about what a replay showed otherwise than it was recorded, or null. */
export function differenceText({ actor, difference }: Replay): string | null {
  if (!difference) return null;
  const { event, recorded, replayed } = difference;
  const after = event ? `after ${event.event.type} at ${event.at}` : 'at the beginning';
  return `${actor.machine} (${actor.id}), ${after}: recorded ${textOf(recorded)}, replayed ${textOf(replayed)}`;
}
