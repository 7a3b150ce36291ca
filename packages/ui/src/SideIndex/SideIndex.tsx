import { useEffect, useState } from 'react';
import * as styles from './SideIndex.css.ts';
import { sectionBeingRead } from './section-being-read.ts';

/** A section to lead to: the `id` of a FormSection. */
export interface IndexedSection {
  id: string;
  title: string;
  hasErrors?: boolean;
}

export interface SideIndexProps {
  /** Names the index to a screen reader. */
  label: string;
  /** The page's sections in their order, each with the id of its heading. */
  sections: readonly IndexedSection[];
}

/** The sections of a long form; marks the one being read. */
export function SideIndex({ label, sections }: SideIndexProps) {
  const [currentId, setCurrentId] = useState(sections[0]?.id);
  const ids = sections.map((section) => section.id).join(' ');

  useEffect(() => {
    const mark = () => {
      const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
      setCurrentId((before) => sectionBeingRead(elements)?.id ?? before);
    };
    const listening = new AbortController();
    for (const change of ['scroll', 'resize', 'focusin'])
      window.addEventListener(change, mark, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [ids]);

  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {sections.map((section) => (
          <li key={section.id}>
            <a
              className={styles.link}
              href={`#${section.id}`}
              aria-current={section.id === currentId ? 'location' : undefined}
              onClick={(event) => {
                // The address stays: leading to a part of the form is no step of navigation.
                event.preventDefault();
                leadTo(section.id);
              }}
            >
              {section.title}
              {section.hasErrors ? <span className={styles.errorDot} aria-hidden /> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function leadTo(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'start' });
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}
