import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from './QuickAdd.css.ts';

export interface QuickAddProps {
  /** Names the form and says in the empty line what is added. */
  label: string;
  /** Names the button that appears once something is typed. */
  submitLabel: string;
  /** So many characters at most. */
  maxLength?: number;
  /** Is given what was typed, never blank. */
  onAdd: (text: string) => void;
}

/** Adds things to a list by their name alone: Enter, and the next one can be typed. */
export function QuickAdd({ label, submitLabel, maxLength, onAdd }: QuickAddProps) {
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  return (
    <form
      className={styles.form}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty) return;
        onAdd(text);
        setText('');
      }}
    >
      <Plus className={styles.icon} />
      <input
        className={styles.input}
        aria-label={label}
        placeholder={label}
        dir="auto"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={maxLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {isEmpty ? null : (
        <Button type="submit" size="small">
          {submitLabel}
        </Button>
      )}
    </form>
  );
}
