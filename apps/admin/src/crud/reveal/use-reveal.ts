import { type Revealed, revealMachine } from '@diwan/machines/reveal/reveal.machine';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';

/** One masked field of a record: the question why, the value while it is shown, and how long it still is. */
export function useReveal(path: string, id: string, field: string, row?: string) {
  const machine = useMemo(
    () =>
      revealMachine.provide({
        actors: {
          fetchValue: fromPromise<Revealed, { reason: string; key: string }>(({ input }) =>
            expectBody(
              client.pii.reveal({
                body: { resource: path, id, field, row, reason: input.reason },
                idempotencyKey: input.key,
              }),
            ),
          ),
        },
      }),
    [path, id, field, row],
  );
  const [snapshot, send] = useMachine(machine);
  const { value, secondsLeft, problem } = snapshot.context;
  return {
    isShown: snapshot.matches('shown'),
    isAsking: snapshot.hasTag('asking'),
    isRevealing: snapshot.matches('revealing'),
    value,
    secondsLeft,
    problem,
    ask: () => send({ type: 'reveal.wanted' }),
    give: (reason: string) => send({ type: 'reveal.reasonGiven', reason }),
    cancel: () => send({ type: 'reveal.cancelled' }),
    hide: () => send({ type: 'reveal.hidden' }),
  };
}
