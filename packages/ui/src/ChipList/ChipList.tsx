import type { ReactNode } from 'react';
import * as styles from './ChipList.css.ts';

/** One thing of several, in a word or two. */
interface ListedChip {
  id: string;
  text: ReactNode;
  /** A lesser fact of it, such as how well a language is spoken. */
  note?: ReactNode;
}

export interface ChipListProps {
  /** The things, in the order in which they are read. */
  items: readonly ListedChip[];
}

/** Several short things to be read, such as skills, where a sentence would leave open where one ends. To write them use `TagField`. */
export function ChipList({ items }: ChipListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, text, note }) => (
        <li key={id} className={styles.chip}>
          <span dir="auto">{text}</span>
          {note ? (
            // The dot belongs to the row, whichever way the note is written.
            <span className={styles.note}>
              <span dir="auto">{note}</span>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
