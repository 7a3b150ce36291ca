import { useEffect, useRef } from 'react';
import { Anchor } from '../Link/Anchor.tsx';
import { showWithin } from '../private/show-within.ts';
import * as styles from './StateTabs.css.ts';

/** One view of the same list. */
export interface StateTab {
  key: string;
  label: string;
  href: string;
  /** How many records, as text that is already in the page's language; null keeps its place while nobody knows. */
  count?: string | null;
}

export interface StateTabsProps {
  /** Names the tabs to a screen reader. */
  label: string;
  /** The states, each with its count and where it leads. */
  tabs: readonly StateTab[];
  /** The state that is shown. */
  currentKey: string;
}

/** The states of a list as links with their counts; they are places in the address, not ARIA tabs. */
export function StateTabs({ label, tabs, currentKey }: StateTabsProps) {
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = scroller.current?.querySelector(`[data-key="${CSS.escape(currentKey)}"]`);
    if (scroller.current && link) return showWithin(scroller.current, link);
  }, [currentKey]);
  return (
    <nav ref={scroller} aria-label={label} className={styles.scroller}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Anchor
              className={styles.tab}
              href={tab.href}
              data-key={tab.key}
              aria-current={tab.key === currentKey ? 'page' : undefined}
            >
              {tab.label}
              {tab.count === undefined ? null : <span className={styles.count}>{tab.count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
