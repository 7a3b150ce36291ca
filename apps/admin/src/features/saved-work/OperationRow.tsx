import type { BulkOperation } from '@diwan/api-contract/endpoints/bulk';
import { Button, createFormat, Inline, Link, StatusChip, Text, toasts } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { actText, reachableOf } from '#crud/bulk/bulk-texts.ts';
import { operationTones } from '#crud/bulk/operation-tones.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { listPath } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';
import { keyAt } from './key-at.ts';
import * as styles from './SavedWork.css.ts';

/** What an operation did to how many records, and the way to each of them. */
export function OperationRow({ operation, onChanged }: { operation: BulkOperation; onChanged: () => void }) {
  const { t } = useTranslation(['savedWork', 'bulk']);
  const format = createFormat(currentLanguage());
  const { id, version, state, action, counts, mails, createdAt } = operation;
  const key = keyAt(operation.resource);
  const { t: ofResource } = useTranslation([key, 'bulk', 'crud']);
  // Its words are put together of what happened and to what.
  const name = actText(action.type, reachableOf(operation), { t: ofResource as unknown as CellContext['t'], format });
  const retrying = useMutation({
    act: (idempotencyKey) =>
      expectBody(client.bulk.send({ params: { id }, version, body: { type: 'bulk.retryFailed' }, idempotencyKey })),
    onDone: () => {
      toasts.show({ tone: 'positive', title: t('savedWork:retried') });
      onChanged();
    },
    onFailed: () => {
      toasts.show({ tone: 'critical', title: t('savedWork:notRetried') });
      onChanged();
    },
  });
  const canRetry = operation.availableEvents.some(
    ({ type, isAvailable }) => type === 'bulk.retryFailed' && isAvailable,
  );
  const { done, pending, blocked, failed } = counts;
  const number = format.number;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text weight="medium">{name}</Text>
        <Text size="small" tone="muted">
          {format.dateTime(createdAt)}
        </Text>
        <Text size="small">
          {t('savedWork:counts', {
            done: number(done),
            pending: number(pending),
            blocked: number(blocked),
            failed: number(failed),
          })}
        </Text>
        {mails ? (
          <Text size="small">
            {t('savedWork:mails', {
              sent: number(mails.sent),
              waiting: number(mails.waiting),
              failed: number(mails.failed),
            })}
          </Text>
        ) : null}
      </div>
      <Inline gap="sm">
        <StatusChip tone={operationTones[state]}>{t(`bulk:states.${state}`)}</StatusChip>
        <Link href={`${listPath(key)}?bulk=${id}`} aria-label={t('savedWork:resultsOf', { name })}>
          {t('savedWork:results')}
        </Link>
        {canRetry ? (
          <Button size="small" isPending={retrying.isBusy} onPress={retrying.start}>
            {t('bulk:retryFailed', { number: number(failed) })}
          </Button>
        ) : null}
      </Inline>
    </li>
  );
}
