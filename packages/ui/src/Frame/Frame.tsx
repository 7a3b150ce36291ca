import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { noticeSize } from '../theme/rules/window-height.ts';
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
  const said = useRef<HTMLDivElement>(null);
  useNoticeSize(said);
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
          <div ref={said}>{notice}</div>
          {children}
        </main>
      </div>
    </div>
  );
}

/** Tells the page how much of the window what is said above it takes. */
function useNoticeSize(said: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const notice = said.current!;
    if (!window.ResizeObserver) return;
    let frame = 0;
    const tell = () => {
      const size = Math.ceil(notice.getBoundingClientRect().height);
      // Where nothing is said nothing is set: setting it has the style of the whole page made anew.
      if (size > 0 || notice.parentElement!.style.getPropertyValue(noticeSize))
        notice.parentElement!.style.setProperty(noticeSize, `${size}px`);
    };
    // What else is watched grows or shrinks by it, and may not be told in the same frame.
    const observer = new ResizeObserver(() => {
      frame = requestAnimationFrame(tell);
    });
    observer.observe(notice);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [said]);
}
