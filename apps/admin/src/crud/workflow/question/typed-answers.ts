import { keepAnswer, keptAnswer } from '#api/cache/kept-answer.ts';
import { storedPerson } from '#session/storage/session-storage.ts';
import type { Values } from '../event-payload.ts';

/** Whoever signs in after somebody else in the same tab finds none of theirs. */
const nameOf = (about: string, event: string) => `typed ${storedPerson()} ${about} ${event}`;

/** What was typed into the question of an event and neither sent nor taken back, whatever has ended it: it is there when the question is asked again in this tab. */
export function typedAnswer(about: string, event: string, fields: object): Values {
  const typed = Object.entries(keptAnswer<Values>(nameOf(about, event)) ?? {});
  return Object.fromEntries(typed.filter(([name]) => name in fields));
}

export const keepTyped = (about: string, event: string, values: object): void =>
  keepAnswer(nameOf(about, event), values);

export function forgetTyped(about: string, event: string): void {
  try {
    sessionStorage.removeItem(nameOf(about, event));
  } catch {
    // Where storage is blocked nothing was kept.
  }
}
