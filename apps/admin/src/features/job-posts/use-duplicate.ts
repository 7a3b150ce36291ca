import { toasts } from '@diwan/ui';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { failureText } from '#crud/feedback/problem-text.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { useGo, useMatch } from '#navigation/navigation-context.tsx';

/** Makes a draft of the same content as the job post in the address, and opens its form. */
export function useDuplicate(): () => void {
  const { t } = useResource();
  const go = useGo();
  const id = useMatch()?.params.uuid ?? '';
  return useMutation({
    act: (idempotencyKey) => expectBody(client.jobPosts.duplicate({ params: { id }, body: {}, idempotencyKey })),
    onDone: (duplicate) => {
      toasts.show({ title: t('duplicated'), tone: 'positive' });
      go(`/job_post/edit/${duplicate.id}`);
    },
    onFailed(error) {
      const title = t('confirmEvent.failed', { event: t('duplicate') });
      toasts.show({ title, description: failureText(error, t), tone: 'critical' });
    },
  }).start;
}
