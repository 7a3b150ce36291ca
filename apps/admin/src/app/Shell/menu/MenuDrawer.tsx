import { Drawer, NavMenu } from '@diwan/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDestination } from '#navigation/navigation-context.tsx';
import { currentOf } from './MainMenu.tsx';
import { useMenuAreas } from './use-menu-areas.tsx';

export interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The menu of a narrow screen; it closes when one has gone somewhere. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const { t } = useTranslation('shell');
  const path = useDestination((destination) => destination);
  // The drawer's code may arrive after the press that opened it, which is no reason to close.
  const known = useRef(path);
  useEffect(() => {
    if (known.current !== path) onClose();
    known.current = path;
  }, [path, onClose]);
  return (
    <Drawer title={t('mainMenu')} side="start" isOpen={isOpen} onClose={onClose}>
      <DrawnMenu current={currentOf(path)} />
    </Drawer>
  );
}

function DrawnMenu({ current }: { current: string | null }) {
  const { t } = useTranslation('shell');
  return <NavMenu aria-label={t('mainMenu')} layout="vertical" areas={useMenuAreas()} current={current} />;
}
