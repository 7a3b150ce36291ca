import { useTranslation } from 'react-i18next';

/** What the bell is called: notifications, and how many of them wait to be read. */
export function useBellLabel(unread: number): string {
  const { t } = useTranslation('notifications');
  return unread > 0 ? `${t('title')}: ${t('unread', { count: unread })}` : t('title');
}
