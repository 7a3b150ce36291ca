import type { ConversationRow } from '@diwan/api-contract/resources/conversations';
import { Anchor, Inline, StatusChip, VisuallyHidden } from '@diwan/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Face } from '#crud/resource/face/Face.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from '../chat.css.ts';
import { namesOf } from '../names-of.ts';
import { PriorityChip } from '../parts.tsx';

interface InboxRowProps {
  row: ConversationRow;
  href: string;
  isCurrent: boolean;
}

/** A conversation in the list: with whom, about what, how its last message begins, and what waits in it. */
export const InboxRow = memo(function InboxRow({ row, href, isCurrent }: InboxRowProps) {
  const { t } = useTranslation('chat');
  const { t: words, format, language } = useResource();
  const { participants, subject, number, lastMessage, unreadCount, priority, assignee, isFlagged, state } = row;
  const names = format.list(namesOf(participants, language));
  const [first] = participants;
  const said = lastMessage?.excerpt ?? (lastMessage ? t('hidden') : words('noMessages'));
  const excerpt = said || t('voice.title');
  const isPressing = priority === 'high' || priority === 'urgent';
  return (
    <Anchor
      href={href}
      className={styles.row}
      aria-current={isCurrent ? 'true' : undefined}
      data-unread={unreadCount > 0 || undefined}
      data-conversation={row.id}
    >
      <Face
        of={first?.type === 'seeker' ? 'person' : 'company'}
        name={names}
        image={first?.image ?? null}
        size="medium"
      />
      <span className={styles.rowBody}>
        <span className={styles.rowLine}>
          <bdi className={styles.who}>{names}</bdi>
          <time className={styles.muted} dateTime={row.lastMessageAt} title={format.dateTime(row.lastMessageAt)}>
            {format.relative(row.lastMessageAt)}
          </time>
        </span>
        <span className={styles.rowLine}>
          <span className={styles.cut} dir="auto">
            {subject ?? number}
          </span>
          {unreadCount > 0 ? (
            <span className={styles.badge}>
              <span aria-hidden>{format.number(unreadCount)}</span>
              <VisuallyHidden>{t('unread', { count: unreadCount, number: format.number(unreadCount) })}</VisuallyHidden>
            </span>
          ) : null}
        </span>
        <span className={styles.excerpt} dir="auto">
          {lastMessage?.by === 'staff' ? t('byStaff', { text: excerpt }) : excerpt}
        </span>
        {isPressing || isFlagged || assignee || state === 'snoozed' ? (
          <Inline as="span" gap="xs">
            {isPressing ? <PriorityChip priority={priority} t={words} /> : null}
            {isFlagged ? <StatusChip tone="critical">{words('flagged')}</StatusChip> : null}
            {state === 'snoozed' ? (
              <StatusChip tone="neutral">{words('states.conversation.snoozed')}</StatusChip>
            ) : null}
            {assignee ? <bdi className={styles.muted}>{assignee.name}</bdi> : null}
          </Inline>
        ) : null}
      </span>
    </Anchor>
  );
});
