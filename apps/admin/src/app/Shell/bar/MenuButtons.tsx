import { pictureAt } from '@diwan/api-contract/values/picture-address';
import { Button } from '@diwan/ui';
import { Bell, Languages, SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Face } from '#crud/resource/face/Face.tsx';
import { useSession } from '#session/session-context.tsx';
import * as styles from '../Shell.css.ts';
import { UnreadCount } from './bell/UnreadCount.tsx';
import { useBellLabel } from './bell/use-bell-label.ts';
import type { MenusProps } from './Menus.tsx';

/** The buttons of the bar's menus, until these are there. */
export function MenuButtons({ unread }: MenusProps) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const bell = useBellLabel(unread);
  return (
    <>
      <span className={styles.onlyWide}>
        <Button variant="plain" isSquare aria-label={t('language.label')} aria-haspopup="menu">
          <Languages size={20} />
        </Button>
        <Button variant="plain" isSquare aria-label={t('theme.label')} aria-haspopup="menu">
          <SunMoon size={20} />
        </Button>
      </span>
      <span className={styles.unread}>
        <Button variant="plain" isSquare aria-label={bell} aria-haspopup="dialog">
          <Bell size={20} />
        </Button>
        <UnreadCount count={unread} />
      </span>
      {user && (
        <Button variant="plain" aria-label={`${t('person.label')}: ${user.displayName}`} aria-haspopup="menu">
          <Face of="person" name={user.displayName} image={pictureAt(user.photoURL)} />
        </Button>
      )}
    </>
  );
}
