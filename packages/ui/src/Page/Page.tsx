import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './Page.css.ts';

export interface PageProps {
  /** What the page is; its `h1`. */
  title: ReactNode;
  /** What the page is about, before its title. */
  picture?: ReactNode;
  /** The way here from its area. */
  breadcrumbs?: readonly Crumb[];
  /** Views of the same, such as its states: beside the title where there is room. */
  tabs?: ReactNode;
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
export function Page({ title, picture, breadcrumbs, tabs, chips, actions, width = 'list', children }: PageProps) {
  return (
    <div className={styles.widths[width]}>
      <header className={styles.head}>
        <div className={styles.title}>
          {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
          <div className={styles.named}>
            {picture && <span className={styles.picture}>{picture}</span>}
            <Heading level={1} size="title">
              {title}
            </Heading>
          </div>
          {chips && <div className={styles.group}>{chips}</div>}
        </div>
        {tabs && <div className={styles.tabs}>{tabs}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
