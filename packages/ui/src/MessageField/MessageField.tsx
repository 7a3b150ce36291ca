import { type KeyboardEvent, type RefObject, useRef } from 'react';
import * as styles from './MessageField.css.ts';

export interface MessageFieldProps {
  /** Names the field to a screen reader. */
  label: string;
  /** What has been typed. */
  value: string;
  /** Something was typed. */
  onChange: (value: string) => void;
  /** Enter was pressed; with Shift it begins a new line. */
  onSubmit: () => void;
  /** Escape was pressed; without it the key does what it does around the field. */
  onEscape?: (() => void) | undefined;
  /** What the empty field says. */
  placeholder?: string;
  /** Whether it cannot be sent as it is; say why beside it. */
  isInvalid?: boolean;
  /** The field itself, to give it the focus. */
  inputRef?: RefObject<HTMLTextAreaElement | null>;
}

/** Where a message is written that Enter sends; it grows with what is written. A text that is saved with a form is a `TextArea`. */
export function MessageField({ label, value, onChange, onSubmit, onEscape, inputRef, ...props }: MessageFieldProps) {
  const ownRef = useRef<HTMLTextAreaElement>(null);
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape' && onEscape) {
      event.stopPropagation();
      onEscape();
    }
    // Enter that ends what an input method composes sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  }
  return (
    <textarea
      ref={inputRef ?? ownRef}
      className={styles.field}
      aria-label={label}
      aria-invalid={props.isInvalid || undefined}
      placeholder={props.placeholder}
      dir="auto"
      rows={2}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={handleKey}
    />
  );
}
