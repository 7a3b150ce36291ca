import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import * as styles from './NavBar.css.ts';

export interface NavBarProps {
  /** How it stands to what scrolls under it. */
  placement?: 'floating' | 'sticky' | 'static' | 'hidden';
  /** The product and where one is. */
  start: ReactNode;
  /** The navigation, on a wide screen. */
  center?: ReactNode;
  /** Search, notices, the person. */
  end?: ReactNode;
}

/** The bar above every screen: name, search, and what belongs to the person. */
export function NavBar({ placement = 'floating', start, center, end }: NavBarProps) {
  const sentinel = useRef<HTMLSpanElement>(null);
  const hasScrolled = useHasLeft(sentinel);
  if (placement === 'hidden') return null;
  return (
    <>
      <span ref={sentinel} className={styles.sentinel} aria-hidden />
      <header
        className={styles.placements[placement]}
        data-surface="navigation"
        data-scrolled={(hasScrolled && placement !== 'static') || undefined}
      >
        <div className={styles.start}>{start}</div>
        <div className={styles.center}>{center}</div>
        <div className={styles.end}>{end}</div>
      </header>
    </>
  );
}

function useHasLeft(target: RefObject<Element | null>): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(([entry]) => entry && setHasLeft(!entry.isIntersecting));
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return hasLeft;
}
