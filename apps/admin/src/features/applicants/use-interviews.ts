import type { Interview } from '@diwan/api-contract/interviews';
import { createLogMachine } from '@diwan/machines/log/log.machine';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { client } from '../../api/client.ts';
import { expectBody } from '../../api/expect-body.ts';

const machine = createLogMachine<Interview>();

/** The meetings of an application, the latest first; read again whenever the application has another version. */
export function useInterviews(id: string, version: number) {
  const provided = useMemo(
    () =>
      machine.provide({
        actors: {
          fetchEntries: fromPromise(async ({ signal }) => {
            const items = await expectBody(client.interviews.list({ params: { id }, signal }));
            return { items: items.toReversed(), next: null, previous: null };
          }),
        },
      }),
    [id],
  );
  const [snapshot, send] = useMachine(provided);
  const { entries, problem } = snapshot.context;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version may have other meetings
  useEffect(() => send({ type: 'log.refresh' }), [version, send]);
  return {
    interviews: entries,
    problem: snapshot.matches('failed') ? problem : null,
    isLoading: snapshot.hasTag('busy') && entries.length === 0,
    refresh: () => send({ type: 'log.refresh' }),
  };
}
