import { channels } from '@diwan/api-contract/values/channels';
import { cache } from '#api/cache/cache.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { latestNotifications, unreadCount } from '#features/notifications/unread.ts';
import { useMissed, useRealtime } from '#session/realtime/live.ts';
import { useSession, useSessionActor } from '#session/session-context.tsx';

/** The live number of the person's unread notifications; also hears that their session has ended elsewhere. */
export function useUnread(): number {
  const { user } = useSession();
  const session = useSessionActor();
  const unread = useQuery(unreadCount);
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
  return unread.value?.count ?? 0;
}
