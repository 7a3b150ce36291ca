import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { FieldNotes, type FieldProps, OptionalMark, useFieldParts } from '../private/field/Field.tsx';
import * as fieldStyles from '../private/field/field.css.ts';
import { richText } from '../RichText/RichText.css.ts';
import * as styles from './RichTextEditor.css.ts';
import type { RichTextTexts } from './rich-text-texts.ts';
import { commandsOf } from './toolbar/commands.ts';
import { RichTextToolbar } from './toolbar/RichTextToolbar.tsx';
import { useRichText } from './use-rich-text.ts';

export interface RichTextEditorProps extends FieldProps {
  /** HTML of p, h2–h4, ul, ol, li, blockquote, a (https and mailto), strong, em and br; empty where nothing is written. */
  value: string;
  /** Is given the text as HTML after each change. */
  onChange: (value: string) => void;
  /** What its buttons and its dialog for links say. */
  texts: RichTextTexts;
}

/** A text with headings, lists and links; where plain paragraphs do, use `TextArea`. Heavy: load it with the screen that shows it. */
export function RichTextEditor({ value, onChange, texts, ...props }: RichTextEditorProps) {
  const parts = useFieldParts(props);
  const toolbar = useRef<HTMLDivElement>(null);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const isEditable = !props.isDisabled && !props.isReadOnly;
  const { editor, root, focus, ...state } = useRichText({ value, onChange, isEditable });
  const commands = useMemo(() => commandsOf(editor), [editor]);

  function leaveText(event: KeyboardEvent) {
    if (event.altKey && event.key === 'F10') {
      event.preventDefault();
      toolbar.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
    }
    if ((event.ctrlKey || event.metaKey) && event.code === 'KeyK' && isEditable) {
      event.preventDefault();
      setLinkOpen(true);
    }
  }

  return (
    <div className={fieldStyles.field}>
      <span id={parts.labelId} className={fieldStyles.label}>
        {props.label}
        <OptionalMark {...props} />
      </span>
      <div
        className={styles.frame}
        data-invalid={props.errorMessage ? true : undefined}
        data-disabled={props.isDisabled || undefined}
        data-readonly={props.isReadOnly || undefined}
      >
        {props.isReadOnly ? null : (
          <RichTextToolbar
            {...state}
            ref={toolbar}
            texts={texts}
            controls={parts.id}
            commands={commands}
            isDisabled={!isEditable}
            isLinkOpen={isLinkOpen}
            onLinkOpenChange={setLinkOpen}
            onReturn={focus}
          />
        )}
        <div
          ref={root}
          id={parts.id}
          className={`${styles.text} ${richText}`}
          role="textbox"
          tabIndex={props.isDisabled ? undefined : 0}
          contentEditable={isEditable}
          suppressContentEditableWarning
          aria-multiline
          aria-labelledby={parts.labelId}
          aria-describedby={parts.describedBy}
          aria-required={props.isRequired || undefined}
          aria-invalid={props.errorMessage ? true : undefined}
          aria-disabled={props.isDisabled || undefined}
          aria-readonly={props.isReadOnly || undefined}
          onKeyDown={leaveText}
          onBlur={props.onBlur}
        />
      </div>
      <FieldNotes {...props} parts={parts} />
    </div>
  );
}
