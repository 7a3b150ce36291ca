import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { popover } from '../Popover/Popover.css.ts';
import { FollowsLinks } from '../private/FollowsLinks.tsx';
import * as styles from './Menu.css.ts';

export { MenuTrigger } from 'react-aria-components/Menu';

export interface MenuProps {
  /** Names the menu where its trigger doesn't. */
  'aria-label'?: string;
  /** Where it opens, seen from its trigger. */
  placement?: 'bottom start' | 'bottom end' | 'end top';
  /** Leads the focus to the first item also where no key of the trigger opened it. */
  autoFocus?: 'first';
  /** `MenuItem`s, or `MenuSection`s of them. */
  children: ReactNode;
}

/** Actions and links that open from the `TriggerButton` or `IconButton` beside it in a `MenuTrigger`; choices belong in a `Select`. */
export function Menu({ placement = 'bottom start', children, ...aria }: MenuProps) {
  return (
    <AriaPopover placement={placement} offset={4} className={popover}>
      <FollowsLinks>
        <AriaMenu {...aria} className={styles.menu}>
          {children}
        </AriaMenu>
      </FollowsLinks>
    </AriaPopover>
  );
}

export interface MenuSectionProps {
  /** Stands above its items. */
  title?: string;
  /** Names a section that shows no title. */
  'aria-label'?: string;
  /** `MenuItem`s. */
  children: ReactNode;
}

/** Items of a menu that belong together, with or without a title. */
export function MenuSection({ title, children, ...aria }: MenuSectionProps) {
  return (
    <AriaMenuSection {...aria} className={styles.section}>
      {title && <Header className={styles.sectionTitle}>{title}</Header>}
      {children}
    </AriaMenuSection>
  );
}
