import { Search, X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { bareInput, controlGroup } from '../private/field/field.css.ts';
import { useUiTexts } from '../UiProvider/ui-context.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps {
  /** Names the field to a screen reader. */
  label: string;
  /** What has been typed. */
  value: string;
  /** Something was typed, or the field was cleared. */
  onChange: (value: string) => void;
  /** What the empty field says. */
  placeholder?: string;
  /** The key that leads here, shown as a hint; whoever listens to it focuses `inputRef`. */
  shortcut?: string;
  /** The field itself, to give it the focus. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** The search box of a list; reports every keystroke, so the caller waits before asking the server. */
export function SearchField({ label, value, onChange, placeholder, shortcut, inputRef }: SearchFieldProps) {
  const texts = useUiTexts();
  const ownRef = useRef<HTMLInputElement>(null);
  const ref = inputRef ?? ownRef;
  return (
    <div className={`${controlGroup} ${styles.place}`} role="search">
      <Search className={styles.icon} />
      <input
        ref={ref}
        className={bareInput}
        type="search"
        dir="auto"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={placeholder ?? label}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          onChange('');
        }}
      />
      {value ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={texts.clear}
          onClick={() => {
            onChange('');
            ref.current?.focus();
          }}
        >
          <X />
        </button>
      ) : null}
      {shortcut && !value ? (
        <kbd className={styles.hint} aria-hidden>
          {shortcut}
        </kbd>
      ) : null}
    </div>
  );
}
