import type { ReactNode } from 'react';
import * as styles from './FormSection.css.ts';

export interface FormSectionProps {
  /** What a SideIndex leads to. */
  id: string;
  /** What its fields are about. */
  title: string;
  /** A sentence about all of its fields. */
  description?: ReactNode;
  /** Without a frame of its own, where it stands in one already: in a dialog. */
  isPlain?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** Fields that belong together, in two columns where there is room. */
export function FormSection({ id, title, description, isPlain = false, children }: FormSectionProps) {
  return (
    <section id={id} className={isPlain ? styles.plain : styles.section} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {description ? <p className={styles.description}>{description}</p> : null}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
