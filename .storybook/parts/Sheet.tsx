import { Heading } from '@diwan/ui/Heading/Heading';
import { Text } from '@diwan/ui/Text/Text';
import type { ReactNode } from 'react';
import * as styles from './sheet.css.ts';
import { Words } from './Words.tsx';

interface SheetProps {
  title: string;
  /** What the page is about, in a sentence or two. */
  lead: string;
  children: ReactNode;
}

/** A page of documentation: English, from left to right, whatever its examples are. */
export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <article lang="en" dir="ltr" className={styles.sheet}>
      <header className={styles.head}>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text size="lead" tone="muted" isReading>
          <Words>{lead}</Words>
        </Text>
      </header>
      {children}
    </article>
  );
}

export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Heading level={2}>{title}</Heading>
      {note ? (
        <Text tone="muted" isReading>
          <Words>{note}</Words>
        </Text>
      ) : null}
      {children}
    </section>
  );
}

/** Sentences one below the other; nothing at all where there are none. */
export function Sentences({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.section}>
      <Heading level={3}>{title}</Heading>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>
            <Words>{line}</Words>
          </li>
        ))}
      </ul>
    </div>
  );
}
