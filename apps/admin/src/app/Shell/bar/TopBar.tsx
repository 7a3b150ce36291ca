import type { Preferences } from '@diwan/api-contract/endpoints/identity';
import { Anchor, Button, NavBar } from '@diwan/ui';
import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lateControls } from '#crud/feedback/late/late-controls.tsx';
import { Logo } from '#identity/Logo.tsx';
import * as styles from '../Shell.css.ts';
import { StarButton } from './stars/StarButton.tsx';
import { StarredPages } from './stars/StarredPages.tsx';
import { Tools } from './Tools.tsx';

const StarToggle = lateControls([], () => import('./stars/StarToggle.tsx'), StarButton);

export interface TopBarProps {
  placement: Preferences['navbar'];
  /** The main menu, where it stands in the bar. */
  menu?: ReactNode;
  onMenu: () => void;
  onHelp: () => void;
  onSearch: () => void;
}

/** Name, the menu or starred pages, and what belongs to the person. */
export function TopBar({ placement, menu, onMenu, onHelp, onSearch }: TopBarProps) {
  const { t } = useTranslation('shell');
  const menuButton = (
    <Button variant="plain" aria-label={t('openMenu')} onPress={onMenu}>
      <Menu size={20} />
    </Button>
  );
  if (placement === 'hidden') return <div className={styles.barless}>{menuButton}</div>;
  return (
    <NavBar
      placement={placement}
      start={
        <>
          <span className={styles.onlyNarrow}>{menuButton}</span>
          <Anchor className={styles.logo} href="/">
            <Logo />
          </Anchor>
        </>
      }
      center={
        menu ?? (
          <>
            <StarToggle />
            <StarredPages />
          </>
        )
      }
      end={
        <>
          {menu && <StarToggle />}
          <Tools onHelp={onHelp} onSearch={onSearch} />
        </>
      }
    />
  );
}
