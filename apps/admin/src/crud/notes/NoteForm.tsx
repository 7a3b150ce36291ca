import { type NoteText, noteMachine } from '@diwan/machines/note/note.machine';
import { missingIn } from '@diwan/machines/note/note.selectors';
import { Banner, Button, focusField, Inline, Stack, TextArea, TextField } from '@diwan/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';
import { useUnsavedChanges } from '#navigation/use-unsaved-changes.ts';
import { useResource } from '../resource/resource-context.ts';
import { NoteReaders } from './NoteReaders.tsx';

interface NoteFormProps {
  label: string;
  submitLabel: string;
  /** Names its fields apart from those of another form on the screen. */
  name: string;
  initial: NoteText;
  /** What the server holds; typing it again is no change. */
  known: NoteText;
  onSave: (note: NoteText, key: string) => Promise<unknown>;
  onSaved: () => void;
  onTyped?: (note: NoteText) => void;
  /** The person left the page and what was typed with it. */
  onAbandon?: () => void;
  onCancel?: () => void;
}

/** A title and a text, both required; nothing that was typed is lost when sending fails. */
export function NoteForm({
  label,
  submitLabel,
  name,
  initial,
  known,
  onSave,
  onSaved,
  onTyped,
  ...props
}: NoteFormProps) {
  const { t } = useTranslation('records');
  const { t: shared } = useResource();
  const [machine] = useState(() =>
    noteMachine.provide({
      actors: {
        saveNote: fromPromise<unknown, NoteText & { key: string }>(({ input: { key, ...note } }) => onSave(note, key)),
      },
      actions: { announceSaved: onSaved },
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: initial });
  const { title, text, visibility = 'staff', mentions = [], isPinned = false, problem } = snapshot.context;
  const missing = missingIn(snapshot.context);
  useUnsavedChanges(title !== known.title || text !== known.text, props.onAbandon);
  useEffect(
    () => onTyped?.({ title, text, visibility, mentions, isPinned }),
    [title, text, visibility, mentions, isPinned, onTyped],
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    send({ type: 'note.submitted' });
    if (title.trim() === '') focusField(`${name}-title`);
    else if (text.trim() === '') focusField(`${name}-text`);
  }

  const isBusy = snapshot.hasTag('busy');
  const failure =
    problem?.code === 'stale'
      ? 'stale'
      : problem?.code === 'notFound'
        ? 'gone'
        : problem?.code === 'invalid'
          ? 'tooLong'
          : 'failed';
  return (
    <form noValidate aria-label={label} onSubmit={submit}>
      <Stack gap="sm">
        {problem ? <Banner tone="critical">{t(`notes.${failure}`)}</Banner> : null}
        <TextField
          label={t('notes.title')}
          name={`${name}-title`}
          value={title}
          onChange={(typed) => send({ type: 'note.typed', typed: { title: typed } })}
          maxLength={200}
          isRequired
          isReadOnly={isBusy}
          errorMessage={missing.title ? t('notes.titleRequired') : undefined}
        />
        <TextArea
          label={t('notes.text')}
          name={`${name}-text`}
          value={text}
          onChange={(typed) => send({ type: 'note.typed', typed: { text: typed } })}
          maxLength={4000}
          isRequired
          isReadOnly={isBusy}
          errorMessage={missing.text ? t('notes.textRequired') : undefined}
        />
        <NoteReaders
          name={name}
          note={{ title, text, visibility, mentions, isPinned }}
          isDisabled={isBusy}
          onTyped={(typed) => send({ type: 'note.typed', typed })}
        />
        <Inline gap="xs">
          <Button type="submit" variant="primary" isPending={isBusy}>
            {submitLabel}
          </Button>
          {props.onCancel ? <Button onPress={props.onCancel}>{shared('cancel')}</Button> : null}
        </Inline>
      </Stack>
    </form>
  );
}
