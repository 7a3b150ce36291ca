import type { createReviewMachine } from '@diwan/machines/review/review.machine';
import type { Queue, Reading, SentInput, Waiting } from '@diwan/machines/review/review.types';
import { fromPromise } from 'xstate';
import { cache } from '#api/cache/cache.ts';
import { afterPaint } from '#navigation/screens/after-paint.ts';
import { findRows } from '../query/find-rows.ts';
import type { Resource } from '../resource/define-resource.ts';
import { resourceClient, resourceQueries } from '../resource/resource-client.ts';
import type { AnyRow } from '../resource/resource-types.ts';
import { forgetTyped } from '../workflow/question/typed-answers.ts';
import type { ReviewQuestion } from './review-question.ts';

const mostAtOnce = '100';

/** The review machine on the standard endpoints of a resource; `question` finds what waits. */
export function provideReview(
  machine: ReturnType<typeof createReviewMachine<AnyRow>>,
  { key }: Resource,
  question: ReviewQuestion['question'],
) {
  const { state = '', ...narrowed } = question;
  const queries = resourceQueries(key);
  const client = resourceClient(key);

  async function countWaiting(signal: AbortSignal): Promise<number | null> {
    try {
      const { byState } = await queries.counts(narrowed).load(signal, null);
      const { value, isCapped } = byState[state] ?? { value: 0, isCapped: false };
      return isCapped ? Number.POSITIVE_INFINITY : value;
    } catch {
      // Without the figure the queue can be worked off just as well.
      return null;
    }
  }

  const readPage = (cursor: { after?: string }, signal: AbortSignal) =>
    queries.list({ ...question, sort: 'stateChangedAt', limit: mostAtOnce, ...cursor }).load(signal, null);

  return machine.provide({
    actors: {
      fetchQueue: fromPromise<Queue<AnyRow>, { from: string | null }>(async ({ input: { from }, signal }) => {
        const [{ items, next }, total] = await Promise.all([readPage({}, signal), countWaiting(signal)]);
        const isThere = from === null || items.some(({ id }) => id === from);
        const named = isThere ? [] : await findRows(queries, [from], question, signal);
        return { items: [...named, ...items], total, next };
      }),
      fetchChanges: fromPromise<Queue<AnyRow>, Reading>(async ({ input: { ids, after }, signal }) => {
        const [known, further, total] = await Promise.all([
          findRows(queries, ids, question, signal),
          after === null ? { items: [], next: null } : readPage({ after }, signal),
          countWaiting(signal),
        ]);
        return { items: [...known, ...further.items], total, next: further.next };
      }),
      sendEvent: fromPromise<Waiting, SentInput>(async ({ input: { id, version, event, key: wish } }) => {
        await new Promise<void>(afterPaint);
        const decided = await client.send(id, version, event, wish);
        forgetTyped(id, event.type);
        return decided;
      }),
      undoEvent: fromPromise<Waiting, { id: string; version: number; key: string }>(
        async ({ input: { id, version, key: wish } }) => {
          const record = await client.undo(id, version, wish);
          cache.give(queries.view(id), record);
          return record;
        },
      ),
    },
  });
}
