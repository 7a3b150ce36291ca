import type { NotificationGroup } from '@diwan/api-contract/endpoints/notifications';
import { channels } from '@diwan/api-contract/values/channels';
import type { NotificationEventType } from '@diwan/api-contract/values/records/notification';
import { toasts } from '@diwan/ui';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { type Feed, useFeed } from '#crud/query/use-feed.ts';
import { useMissed, useRealtime } from '#session/realtime/live.ts';
import { useSession } from '#session/session-context.tsx';
import { type NotificationSearch, queryOfSearch } from './notification-search.ts';
import { sendToNotifications } from './unread.ts';

export interface Notifications {
  feed: Feed<NotificationGroup>;
  /** Sends an event to notifications, or to all about some records; what is put away can be brought back. */
  send: (type: NotificationEventType, ids: readonly string[]) => void;
}

/** Somebody's notifications as they are asked for, and again with every change, whichever tab made it. */
export function useNotifications(search: NotificationSearch): Notifications {
  const { t } = useTranslation('notifications');
  const { user } = useSession();
  const [version, setVersion] = useState(0);
  const again = useCallback(() => setVersion((last) => last + 1), []);
  const channel = user && channels.person(user.uid);
  useRealtime(channel, { 'notification.added': again, 'notification.changed': again });
  useMissed(channel, again);

  const asked = JSON.stringify(queryOfSearch(search));
  const entriesBefore = useCallback(
    (before: string | null) =>
      queryOf(client.notifications.groups, { query: { ...JSON.parse(asked), ...(before === null ? {} : { before }) } }),
    [asked],
  );
  const feed = useFeed<NotificationGroup>({ entriesBefore, version });

  function send(type: NotificationEventType, ids: readonly string[]) {
    sendToNotifications(type, ids).then(
      (changed) => {
        again();
        if (type === 'notification.archive' && changed.length > 0) offerToRestore(changed);
      },
      () => toasts.show({ tone: 'attention', title: t('sendFailed') }),
    );
  }
  function offerToRestore(ids: readonly string[]) {
    toasts.show({
      title: t('archived', { count: ids.length }),
      action: { label: t('restore'), onPress: () => send('notification.restore', ids) },
    });
  }
  return { feed, send };
}
