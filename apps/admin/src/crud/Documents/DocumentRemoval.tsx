import type { RecordFile } from '@diwan/api-contract/files';
import { onceMachine } from '@diwan/machines/once/once.machine';
import { announce, Banner, ConfirmDialog } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { useMachine } from '../../actors/use-machine.ts';
import { removeDocument } from './use-documents.ts';

interface DocumentRemovalProps {
  document: RecordFile;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a document is deleted, by its name. */
export function DocumentRemoval({ document, onRemoved, onClose }: DocumentRemovalProps) {
  const { t } = useTranslation('files');
  const { name } = document;
  const [hasFailed, setHasFailed] = useState(false);
  const [machine] = useState(() =>
    onceMachine.provide({
      actors: { act: fromPromise<unknown, { key: string }>(() => removeDocument(document)) },
      actions: {
        announceDone: () => {
          announce(t('removed', { name }));
          onClose();
          onRemoved();
        },
        announceFailure: () => setHasFailed(true),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  return (
    <ConfirmDialog
      title={t('removal.title', { name })}
      consequence={t('removal.text')}
      confirmLabel={t('removal.action')}
      isOpen
      isPending={snapshot.hasTag('busy')}
      onConfirm={() => {
        setHasFailed(false);
        send({ type: 'once.wanted' });
      }}
      onCancel={onClose}
    >
      {hasFailed ? <Banner tone="critical">{t('removal.failed')}</Banner> : null}
    </ConfirmDialog>
  );
}
