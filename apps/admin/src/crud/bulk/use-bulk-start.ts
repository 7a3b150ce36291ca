import type { BulkOperation, BulkPreflight } from '@diwan/api-contract/endpoints/bulk';
import { type BulkAction, bulkStartMachine } from '@diwan/machines/bulk/bulk-start.machine';
import type { Selection } from '@diwan/machines/list/list.types';
import { useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { pathOf } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';
import { markStarted } from './started-here.ts';
import { wireSelection } from './wire-selection.ts';

interface Choice {
  type: string;
  selection: Selection;
  /** What `all` means. */
  query: Readonly<Record<string, string>>;
}

/** A bulk action from its choice to its start; what was selected when it was chosen is what it is about. */
export function useBulkStart({ type, selection, query }: Choice, onStarted: (id: string) => void) {
  const { resource } = useResource();
  const [chosen] = useState(() => wireSelection(selection, query));
  const machine = useMemo(() => {
    const shared = { resource: pathOf(resource.key) as BulkOperation['resource'], selection: chosen };
    return bulkStartMachine.provide({
      actors: {
        judge: fromPromise<BulkPreflight, { action: BulkAction }>(({ input: { action }, signal }) =>
          expectBody(client.bulk.preflight({ body: { ...shared, action }, signal })),
        ),
        startOperation: fromPromise<BulkOperation, { action: BulkAction; key: string }>(({ input }) =>
          expectBody(client.bulk.start({ body: { ...shared, action: input.action }, idempotencyKey: input.key })),
        ),
      },
      actions: {
        announceStarted: (_, { output }) => {
          markStarted(output.id);
          onStarted(output.id);
        },
      },
    });
  }, [resource.key, chosen, onStarted]);
  const [snapshot, send] = useMachine(machine, { input: { type } });
  const { preflight, problem } = snapshot.context;
  return {
    selection: chosen,
    /** Null until it was judged for the first time. */
    preflight: snapshot.hasTag('judged') ? preflight : null,
    isStarting: snapshot.hasTag('judged') && snapshot.hasTag('busy'),
    hasChanged: snapshot.matches({ confirming: 'changed' }),
    /** It was to start, and nobody has said whether it did. */
    isUnanswered: snapshot.matches({ confirming: 'unanswered' }),
    problem: snapshot.hasTag('busy') ? null : problem,
    submit: (payload: object) => send({ type: 'start.submitted', action: { type, ...payload } }),
    retry: () => send({ type: 'start.retried' }),
  };
}
