import type { BulkItem, BulkOperation } from '@diwan/api-contract/endpoints/bulk';
import type { Page } from '@diwan/api-contract/page';
import type { BulkOutcome } from '@diwan/api-contract/values/bulk';
import { channels } from '@diwan/api-contract/values/channels';
import { bulkFollowMachine } from '@diwan/machines/bulk/bulk-follow.machine';
import { canSteer, settledCount } from '@diwan/machines/bulk/bulk-follow.selectors';
import type { Steering } from '@diwan/machines/bulk/bulk-follow.types';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { useMissed, useRealtime } from '#session/realtime/live.ts';
import { useSession } from '#session/session-context.tsx';

interface Steered {
  id: string;
  version: number;
  steering: Steering;
  key: string;
}

const actors = {
  fetchOperation: fromPromise<BulkOperation, { id: string }>(({ input: { id }, signal }) =>
    expectBody(client.bulk.view({ params: { id }, signal })),
  ),
  steer: fromPromise<BulkOperation, Steered>(({ input: { id, version, steering, key } }) =>
    expectBody(client.bulk.send({ params: { id }, version, body: { type: steering }, idempotencyKey: key })),
  ),
  fetchItems: fromPromise<Page<BulkItem>, { id: string; outcome: BulkOutcome | null; count: number }>(
    async ({ input: { id, outcome, count }, signal }) => {
      const read = (after?: string) =>
        expectBody(client.bulk.items({ params: { id }, query: { ...(outcome ? { outcome } : {}), after }, signal }));
      const page = await read();
      while (page.next !== null && page.items.length < count) {
        const more = await read(page.next);
        page.items.push(...more.items);
        page.next = more.next;
      }
      return page;
    },
  ),
};

/** An operation on the server: how far it is, what became of each record, and how to steer it. */
export function useBulkFollow(id: string, onEnded: (operation: BulkOperation) => void) {
  const { user } = useSession();
  const ended = useRef(onEnded);
  useEffect(() => {
    ended.current = onEnded;
  });
  const machine = useMemo(
    // oxlint-disable-next-line react/refs -- the machine's action reads it when the operation has ended, never while rendering
    () => bulkFollowMachine.provide({ actors, actions: { announceEnd: (_, { output }) => ended.current(output) } }),
    [],
  );
  const [snapshot, send] = useMachine(machine, { input: { id } });
  const channel = user ? channels.person(user.uid) : null;
  useRealtime(channel, {
    'bulk.progress': (told) => {
      if (told.id === id) send({ type: 'follow.progressed' });
    },
  });
  useMissed(channel, () => send({ type: 'follow.progressed' }));

  const { operation, problem, outcome, items, itemsProblem, sent } = snapshot.context;
  const isSteering = snapshot.hasTag('steering');
  return {
    operation,
    isMissing: snapshot.matches({ operation: 'missing' }),
    problem,
    /** Whether the problem is that the last wish did not arrive. */
    isWishLost: sent !== null && !isSteering,
    settled: settledCount(snapshot),
    canSteer: (steering: Steering) => canSteer(snapshot, steering),
    steering: isSteering ? (sent?.steering ?? null) : null,
    steer: (steering: Steering) => send({ type: 'follow.steered', steering }),
    refresh: () => send({ type: 'follow.refresh' }),
    rows: {
      items,
      problem: itemsProblem,
      outcome,
      isReadingMore: snapshot.matches({ items: 'readingMore' }),
      choose: (chosen: BulkOutcome | null) => send({ type: 'follow.outcomeChosen', outcome: chosen }),
      more: () => send({ type: 'follow.moreWanted' }),
    },
  };
}

export type BulkFollow = ReturnType<typeof useBulkFollow>;

/** Whether anything can be done with the operation now. */
export const isSteerable = ({ canSteer }: Pick<BulkFollow, 'canSteer'>) =>
  (['bulk.pause', 'bulk.resume', 'bulk.cancel', 'bulk.retryFailed', 'bulk.recall'] as const).some(canSteer);
