import { PersonMenu } from '../person/PersonMenu.tsx';
import * as styles from '../Shell.css.ts';
import { NotificationBell } from './bell/NotificationBell.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

export interface MenusProps {
  /** How many notifications wait to be read. */
  unread: number;
  onHelp: () => void;
}

/** The menus at the end of the bar. */
export default function Menus({ unread, onHelp }: MenusProps) {
  return (
    <>
      <span className={styles.onlyWide}>
        <LanguageMenu />
        <ThemeMenu />
      </span>
      <NotificationBell unread={unread} />
      <PersonMenu onHelp={onHelp} />
    </>
  );
}
