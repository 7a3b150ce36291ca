import { problemOf } from '#http/problems/problems.ts';

/** Each export holds a database connection until its reader has it all; they may not take them all, nor one person all of these. */
const mostAtOnce = 8;
const mostOfOnePerson = 2;
const running = new WeakMap<object, string[]>();

/** Takes a place for a person's export, given back by the answer; refused while too many run. */
export function takeSlot(database: object, personId: string): () => void {
  const people = running.get(database) ?? [];
  running.set(database, people);
  const own = people.filter((id) => id === personId).length;
  if (people.length >= mostAtOnce || own >= mostOfOnePerson) throw problemOf('rateLimited', { retryAfter: 15 });
  people.push(personId);
  return () => people.splice(people.indexOf(personId), 1);
}
