import type { Preferences } from '@diwan/api-contract/endpoints/identity';
import { Anchor, Button, NavBar } from '@diwan/ui';
import { Menu } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWhenIdle } from '#crud/feedback/lazy.ts';
import { Logo } from '#identity/Logo.tsx';
import * as styles from '../Shell.css.ts';

const StarredPages = lazyWhenIdle([], () => import('./StarredPages.tsx'));
const StarToggle = lazyWhenIdle([], () => import('./StarToggle.tsx'));
const Tools = lazyWhenIdle([], () => import('./Tools.tsx'));

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
          <Suspense>
            <StarToggle />
            <StarredPages />
          </Suspense>
        )
      }
      end={
        <>
          <Suspense>
            {menu && <StarToggle />}
            <Tools onHelp={onHelp} onSearch={onSearch} />
          </Suspense>
        </>
      }
    />
  );
}
