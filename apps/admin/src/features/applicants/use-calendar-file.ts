import type { Interview } from '@diwan/api-contract/interviews';
import { toasts } from '@diwan/ui';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { useRoom } from '#crud/room.tsx';
import { useOnce } from '#crud/use-once.ts';

/** Saves a meeting as a file that any calendar opens. */
export function useCalendarFile({ id, title }: Pick<Interview, 'id' | 'title'>) {
  const { t } = useRoom();
  const { isBusy, start } = useOnce({
    act: () => expectBody(client.interviews.calendar({ params: { id } })),
    onDone: (text) => saveAs(`${title}.ics`, String(text)),
    onFailed: () => toasts.show({ title: t('failed.title'), description: t('failed.text'), tone: 'critical' }),
  });
  return { save: start, isSaving: isBusy };
}

function saveAs(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
