import type { GivenAnswer, Place } from '@diwan/machines/exam-sitting/exam-sitting.types';
import { del, entries, get, promisifyRequest, set } from 'idb-keyval';
import { personalDatabase } from '#session/storage/personal-database.ts';

const name = 'exam-sitting';
const database = personalDatabase(name, ['answers', 'places']);
const answers = database.store('answers');
const places = database.store('places');

interface Left {
  waiting: readonly GivenAnswer[];
  place: Place | null;
}

const keyOf = (attemptId: string, { questionId, sequence }: GivenAnswer) => `${attemptId}/${questionId}/${sequence}`;
const within = (start: string) => IDBKeyRange.bound(start, `${start}\uffff`);
const silently = (work: Promise<unknown>): void => void work.catch(() => undefined);

/** What waits in this browser for the server; nothing where nothing can be kept. */
export async function readLeft(attemptId: string): Promise<Left> {
  try {
    const databases = await indexedDB.databases();
    // Looking for answers must not leave a database behind.
    if (!databases.some((each) => each.name === name)) return { waiting: [], place: null };
    const all = await entries<string, GivenAnswer>(answers);
    const own = all.filter(([key]) => key.startsWith(`${attemptId}/`)).map(([, answer]) => answer);
    const place = await get<Place>(attemptId, places);
    return { waiting: own.sort((one, other) => one.sequence - other.sequence), place: place ?? null };
  } catch {
    return { waiting: [], place: null };
  }
}

/** In the place of what was answered to the question before. */
export const keepAnswer = (attemptId: string, answer: GivenAnswer): void =>
  silently(
    answers('readwrite', (store) => {
      store.delete(within(`${attemptId}/${answer.questionId}/`));
      store.put(answer, keyOf(attemptId, answer));
      return promisifyRequest(store.transaction);
    }),
  );

/** A newer one to the same question stays. */
export const forgetAnswer = (attemptId: string, answer: GivenAnswer): void =>
  silently(del(keyOf(attemptId, answer), answers));

export const keepPlace = (attemptId: string, place: Place): void => silently(set(attemptId, place, places));

/** Of an attempt that is handed in. */
export const forgetAttempt = (attemptId: string): void => {
  silently(del(attemptId, places));
  silently(answers('readwrite', (store) => promisifyRequest(store.delete(within(`${attemptId}/`)))));
};
