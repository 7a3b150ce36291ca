import { decisionMachine, type Decided, type WorkflowEvent } from '@diwan/machines/decision/decision.machine';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { resourceClient } from '../resource-client.ts';
import type { AnyRecord } from '../resource-types.ts';
import { useRoom } from '../room.tsx';

type Phase = 'collecting' | 'sending' | 'refused' | 'stale' | 'failed' | 'done';
interface Sent {
  id: string;
  version: number;
  event: WorkflowEvent;
  key: string;
}

/** A decision about a record, from the event that was chosen to its outcome. */
export function useDecision(record: AnyRecord, event: string, onDecided: (record: AnyRecord) => void) {
  const { resource } = useRoom();
  const [isDone, setDone] = useState(false);
  const decided = useRef(onDecided);
  useEffect(() => {
    decided.current = onDecided;
  });
  const machine = useMemo(() => {
    const api = resourceClient(resource.key);
    // oxlint-disable-next-line react/refs -- the machine's action reads it when a decision was made, never while rendering
    return decisionMachine.provide({
      actors: {
        sendEvent: fromPromise<Decided, Sent>(({ input }) => api.send(input.id, input.version, input.event, input.key)),
      },
      actions: {
        announceDecision: (_, params) => {
          setDone(true);
          decided.current(params.record as AnyRecord);
        },
      },
    });
  }, [resource.key]);
  const [snapshot, send] = useMachine(machine, { input: { record } });
  const needsPayload = resource.eventFields?.[event] !== undefined;
  useEffect(() => send({ type: 'decision.chosen', event, needsPayload }), [send, event, needsPayload]);

  const current = snapshot.context.record as AnyRecord;
  const isStale = snapshot.matches('stale');
  useEffect(() => {
    if (isStale) decided.current(current);
  }, [isStale, current]);

  return {
    phase: (snapshot.matches('choosing') && isDone ? 'done' : snapshot.value) as Phase,
    record: current,
    reason: snapshot.context.reason ?? undefined,
    submit: (payload: object) => send({ type: 'decision.submitted', event: { type: event, ...payload } }),
    retry: () => send({ type: 'decision.retried' }),
    cancel: () => send({ type: 'decision.cancelled' }),
  };
}
