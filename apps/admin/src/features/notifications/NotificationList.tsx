import type { Notification, NotificationGroup } from '@diwan/api-contract/endpoints/notifications';
import { PaneList } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { FeedFrame } from '#crud/feedback/FeedFrame.tsx';
import { NotificationActions } from './NotificationActions.tsx';
import { type NotificationLine, NotificationRow } from './NotificationRow.tsx';
import type { NotificationSearch } from './notification-search.ts';
import { useNotificationText } from './notification-text.ts';
import { useNotifications } from './use-notifications.ts';

const keyOf = ({ item }: NotificationLine) => item.id;

/** Each group's notifications one below the other; the first stands for all that are about the same. */
const linesOf = (groups: readonly NotificationGroup[]): NotificationLine[] =>
  groups.flatMap(({ items, key, count }) =>
    items.map((item, index) => ({
      item,
      isFollowing: index > 0,
      group: index === 0 && count > 1 ? { key, count } : null,
      more: index === items.length - 1 ? count - items.length : 0,
    })),
  );

/** The notifications that are asked for, with what can be done with each. */
export function NotificationList({ search }: { search: NotificationSearch }) {
  const { t } = useTranslation('notifications');
  const textOf = useNotificationText();
  const { feed, send } = useNotifications(search);
  const isFiltered = search.kind.length + search.severity.length > 0;
  const open = ({ actions, id }: Notification) => {
    if (actions.includes('notification.read')) send('notification.read', [id]);
  };
  const putAway = ({ item: { actions, id } }: NotificationLine) =>
    send(actions.includes('notification.archive') ? 'notification.archive' : 'notification.restore', [id]);
  return (
    <FeedFrame
      feed={feed}
      empty={
        isFiltered
          ? { title: t('noneFiltered') }
          : { title: t(`none.${search.state ?? 'all'}`), description: t('noneHint') }
      }
      olderLabel={t('older')}
    >
      <PaneList
        label={t('title')}
        rows={linesOf(feed.entries)}
        rowKey={keyOf}
        rowLabel={({ item }) => textOf(item)}
        renderRow={(line) => <NotificationRow line={line} onOpen={open} />}
        rowAction={(line) => <NotificationActions line={line} onSend={send} />}
        onPutAway={putAway}
      />
    </FeedFrame>
  );
}
