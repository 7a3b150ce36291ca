import { Shortcut } from '@diwan/ui';
import { usePreferences } from '#session/preferences/use-preferences.ts';
import * as styles from '../review.css.ts';

/** The key of a button, where keys are in use; a screen reader is told by `aria-keyshortcuts`. */
export function KeyHint({ of }: { of: string }) {
  const [{ hasShortcuts }] = usePreferences();
  if (!hasShortcuts) return null;
  return (
    <span className={styles.keyHint} aria-hidden>
      <Shortcut keys={[of.toUpperCase()]} />
    </span>
  );
}
