import type { Interview } from '@diwan/api-contract/interviews';
import { onceMachine } from '@diwan/machines/once/once.machine';
import { toasts } from '@diwan/ui';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '../../actors/use-machine.ts';
import { client } from '../../api/client.ts';
import { expectBody } from '../../api/expect-body.ts';
import { useRoom } from '../../crud/room.tsx';

/** Saves a meeting as a file that any calendar opens. */
export function useCalendarFile({ id, title }: Pick<Interview, 'id' | 'title'>) {
  const { t } = useRoom();
  const machine = useMemo(
    () =>
      onceMachine.provide({
        actors: {
          act: fromPromise<unknown, { key: string }>(() => expectBody(client.interviews.calendar({ params: { id } }))),
        },
        actions: {
          announceDone: (_, { output }) => saveAs(`${title}.ics`, String(output)),
          announceFailure: () =>
            toasts.show({ title: t('failed.title'), description: t('failed.text'), tone: 'critical' }),
        },
      }),
    [id, title, t],
  );
  const [snapshot, send] = useMachine(machine);
  return { save: () => send({ type: 'once.wanted' }), isSaving: snapshot.hasTag('busy') };
}

function saveAs(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
