import { type Decided, decisionMachine, type WorkflowEvent } from '@diwan/machines/decision/decision.machine';
import { isPassing } from '@diwan/machines/problem';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';

type Phase = 'collecting' | 'sending' | 'refused' | 'stale' | 'failed' | 'done';

/** A decision as it goes to the server; the key makes it happen once. */
export interface SentDecision {
  id: string;
  version: number;
  event: WorkflowEvent;
  key: string;
}

export interface DecisionParts<R extends Decided> {
  record: Decided;
  /** The event that was chosen. */
  event: string;
  /** Whether it needs more than its name. */
  needsPayload: boolean;
  send: (sent: SentDecision) => Promise<R>;
  /** The record as it is after the decision, mine or somebody else's. */
  onDecided: (record: R) => void;
}

/** A decision about a record, from the event that was chosen to its outcome. */
export function useDecision<R extends Decided>({ record, event, needsPayload, onDecided, ...given }: DecisionParts<R>) {
  const [isDone, setDone] = useState(false);
  // The way to the server does not change while one decides.
  const [sendDecision] = useState(() => given.send);
  const decided = useRef(onDecided);
  useEffect(() => {
    decided.current = onDecided;
  });
  const machine = useMemo(
    () =>
      // oxlint-disable-next-line react/refs -- read when a decision was made, never while rendering
      decisionMachine.provide({
        actors: {
          sendEvent: fromPromise<Decided, SentDecision>(({ input }) => sendDecision(input)),
        },
        actions: {
          announceDecision: (_, params) => {
            setDone(true);
            decided.current(params.record as R);
          },
        },
      }),
    [sendDecision],
  );
  const [snapshot, send] = useMachine(machine, { input: { record } });
  useEffect(() => send({ type: 'decision.chosen', event, needsPayload }), [send, event, needsPayload]);

  const current = snapshot.context.record as R;
  const isStale = snapshot.matches('stale');
  useEffect(() => {
    if (isStale) decided.current(current);
  }, [isStale, current]);

  return {
    phase: (snapshot.matches('choosing') && isDone ? 'done' : snapshot.value) as Phase,
    record: current,
    /** Whether the event may still happen to the record as it is now. */
    isPossible: current.availableEvents.some(({ type, isAvailable }) => type === event && isAvailable),
    reason: snapshot.context.reason ?? undefined,
    /** Whether the same may be done later. */
    isPassing: isPassing(snapshot.context),
    /** What the server found wrong in the form, by field. */
    errors: snapshot.context.problem?.errors ?? [],
    submit: (payload: object) => send({ type: 'decision.submitted', event: { type: event, ...payload } }),
    retry: () => send({ type: 'decision.retried' }),
    cancel: () => send({ type: 'decision.cancelled' }),
  };
}
