import { key, shortcut } from './Shortcut.css.ts';

export interface ShortcutProps {
  /** The keys pressed together, as they are printed: `['Ctrl', 'K']`. */
  keys: readonly string[];
}

/** A keyboard shortcut as it is pressed; it explains and does nothing itself. */
export function Shortcut({ keys }: ShortcutProps) {
  return (
    <kbd className={shortcut}>
      {keys.map((name) => (
        <kbd key={name} className={key}>
          {name}
        </kbd>
      ))}
    </kbd>
  );
}
