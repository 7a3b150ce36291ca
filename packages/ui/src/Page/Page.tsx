import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './Page.css.ts';

export interface PageProps {
  /** What the page is; its `h1`. */
  title: ReactNode;
  /** The way here from its area. */
  breadcrumbs?: readonly Crumb[];
  /** The state of what the page is about. */
  chips?: ReactNode;
  /** One primary action, others quiet. */
  actions?: ReactNode;
  /** How wide its content may become. */
  width?: 'list' | 'form' | 'reading';
  /** The content. */
  children: ReactNode;
}

/** One screen's content with its only `h1`, which takes the focus after navigation. */
export function Page({ title, breadcrumbs, chips, actions, width = 'list', children }: PageProps) {
  return (
    <div className={styles.widths[width]}>
      <header className={styles.head}>
        {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
        <div className={styles.row}>
          <div className={styles.title}>
            <Heading level={1}>{title}</Heading>
            {chips && <div className={styles.group}>{chips}</div>}
          </div>
          {actions && <div className={styles.group}>{actions}</div>}
        </div>
      </header>
      {children}
    </div>
  );
}
