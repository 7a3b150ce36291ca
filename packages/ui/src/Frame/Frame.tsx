import type { ReactNode } from 'react';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as styles from './Frame.css.ts';

const contentId = 'content';

export interface FrameProps {
  /** What the link says that leads past the navigation. */
  skipLabel: string;
  /** The bar at the top. */
  navBar: ReactNode;
  /** Unseen on a narrow screen: give it there again, in a `Drawer`. Nothing where the bar holds it. */
  navMenu?: ReactNode;
  /** Where the navigation stands: below the bar or beside the page. */
  layout?: 'horizontal' | 'vertical';
  /** Between navigation and content, such as a banner about the whole product. */
  notice?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** Where bar, menu and content lie; once, around every screen behind the sign-in. */
export function Frame({ skipLabel, navBar, navMenu, layout = 'horizontal', notice, children }: FrameProps) {
  return (
    <div className={styles.frame}>
      <SkipLink target={contentId}>{skipLabel}</SkipLink>
      {navBar}
      <div className={styles.layouts[layout]}>
        {navMenu ? (
          <div className={styles.menus[layout]} data-surface="navigation">
            {navMenu}
          </div>
        ) : null}
        <main id={contentId} tabIndex={-1} className={styles.main}>
          {notice}
          {children}
        </main>
      </div>
    </div>
  );
}
