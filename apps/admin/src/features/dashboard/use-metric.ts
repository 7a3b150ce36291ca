import { createMetricMachine, type Question } from '@diwan/machines/metric/metric.machine';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';

export interface Figure<F> {
  /** What was seen last, also while it is asked again. */
  value: F | null;
  isBusy: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** A figure of the server for a question; it loads, fails and recovers by itself. */
export function useMetric<F, Q extends Question>(
  load: (question: Q, signal: AbortSignal) => Promise<F>,
  question: Q,
): Figure<F> {
  const machine = useMemo(
    () =>
      createMetricMachine<F>().provide({
        actors: {
          fetchMetric: fromPromise<F, { question: Question }>(({ input, signal }) => load(input.question as Q, signal)),
        },
      }),
    [load],
  );
  const [snapshot, send] = useMachine(machine, { input: { question } });
  const key = JSON.stringify(question);
  const asked = useRef(key);
  useEffect(() => {
    if (asked.current === key) return;
    asked.current = key;
    send({ type: 'metric.asked', question: JSON.parse(key) as Q });
  }, [key, send]);
  return {
    value: snapshot.context.value,
    isBusy: snapshot.hasTag('busy'),
    hasFailed: snapshot.matches('failed'),
    retry: useCallback(() => send({ type: 'metric.retried' }), [send]),
  };
}
