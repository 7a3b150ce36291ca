import type { Notification } from '@diwan/api-contract/endpoints/notifications';
import { Anchor, createFormat, Text, VisuallyHidden } from '@diwan/ui';
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#messages/language.ts';
import * as styles from './Notifications.css.ts';
import { pathOfNotification, useNotificationText } from './notification-text.ts';

/** A notification in its place in the list. */
export interface NotificationLine {
  item: Notification;
  /** It is about the same as the line above. */
  isFollowing: boolean;
  /** All that are about the same, on the first of them. */
  group: { key: string; count: number } | null;
  /** How many older ones about the same are not shown. */
  more: number;
}

const signs = { info: Info, success: CircleCheck, warning: TriangleAlert, critical: OctagonAlert } as const;

/** What a notification says, where it leads, and when it came. */
export function NotificationRow({ line, onOpen }: { line: NotificationLine; onOpen: (item: Notification) => void }) {
  const { t } = useTranslation('notifications');
  const format = createFormat(currentLanguage());
  const { item, isFollowing, more } = line;
  const { severity, state, createdAt } = item;
  const text = useNotificationText()(item);
  const path = pathOfNotification(item);
  const Sign = signs[severity];
  const words = (
    <span className={styles.text} data-unread={state === 'unread' || undefined}>
      {state === 'unread' ? <VisuallyHidden>{t('isUnread')}: </VisuallyHidden> : null}
      {text}
    </span>
  );
  return (
    <div className={styles.line} data-following={isFollowing || undefined}>
      <span className={styles.sign[severity]}>
        <Sign size={18} role="img" aria-label={t(`severities.${severity}`)} />
      </span>
      <div className={styles.said}>
        {path ? (
          <Anchor href={path} className={styles.link} onPress={() => onOpen(item)}>
            {words}
          </Anchor>
        ) : (
          words
        )}
        <Text as="span" size="caption" tone="muted">
          <time dateTime={createdAt} title={format.dateTime(createdAt)}>
            {format.relative(createdAt)}
          </time>
          {more > 0 ? ` · ${t('more', { count: more })}` : null}
        </Text>
      </div>
    </div>
  );
}
