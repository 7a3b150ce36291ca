import { keepAnswer, keptAnswer } from '#api/cache/kept-answer.ts';
import { storedPerson } from '#session/storage/session-storage.ts';
import type { Values } from '../event-payload.ts';

/** Whoever signs in after somebody else in the same tab finds none of theirs. */
const nameOf = (id: string, event: string) => `typed ${storedPerson()} ${id} ${event}`;

/** What was typed into the question of an event and neither sent nor taken back, whatever has ended it: it is there when the question is asked again in this tab. */
export function typedAnswer(id: string, event: string, fields: Readonly<Record<string, unknown>>): Values {
  const typed = Object.entries(keptAnswer<Values>(nameOf(id, event)) ?? {});
  return Object.fromEntries(typed.filter(([name]) => name in fields));
}

export const keepTyped = (id: string, event: string, values: Values): void => keepAnswer(nameOf(id, event), values);

export function forgetTyped(id: string, event: string): void {
  try {
    sessionStorage.removeItem(nameOf(id, event));
  } catch {
    // Where storage is blocked nothing was kept.
  }
}
