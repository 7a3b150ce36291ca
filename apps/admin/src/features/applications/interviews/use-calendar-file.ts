import type { Interview } from '@diwan/api-contract/endpoints/hiring/interviews';
import { toasts } from '@diwan/ui';
import { client } from '#api/client.ts';
import { expectFile } from '#api/expect-body.ts';
import { saveFile } from '#crud/query/save-file.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { useResource } from '#crud/resource/resource-context.ts';

/** Saves a meeting as a file that any calendar opens. */
export function useCalendarFile({ id, title }: Pick<Interview, 'id' | 'title'>) {
  const { t } = useResource();
  const { isBusy, start } = useMutation({
    act: () => expectFile(client.interviews.calendar({ params: { id } })),
    onDone: (content) => saveFile({ name: `${title}.ics`, content }),
    onFailed: () => toasts.show({ title: t('failed.title'), description: t('failed.text'), tone: 'critical' }),
  });
  return { save: start, isSaving: isBusy };
}
