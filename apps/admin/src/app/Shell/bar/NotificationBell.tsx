import { channels } from '@diwan/api-contract/values/channels';
import { Badge, IconButton, Popover } from '@diwan/ui';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cache } from '#api/cache/cache.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { latestNotifications, unreadCount } from '#features/notifications/unread.ts';
import { useMissed, useRealtime } from '#session/realtime/live.ts';
import { useSession, useSessionActor } from '#session/session-context.tsx';
import * as styles from '../Shell.css.ts';
import { NotificationPanel } from './NotificationPanel.tsx';

/** The live number of unread notifications, and the latest of them. */
export function NotificationBell() {
  const { t } = useTranslation('notifications');
  const { user } = useSession();
  const session = useSessionActor();
  const unread = useQuery(unreadCount);
  const count = unread.value?.count ?? 0;
  const channel = user && channels.person(user.uid);
  useRealtime(channel, {
    'notification.added': (added) => {
      cache.give(unreadCount, { count: added.unread });
      cache.invalidate(latestNotifications.key);
    },
    'notification.changed': (changed) => {
      cache.give(unreadCount, { count: changed.unread });
      cache.invalidate(latestNotifications.key);
    },
    'session.ended': ({ reason }) => session.send({ type: 'session.endedElsewhere', reason }),
  });
  useMissed(channel, unread.refresh);
  const label = count > 0 ? `${t('title')}: ${t('unread', { count })}` : t('title');
  return (
    <Popover
      aria-label={t('title')}
      placement="bottom end"
      trigger={
        <span className={styles.unread}>
          <IconButton icon={<Bell size={20} />} label={label} tooltipPlacement="bottom" />
          {count > 0 && (
            <span className={styles.unreadCount} aria-hidden>
              <Badge>{count}</Badge>
            </span>
          )}
        </span>
      }
    >
      {({ close }) => <NotificationPanel onLeave={close} />}
    </Popover>
  );
}
