import type { Seeker } from '@diwan/api-contract/resources/seekers';
import type { Language } from '@diwan/api-contract/values/staff';
import { type DownloadWish, downloadMachine } from '@diwan/machines/download/download.machine';
import { toasts } from '@diwan/ui';
import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';
import { client } from '#api/client.ts';
import { expectFile } from '#api/expect-body.ts';
import { saveFile } from '#crud/query/save-file.ts';
import { useResource } from '#crud/resource/resource-context.ts';

const quarterOfAnHour = 900_000;

/** All that is held about a job seeker, from the reason to the saved file. */
export function useDataExport({ id, number }: Pick<Seeker, 'id' | 'number'>, language: Language, onDone: () => void) {
  const { t } = useResource();
  const wish = useRef({ reason: '', key: '' });
  const machine = useMemo(
    () =>
      // oxlint-disable-next-line react/refs -- the machine's actors read it when a file was wanted, never while rendering
      downloadMachine.provide({
        actors: {
          fetchFile: fromPromise<unknown, { wish: DownloadWish }>(({ input, signal }) =>
            expectFile(
              client.pii.export({
                body: { id, language, reason: input.wish.reason! },
                // The same reason again asks for a lost answer; another one is another wish.
                idempotencyKey: input.wish.key!,
                signal,
                timeout: quarterOfAnHour,
              }),
            ),
          ),
        },
        actions: {
          announceFile: (_, { output }) => {
            saveFile({ content: output as Blob, name: `${number}.zip` });
            toasts.show({ tone: 'positive', title: t('records:dataExport.done') });
            onDone();
          },
          announceFailure: () => {},
        },
      }),
    [id, number, language, t, onDone],
  );
  const [snapshot, send] = useMachine(machine);
  return {
    isBusy: snapshot.hasTag('busy'),
    hasFailed: snapshot.context.problem !== null,
    start(reason: string) {
      if (wish.current.reason !== reason) wish.current = { reason, key: crypto.randomUUID() };
      send({ type: 'download.wanted', wish: wish.current });
    },
    cancel: () => send({ type: 'download.cancelled' }),
  };
}
