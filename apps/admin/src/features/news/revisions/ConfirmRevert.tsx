import type { News } from '@diwan/api-contract/resources/news';
import { ConfirmDialog, toasts } from '@diwan/ui';
import { failureText } from '#crud/feedback/problem-text.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { resourceClient } from '#crud/resource/resource-client.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';

interface ConfirmRevertProps {
  news: News;
  revision: number;
  onReverted: () => void;
  onClose: () => void;
}

/** Asks before the words of a revision come back. */
export function ConfirmRevert({ news, revision, onReverted, onClose }: ConfirmRevertProps) {
  const { t, format } = useResource();
  const { isBusy, start } = useMutation<AnyRecord>({
    act: (idempotencyKey) =>
      resourceClient('news').send(news.id, news.version, { type: 'news.revert', revision } as never, idempotencyKey),
    onDone() {
      toasts.show({ title: t('done.news.revert'), tone: 'positive' });
      onClose();
      onReverted();
    },
    onFailed(error) {
      const title = t('confirmEvent.failed', { event: t('revisions.revert') });
      toasts.show({ title, description: failureText(error, t), tone: 'critical' });
      onClose();
    },
  });
  const number = format.number(revision);
  return (
    <ConfirmDialog
      title={t('revisions.confirmTitle', { number })}
      confirmLabel={t('revisions.revert')}
      consequence={t('revisions.confirm', { number })}
      tone="neutral"
      isOpen
      isPending={isBusy}
      onConfirm={start}
      onCancel={onClose}
    />
  );
}
