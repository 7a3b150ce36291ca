import { announce } from '@diwan/ui';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#session/session-context.tsx';
import { FeedFrame } from '../feedback/FeedFrame.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteItem } from './NoteItem.tsx';
import * as styles from './Notes.css.ts';
import { blankNote, keepNoteDraft, noteDraft } from './note-drafts.ts';
import { addNote, useNotes } from './use-notes.ts';

export interface NotesProps {
  /** The resource's segment in the API's addresses, such as `job-posts`. */
  path: string;
  id: string;
}

/** Staff's private notes about a record; its texts are `records`. */
export default function Notes({ path, id }: NotesProps) {
  const { t } = useTranslation('records');
  const { user } = useSession();
  const notes = useNotes(path, id);
  const list = useRef<HTMLUListElement>(null);
  const draft = `${user?.uid} ${path} ${id}`;
  const keep = useCallback((typed: typeof blankNote) => keepNoteDraft(draft, typed), [draft]);
  const forget = useCallback(() => keepNoteDraft(draft, blankNote), [draft]);
  const changed = () => {
    notes.refresh();
    list.current?.focus();
  };

  return (
    <div className={styles.notes}>
      <NoteForm
        key={draft}
        label={t('notes.add')}
        submitLabel={t('notes.submit')}
        name="note"
        initial={noteDraft(draft)}
        known={blankNote}
        onSave={(note, key) => addNote(path, id, note, key)}
        onSaved={() => {
          announce(t('notes.added'));
          notes.refresh();
        }}
        onTyped={keep}
        onAbandon={forget}
      />
      <FeedFrame
        feed={notes}
        empty={{ title: t('notes.empty.title'), description: t('notes.empty.text') }}
        olderLabel={t('notes.older')}
      >
        <ul ref={list} aria-label={t('notes.label')} tabIndex={-1} className={styles.list}>
          {notes.entries.map((note) => (
            <NoteItem key={note.id} note={note} onChanged={changed} />
          ))}
        </ul>
      </FeedFrame>
    </div>
  );
}
