import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Form.css.ts';

export interface FormProps {
  /** Names the form to a screen reader. */
  label: string;
  /** For a button outside of it, such as one in a dialog's foot: its `form`. */
  id?: string;
  /** Enter in a field, or a button that sends; the browser's own sending is held back. */
  onSubmit: () => void;
  /** Whose password the form changes, for a password manager. */
  username?: string;
  /** Stands beside the sections on a wide screen: a SideIndex. */
  aside?: ReactNode;
  /** Sections, then the bar that saves. */
  children: ReactNode;
}

/** A form of sections; Ctrl S or ⌘ S submits it from anywhere on the screen. */
export function Form({ label, id, username, onSubmit, aside, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    function save(event: KeyboardEvent) {
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      // Below a dialog the form rests.
      if (!form.current?.closest('[inert], [aria-hidden="true"]')) form.current?.requestSubmit();
    }
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, []);
  useEffect(() => {
    const element = form.current;
    // The browser shows the line with the cursor, and would leave the rest of a tall field below the save bar.
    function showWhole({ key, target }: KeyboardEvent) {
      if (key === 'Tab' && target instanceof Element) target.scrollIntoView?.({ block: 'nearest' });
    }
    element?.addEventListener('keyup', showWhole);
    return () => element?.removeEventListener('keyup', showWhole);
  }, []);
  return (
    <div className={styles.place}>
      <div className={styles.layout}>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
        <form
          ref={form}
          id={id}
          className={styles.form}
          aria-label={label}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {username === undefined ? null : (
            <input type="hidden" name="username" autoComplete="username" value={username} />
          )}
          {children}
        </form>
      </div>
    </div>
  );
}
