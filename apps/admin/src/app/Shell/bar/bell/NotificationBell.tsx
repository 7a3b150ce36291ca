import { IconButton, Popover } from '@diwan/ui';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from '#app/Shell/Shell.css.ts';
import { NotificationPanel } from './NotificationPanel.tsx';
import { UnreadCount } from './UnreadCount.tsx';
import { useBellLabel } from './use-bell-label.ts';

/** How many notifications wait to be read, and the latest of them. */
export function NotificationBell({ unread }: { unread: number }) {
  const { t } = useTranslation('notifications');
  const label = useBellLabel(unread);
  return (
    <Popover
      aria-label={t('title')}
      placement="bottom end"
      trigger={
        <span className={styles.unread}>
          <IconButton icon={<Bell size={20} />} label={label} tooltipPlacement="bottom" />
          <UnreadCount count={unread} />
        </span>
      }
    >
      {({ close }) => <NotificationPanel onLeave={close} />}
    </Popover>
  );
}
