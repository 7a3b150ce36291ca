import { onceMachine } from '@diwan/machines/once/once.machine';
import { toasts } from '@diwan/ui';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '../../actors/use-machine.ts';
import { client } from '../../api/client.ts';
import { expectBody } from '../../api/expect-body.ts';
import { useRoom } from '../../crud/room.tsx';
import { useGo, useMatch } from '../../navigation/navigation-context.tsx';

/** Makes a draft of the same content as the job post in the address, and opens its form. */
export function useDuplicate(): () => void {
  const { t } = useRoom();
  const go = useGo();
  const id = useMatch()?.params.uuid ?? '';
  const machine = useMemo(
    () =>
      onceMachine.provide({
        actors: {
          act: fromPromise<unknown, { key: string }>(({ input }) =>
            expectBody(client.jobPosts.duplicate({ params: { id }, body: {}, idempotencyKey: input.key })),
          ),
        },
        actions: {
          announceDone: (_, { output }) => {
            toasts.show({ title: t('duplicated'), tone: 'positive' });
            go(`/job_post/edit/${(output as { id: string }).id}`);
          },
          announceFailure: () =>
            toasts.show({ title: t('failed.title'), description: t('failed.text'), tone: 'critical' }),
        },
      }),
    [id, go, t],
  );
  const [, send] = useMachine(machine);
  return () => send({ type: 'once.wanted' });
}
