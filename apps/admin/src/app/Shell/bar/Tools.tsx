import { PersonMenu } from '../person/PersonMenu.tsx';
import * as styles from '../Shell.css.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

export interface ToolsProps {
  onHelp: () => void;
  onSearch: () => void;
}

/** What belongs to the person, at the end of the bar; its menus load after the screen. */
export default function Tools({ onHelp, onSearch }: ToolsProps) {
  return (
    <>
      <PaletteButton onPress={onSearch} />
      <span className={styles.onlyWide}>
        <LanguageMenu />
        <ThemeMenu />
      </span>
      <NotificationBell />
      <PersonMenu onHelp={onHelp} />
    </>
  );
}
