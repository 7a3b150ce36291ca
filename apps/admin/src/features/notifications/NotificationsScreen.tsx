import { notificationStates } from '@diwan/api-contract/values/records/notification';
import { Button, compactCount, IconButton, Page, Stack, StateTabs, toasts } from '@diwan/ui';
import { CheckCheck, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#api/cache/use-query.ts';
import { useSearch } from '#navigation/navigation-context.tsx';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import { NotificationFilters } from './NotificationFilters.tsx';
import { NotificationList } from './NotificationList.tsx';
import { addressOf, opensSettings, readSearch } from './notification-search.ts';
import { SettingsPanel } from './SettingsPanel.tsx';
import { markAllRead, unreadCount } from './unread.ts';

/** What the product tells the person who is signed in: live, by what it is about. */
export default function NotificationsScreen() {
  const { t } = useTranslation(['notifications', 'screens']);
  const crumbs = useCrumbs();
  const address = useSearch();
  const search = readSearch(address);
  const [isChoosing, setIsChoosing] = useState(() => opensSettings(address));
  const unread = useQuery(unreadCount).value?.count;
  const tabs = [null, ...notificationStates].map((state) => ({
    key: state ?? 'all',
    label: t(`notifications:tabs.${state ?? 'all'}`),
    href: addressOf({ ...search, state }),
    ...(state === 'unread' ? { count: unread === undefined ? null : compactCount(unread) } : {}),
  }));
  const markAll = () =>
    markAllRead().catch(() => toasts.show({ tone: 'attention', title: t('notifications:sendFailed') }));
  return (
    <Page
      title={t('screens:notifications')}
      breadcrumbs={crumbs}
      width="form"
      tabs={<StateTabs label={t('notifications:tabs.label')} tabs={tabs} currentKey={search.state ?? 'all'} />}
      actions={
        <>
          <Button icon={<CheckCheck />} isDisabled={!unread} onPress={() => void markAll()}>
            {t('notifications:markAll')}
          </Button>
          <IconButton
            icon={<Settings2 />}
            label={t('notifications:settings.title')}
            onPress={() => setIsChoosing(true)}
          />
        </>
      }
    >
      <Stack gap="md">
        <NotificationFilters search={search} />
        <NotificationList key={addressOf(search)} search={search} />
      </Stack>
      <SettingsPanel isOpen={isChoosing} onClose={() => setIsChoosing(false)} />
    </Page>
  );
}
