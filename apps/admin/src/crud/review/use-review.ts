import { idAfter, idBefore } from '@diwan/machines/review/review.assigns';
import { createReviewMachine } from '@diwan/machines/review/review.machine';
import { countLeft, nextIds, reviewStatus } from '@diwan/machines/review/review.selectors';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useMachine } from '#actors/use-machine.ts';
import { cache } from '#api/cache/cache.ts';
import { useKnown, useQuery } from '#api/cache/use-query.ts';
import { connectivity } from '#api/connectivity.ts';
import { useGo, useSearch } from '#navigation/navigation-context.tsx';
import { afterPaint } from '#navigation/screens/after-paint.ts';
import { preloadHints } from '../moderation/load-hints.ts';
import { useRecordEvents } from '../query/use-record-events.ts';
import { resourceQueries } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';
import { entryOf } from '../resource/resource-register.ts';
import type { AnyRow } from '../resource/resource-types.ts';
import { forgetTyped } from '../workflow/question/typed-answers.ts';
import { provideReview } from './review.implementations.ts';
import { readReview, searchAt } from './review-question.ts';

const machine = createReviewMachine<AnyRow>();

/** The review of a resource's queue: which record is at hand, what may be done about it, and what became of the last one. */
export type Review = ReturnType<typeof useReview>;

export function useReview() {
  const { resource } = useResource();
  const search = useSearch();
  const go = useGo();
  const { state } = entryOf(resource.key).queue!;
  const askHints = resource.moderation?.ask;
  const named = new URLSearchParams(search).get('id');
  const [{ from, question, list }] = useState(() => ({ from: named, ...readReview(search, resource) }));
  const provided = useMemo(() => provideReview(machine, resource, question), [resource, question]);
  const [snapshot, send] = useMachine(provided, { input: { state, from } });
  const { context } = snapshot;
  const { current, items } = context;
  const item = items.find(({ id }) => id === current) ?? null;
  const status = reviewStatus(snapshot);
  const queries = useMemo(() => resourceQueries(resource.key), [resource]);
  const viewed = useQuery(current === null ? null : queries.view(current));
  // What was seen of it before it came into this queue is not what is decided about.
  const record = viewed.value && item && viewed.value.version >= item.version ? viewed.value : null;

  useEffect(() => {
    if (status === 'loading' || current === named) return;
    return afterPaint(() => go(searchAt(search, current), { replace: true }));
  }, [status, current, named, search, go]);

  useEffect(() => {
    if (askHints) preloadHints();
  }, [askHints]);
  useEffect(() => {
    if (current && askHints && !cache.peek(askHints(current))) cache.prefetch(askHints(current));
  }, [current, askHints]);

  const upcoming = nextIds(context).join(' ');
  const next = idAfter(context);
  const [early, setEarly] = useState<string | null>(null);
  useEffect(
    () =>
      afterPaint(() => {
        for (const id of upcoming.split(' ').filter(Boolean)) {
          cache.prefetch(queries.view(id));
          if (askHints) cache.prefetch(askHints(id));
        }
        startTransition(() => setEarly(next));
      }),
    [upcoming, next, queries, askHints],
  );
  const coming = useKnown(early === null || early === current ? null : queries.view(early));

  useEffect(() => {
    if (!record || record.state === state) return;
    const { id, updatedBy } = record;
    const by = updatedBy.type === 'system' ? null : updatedBy.name;
    send({ type: 'review.leftElsewhere', id, by, state: record.state });
  }, [record, state, send]);

  const isGone = viewed.problem?.status === 404;
  useEffect(() => {
    if (current && isGone) send({ type: 'review.leftElsewhere', id: current, by: null, state: null });
  }, [current, isGone, send]);

  useRecordEvents(resource.key, {
    onChanged: (id) => {
      cache.invalidate(queries.view(id).key);
      send({ type: 'review.changedElsewhere' });
    },
    onAdded: () => send({ type: 'review.changedElsewhere' }),
    onRemoved: (id) => send({ type: 'review.leftElsewhere', id, by: null, state: null }),
    onMissed: () => {
      viewed.refresh();
      send({ type: 'review.changedElsewhere' });
    },
  });
  useEffect(() => connectivity.onReach(() => send({ type: 'review.reachable' })), [send]);

  const verbs = useMemo(
    () => ({
      ask: (event: string) => send({ type: 'review.asked', event }),
      open: (id: string) => send({ type: 'review.opened', id }),
      undo: () => send({ type: 'review.undone' }),
      retry: () => send({ type: 'review.refresh' }),
      noteTaken: (id: string, by: string) => send({ type: 'review.taken', id, by }),
    }),
    [send],
  );
  const asked = context.asked?.event ?? null;
  const cancel = () => {
    if (current && asked) forgetTyped(current, asked);
    send({ type: 'review.cancelled' });
  };
  return {
    ...verbs,
    /** Takes the question back, and what was typed into it. */
    cancel,
    /** Where what waits is listed. */
    list,
    status,
    item,
    record,
    /** The record that most likely follows, once it is read: to be drawn early. */
    coming,
    /** Why the queue, or the record, could not be read. */
    problem: status === 'failed' ? context.problem : viewed.problem,
    rereadRecord: viewed.refresh,
    left: countLeft(context),
    /** Whether a decision has been on its way for a while. */
    isSending: snapshot.hasTag('sending'),
    asked,
    /** What was decided about this record and did not come about. */
    returned: current === null ? undefined : context.returned[current],
    last: context.last?.sent ?? null,
    notice: context.notice,
    done: context.done,
    next,
    previous: idBefore(context),
    decide: (event: { type: string }) => {
      if (!record) return;
      const isUndoable = record.availableEvents.some((one) => one.type === event.type && one.isUndoable);
      send({ type: 'review.decided', event, version: record.version, isUndoable });
    },
  };
}
