import type { NotificationEventType } from '@diwan/api-contract/values/records/notification';
import { IconButton, Menu, MenuItem, MenuTrigger } from '@diwan/ui';
import { Archive, ArchiveRestore, Ellipsis, Mail, MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NotificationLine } from './NotificationRow.tsx';
import { useNotificationText } from './notification-text.ts';

const icons: Record<NotificationEventType, typeof Archive> = {
  'notification.read': MailOpen,
  'notification.unread': Mail,
  'notification.archive': Archive,
  'notification.restore': ArchiveRestore,
};

interface NotificationActionsProps {
  line: NotificationLine;
  onSend: (type: NotificationEventType, ids: readonly string[]) => void;
}

/** What can be done with a notification now, and with all that are about the same. */
export function NotificationActions({ line: { item, group }, onSend }: NotificationActionsProps) {
  const { t } = useTranslation('notifications');
  const textOf = useNotificationText();
  const { id, actions } = item;
  const forAll = actions.find((type) => type === 'notification.archive' || type === 'notification.restore');
  return (
    <MenuTrigger>
      <IconButton size="small" icon={<Ellipsis />} label={t('actionsOn', { text: textOf(item) })} />
      <Menu aria-label={t('actions.label')}>
        {actions.map((type) => {
          const Icon = icons[type];
          return (
            <MenuItem key={type} id={type} icon={<Icon />} onAction={() => onSend(type, [id])}>
              {t(`actions.${type.replace('notification.', '') as 'read'}`)}
            </MenuItem>
          );
        })}
        {group && forAll ? (
          <MenuItem id="all" icon={<Archive />} onAction={() => onSend(forAll, [group.key])}>
            {t(forAll === 'notification.archive' ? 'archiveAll' : 'restoreAll', { count: group.count })}
          </MenuItem>
        ) : null}
      </Menu>
    </MenuTrigger>
  );
}
