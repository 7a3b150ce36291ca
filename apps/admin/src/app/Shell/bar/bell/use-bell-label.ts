import { useTranslation } from 'react-i18next';

/** What the bell is called: notifications, and how many of them wait to be read. */
export function useBellLabel(unread: number): string {
  const { t } = useTranslation('shell');
  return unread > 0 ? `${t('bell.label')}: ${t('bell.unread', { count: unread })}` : t('bell.label');
}
