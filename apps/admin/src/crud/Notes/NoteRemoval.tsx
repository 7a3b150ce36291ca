import type { Note } from '@diwan/api-contract/notes';
import { onceMachine } from '@diwan/machines/once/once.machine';
import { announce, Banner, ConfirmDialog } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { useMachine } from '../../actors/use-machine.ts';
import { removeNote } from './use-notes.ts';

interface NoteRemovalProps {
  note: Note;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a note is deleted, by its title. */
export function NoteRemoval({ note, onRemoved, onClose }: NoteRemovalProps) {
  const { t } = useTranslation('records');
  const [hasFailed, setHasFailed] = useState(false);
  const [machine] = useState(() =>
    onceMachine.provide({
      actors: { act: fromPromise<unknown, { key: string }>(() => removeNote(note)) },
      actions: {
        announceDone: () => {
          announce(t('notes.removed'));
          onClose();
          onRemoved();
        },
        announceFailure: () => {
          setHasFailed(true);
          onRemoved();
        },
      },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  return (
    <ConfirmDialog
      title={t('notes.removal.title', { title: note.title })}
      consequence={t('notes.removal.text')}
      confirmLabel={t('notes.removal.action')}
      isOpen
      isPending={snapshot.hasTag('busy')}
      onConfirm={() => {
        setHasFailed(false);
        send({ type: 'once.wanted' });
      }}
      onCancel={onClose}
    >
      {hasFailed ? <Banner tone="critical">{t('notes.removal.failed')}</Banner> : null}
    </ConfirmDialog>
  );
}
