import { problemOf } from '#http/problems/problems.ts';

/** Each export holds a database connection until its reader has it all; they may not take them all, nor one person all of these. */
const mostAtOnce = 8;
const mostOfOnePerson = 2;
const running = new WeakMap<object, Set<{ personId: string }>>();

/** Takes a place for a person's export, given back by the answer, as often as one likes; refused while too many run. */
export function takeSlot(database: object, personId: string): () => void {
  const slots = running.get(database) ?? new Set();
  running.set(database, slots);
  const own = [...slots].filter((slot) => slot.personId === personId).length;
  if (slots.size >= mostAtOnce || own >= mostOfOnePerson) throw problemOf('rateLimited', { retryAfter: 15 });
  const slot = { personId };
  slots.add(slot);
  return () => slots.delete(slot);
}
