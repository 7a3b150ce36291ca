import type { ReactNode } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
} from 'react-aria-components/Tabs';
import { Badge } from '../Badge/Badge.tsx';
import { FollowsLinks } from '../private/FollowsLinks.tsx';
import { showWithin } from '../private/show-within.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  id: string;
  label: string;
  count?: number | string;
  href?: string;
  isDisabled?: boolean;
}

export interface TabsProps {
  /** Names the tabs to a screen reader. */
  'aria-label': string;
  /** The tabs in their order. */
  items: readonly TabItem[];
  /** The id of the one that is open. */
  selected: string;
  /** Another one was chosen; needed unless each tab is a link. */
  onSelect?: (id: string) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** Parts of one record, one seen at a time; with `href` each has its own address. */
export function Tabs({ 'aria-label': label, items, selected, onSelect, children }: TabsProps) {
  return (
    <FollowsLinks>
      <AriaTabs className={styles.tabs} selectedKey={selected} onSelectionChange={(key) => onSelect?.(String(key))}>
        <AriaTabList aria-label={label} className={styles.list}>
          {items.map(({ id, label: name, count, href, isDisabled }) => (
            <AriaTab
              key={id}
              ref={id === selected ? bringToSight : undefined}
              id={id}
              href={href}
              isDisabled={isDisabled}
              className={styles.tab}
            >
              {name}
              {count !== undefined && <Badge>{count}</Badge>}
            </AriaTab>
          ))}
        </AriaTabList>
        <AriaTabPanel key={selected} id={selected} className={styles.panel}>
          {children}
        </AriaTabPanel>
      </AriaTabs>
    </FollowsLinks>
  );
}

const bringToSight = (tab: HTMLElement | null) => (tab?.parentElement ? showWithin(tab.parentElement, tab) : undefined);
