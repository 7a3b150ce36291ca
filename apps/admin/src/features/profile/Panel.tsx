import { Heading, Text } from '@diwan/ui';
import type { ReactNode } from 'react';
import * as styles from './Profile.css.ts';

interface PanelProps {
  id: string;
  title: string;
  help?: string;
  children: ReactNode;
}

/** One part of the profile under its heading. */
export function Panel({ id, title, help, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {help ? <Text tone="muted">{help}</Text> : null}
      {children}
    </section>
  );
}
