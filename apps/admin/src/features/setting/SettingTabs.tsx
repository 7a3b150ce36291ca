import { StateTabs } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { useSession } from '#session/session-context.tsx';

/** One's own settings, and for administrators those of the marketplace. */
export function SettingTabs({ currentKey }: { currentKey: 'own' | 'marketplace' }) {
  const { t } = useTranslation('setting');
  const { can } = useSession();
  if (!can('settings.write')) return null;
  return (
    <StateTabs
      label={t('tabs.label')}
      currentKey={currentKey}
      tabs={[
        { key: 'own', label: t('tabs.own'), href: '/setting' },
        { key: 'marketplace', label: t('tabs.marketplace'), href: '/setting/marketplace' },
      ]}
    />
  );
}
