import type { Notification } from '@diwan/api-contract/endpoints/notifications';
import {
  Button,
  createFormat,
  EmptyState,
  Heading,
  Inline,
  Link,
  RetryButton,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#api/cache/use-query.ts';
import * as styles from '#app/Shell/Shell.css.ts';
import { pathOfNotification, useNotificationText } from '#features/notifications/notification-text.ts';
import { latestNotifications, markAllRead, unreadCount } from '#features/notifications/unread.ts';
import { currentLanguage } from '#messages/language.ts';

export interface NotificationPanelProps {
  onLeave: () => void;
}

/** The latest notifications, each with the way to what it is about. */
export function NotificationPanel({ onLeave }: NotificationPanelProps) {
  const { t } = useTranslation('notifications');
  const latest = useQuery(latestNotifications);
  const { value, problem } = latest;
  const unread = useQuery(unreadCount).value?.count ?? 0;
  return (
    <div className={styles.panel}>
      <Inline justify="between">
        <Heading level={2} size="lead">
          {t('title')}
        </Heading>
        {unread > 0 && (
          <Button size="small" variant="plain" onPress={() => void markAllRead()}>
            {t('markAll')}
          </Button>
        )}
      </Inline>
      {value ? (
        <Latest items={value.items} onLeave={onLeave} />
      ) : problem ? (
        <Inline gap="sm">
          <Text tone="critical">{t('failed')}</Text>
          <RetryButton size="small" onPress={latest.refresh} isPending={latest.isLoading} />
        </Inline>
      ) : (
        <Skeleton shape="panel" />
      )}
      <Link href="/notifications" onPress={onLeave}>
        {t('all')}
      </Link>
    </div>
  );
}

function Latest({ items, onLeave }: { items: readonly Notification[]; onLeave: () => void }) {
  const { t } = useTranslation('notifications');
  if (items.length === 0) return <EmptyState drawing="done" title={t('empty')} />;
  return (
    <ul className={styles.notifications}>
      {items.map((item) => (
        <Row key={item.id} item={item} onLeave={onLeave} />
      ))}
    </ul>
  );
}

function Row({ item, onLeave }: { item: Notification; onLeave: () => void }) {
  const { t } = useTranslation('notifications');
  const format = createFormat(currentLanguage());
  const text = useNotificationText()(item);
  const path = pathOfNotification(item);
  return (
    <li className={styles.notification} data-unread={item.readAt === null || undefined}>
      {path ? (
        <Link href={path} tone="text" onPress={onLeave}>
          {text}
        </Link>
      ) : (
        <Text as="span">{text}</Text>
      )}
      {item.readAt === null && <VisuallyHidden>{t('isUnread')}</VisuallyHidden>}
      <Text as="span" size="caption" tone="muted" title={format.dateTime(item.createdAt)}>
        {format.relative(item.createdAt)}
      </Text>
    </li>
  );
}
