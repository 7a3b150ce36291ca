import type { GivenAnswer, Place } from '@diwan/machines/exam-sitting/exam-sitting.types';
import { del, delMany, entries, get, promisifyRequest, set } from 'idb-keyval';
import { personalDatabase } from '#session/storage/personal-database.ts';

const name = 'exam-sitting';
const database = personalDatabase(name, ['answers', 'places']);
const answers = database.store('answers');
const places = database.store('places');

interface Left {
  waiting: readonly GivenAnswer[];
  place: Place | null;
}

const keyOf = (attemptId: string, { questionId }: GivenAnswer) => `${attemptId}/${questionId}`;
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

export const keepAnswer = (attemptId: string, answer: GivenAnswer): void =>
  silently(set(keyOf(attemptId, answer), answer, answers));

/** Unless a newer one has taken its place. */
export const forgetAnswer = (attemptId: string, answer: GivenAnswer): void =>
  silently(
    answers('readwrite', (store) => {
      const key = keyOf(attemptId, answer);
      const request = store.get(key);
      request.onsuccess = () => {
        const kept = request.result as GivenAnswer | undefined;
        if (kept?.sequence === answer.sequence) store.delete(key);
      };
      return promisifyRequest(store.transaction);
    }),
  );

export const keepPlace = (attemptId: string, place: Place): void => silently(set(attemptId, place, places));

/** Of an attempt that is handed in. */
export const forgetAttempt = (attemptId: string, questionIds: readonly string[]): void => {
  silently(del(attemptId, places));
  const keys = questionIds.map((id) => `${attemptId}/${id}`);
  silently(delMany(keys, answers));
};
