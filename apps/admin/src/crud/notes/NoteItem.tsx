import type { Note } from '@diwan/api-contract/endpoints/notes';
import { announce, IconButton, Text } from '@diwan/ui';
import { Pencil, Pin, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Removal } from '../feedback/Removal.tsx';
import { ColleagueFace } from '../fields/reference/Colleague.tsx';
import { faced } from '../resource/cells/cells.css.ts';
import { useResource } from '../resource/resource-context.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteMarks } from './NoteMarks.tsx';
import * as styles from './Notes.css.ts';
import { editNote, removeNote } from './use-notes.ts';

interface NoteItemProps {
  note: Note;
  onChanged: () => void;
}

/** One note; its author can change and delete it. */
export function NoteItem({ note, onChanged }: NoteItemProps) {
  const { t } = useTranslation('records');
  const { format } = useResource();
  // What is being changed is kept as it was, so that a change by another window is refused and not overwritten.
  const [edited, setEdited] = useState<Note | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const { title, text, author, createdAt, updatedAt } = note;

  if (edited) {
    return (
      <li className={styles.note}>
        <NoteForm
          label={t('notes.edit', { title: edited.title })}
          submitLabel={t('notes.save')}
          name={`note-${note.id}`}
          initial={writtenOf(edited)}
          known={edited}
          onSave={(draft) => editNote(edited, draft)}
          onSaved={() => {
            announce(t('notes.saved'));
            setEdited(null);
            onChanged();
          }}
          onCancel={() => setEdited(null)}
        />
      </li>
    );
  }
  return (
    <li className={styles.note}>
      <div className={styles.head}>
        <Text weight="medium" dir="auto">
          {note.isPinned ? <Pin aria-label={t('notes.pinned')} className={styles.pin} /> : null}
          {title}
        </Text>
        {note.isMine ? (
          <span className={styles.actions}>
            <IconButton
              size="small"
              label={t('notes.edit', { title })}
              icon={<Pencil />}
              onPress={() => setEdited(note)}
            />
            <IconButton
              size="small"
              label={t('notes.remove', { title })}
              icon={<Trash2 />}
              onPress={() => setIsRemoving(true)}
            />
          </span>
        ) : null}
      </div>
      <div className={styles.text} dir="auto">
        {text}
      </div>
      <NoteMarks note={note} />
      <div className={faced}>
        <ColleagueFace of={author} />
        <Text as="span" size="caption" tone="muted">
          <bdi>{author.name}</bdi> ·{' '}
          <time dateTime={createdAt} title={format.dateTime(createdAt)}>
            {format.relative(createdAt)}
          </time>
          {updatedAt === createdAt ? null : (
            <>
              {' · '}
              <time dateTime={updatedAt} title={format.dateTime(updatedAt)}>
                {t('notes.edited', { time: format.relative(updatedAt) })}
              </time>
            </>
          )}
        </Text>
      </div>
      {isRemoving ? (
        <Removal
          title={t('notes.removal.title', { title })}
          consequence={t('notes.removal.text')}
          confirmLabel={t('notes.removal.action')}
          failedText={t('notes.removal.failed')}
          remove={() => removeNote(note)}
          onRemoved={() => {
            announce(t('notes.removed'));
            onChanged();
          }}
          onFailed={onChanged}
          onClose={() => setIsRemoving(false)}
        />
      ) : null}
    </li>
  );
}

/** What its author may change of it. */
function writtenOf({ title, text, visibility, mentions, isPinned }: Note) {
  return { title, text, visibility, mentions, isPinned };
}
