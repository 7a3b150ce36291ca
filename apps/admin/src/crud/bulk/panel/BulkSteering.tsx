import type { BulkOperation } from '@diwan/api-contract/endpoints/bulk';
import { Button, ConfirmDialog, Inline } from '@diwan/ui';
import { useState } from 'react';
import { useResource } from '#crud/resource/resource-context.ts';
import type { BulkFollow } from './use-bulk-follow.ts';

interface BulkSteeringProps {
  operation: BulkOperation;
  follow: BulkFollow;
}

/** What can be done with an operation now. */
export function BulkSteering({ operation: { counts, mails }, follow }: BulkSteeringProps) {
  const { t, format } = useResource();
  const [isStopping, setIsStopping] = useState(false);
  const { canSteer, steer, steering } = follow;
  const isBusy = steering !== null;
  return (
    <Inline gap="xs">
      {canSteer('bulk.pause') ? (
        <Button isPending={isBusy} onPress={() => steer('bulk.pause')}>
          {t('bulk:pause')}
        </Button>
      ) : null}
      {canSteer('bulk.resume') ? (
        <Button variant="primary" isPending={isBusy} onPress={() => steer('bulk.resume')}>
          {t('bulk:resume')}
        </Button>
      ) : null}
      {canSteer('bulk.cancel') ? (
        <Button variant="quiet" isPending={isBusy} onPress={() => setIsStopping(true)}>
          {t('bulk:stop')}
        </Button>
      ) : null}
      {canSteer('bulk.retryFailed') ? (
        <Button variant="primary" isPending={isBusy} onPress={() => steer('bulk.retryFailed')}>
          {t('bulk:retryFailed', { number: format.number(counts.failed ?? 0) })}
        </Button>
      ) : null}
      {canSteer('bulk.recall') ? (
        <Button isPending={isBusy} onPress={() => steer('bulk.recall')}>
          {t('bulk:mailing.recall', { number: format.number(mails?.waiting ?? 0) })}
        </Button>
      ) : null}
      {isStopping && canSteer('bulk.cancel') ? (
        <ConfirmDialog
          title={t('bulk:stopping.title')}
          consequence={t('bulk:stopping.consequence', {
            done: format.number(counts.done ?? 0),
            pending: format.number(counts.pending ?? 0),
          })}
          confirmLabel={t('bulk:stopping.action')}
          isOpen
          isPending={steering === 'bulk.cancel'}
          onConfirm={() => {
            steer('bulk.cancel');
            setIsStopping(false);
          }}
          onCancel={() => setIsStopping(false)}
        />
      ) : null}
    </Inline>
  );
}
