import type { Problem } from '@diwan/api-contract/problem';
import { createRecordMachine } from '@diwan/machines/record/record.machine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';
import { cache } from '#api/cache/cache.ts';
import { prefetched } from '#api/cache/prefetched.ts';
import { resourceClient, resourceQueries } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';
import type { AnyRecord } from '../resource/resource-types.ts';
import { useRecordEvents } from './use-record-events.ts';

/** One record as its screen sees it. */
export interface OpenRecord {
  record: AnyRecord | null;
  /** Why it can't be shown, or why the last wish failed. */
  problem: Problem | null;
  /** What is shown may be old: it could not be read again. */
  isOutdated: boolean;
  isRemoving: boolean;
  refresh: () => void;
  /** Shows it as a decision has left it, without asking for it again. */
  show: (record: AnyRecord) => void;
  remove: () => void;
  dismissProblem: () => void;
}

const machine = createRecordMachine<AnyRecord>();
const missing: Problem = { type: 'about:blank', title: 'missing', status: 404, code: 'notFound' };
const forbidden: Problem = { type: 'about:blank', title: 'forbidden', status: 403, code: 'forbidden' };

/** A record, kept up to date while it is on screen. */
export function useRecord(id: string, onRemoved: () => void): OpenRecord {
  const { resource } = useResource();
  const viewOf = useMemo(() => resourceQueries(resource.key).view, [resource.key]);
  const provided = useMemo(() => {
    const { remove } = resourceClient(resource.key);
    return machine.provide({
      actors: {
        fetchRecord: fromPromise<AnyRecord, { id: string }>(({ input, signal }) =>
          cache.read(viewOf(input.id), signal),
        ),
        removeRecord: fromPromise<void, { id: string; version: number }>(({ input }) =>
          remove(input.id, input.version),
        ),
      },
      actions: { announceRemoval: onRemoved },
    });
  }, [resource.key, viewOf, onRemoved]);
  const [known] = useState(() => prefetched(viewOf(id)));
  const [snapshot, send] = useMachine(provided, { input: { id, known } });
  useEffect(() => {
    if (known) cache.take(viewOf(known.id));
  }, [known, viewOf]);

  useRecordEvents(resource.key, {
    onChanged: (changed, version) => {
      if (changed === id) send({ type: 'record.changedElsewhere', version });
    },
    onRemoved: (removed) => {
      if (removed === id) send({ type: 'record.removedElsewhere' });
    },
    onMissed: () => send({ type: 'record.refresh' }),
  });

  const problem = snapshot.matches('missing')
    ? missing
    : snapshot.matches('forbidden')
      ? forbidden
      : snapshot.context.problem;
  return {
    record: snapshot.hasTag('shown') ? snapshot.context.record : null,
    problem,
    isOutdated: snapshot.hasTag('outdated'),
    isRemoving: snapshot.matches('removing'),
    refresh: useCallback(() => send({ type: 'record.refresh' }), [send]),
    show: useCallback((record: AnyRecord) => send({ type: 'record.given', record }), [send]),
    remove: () => send({ type: 'record.remove' }),
    dismissProblem: () => send({ type: 'record.problemDismissed' }),
  };
}
