import { StateTabs } from '@diwan/ui';
import { useTranslation } from 'react-i18next';

/** The two sides of the e-mail screen: a message to an audience, and what the product says by itself. */
export function MailTabs({ currentKey }: { currentKey: 'compose' | 'templates' }) {
  const { t } = useTranslation('emailTemplates');
  return (
    <StateTabs
      label={t('tabs.label')}
      currentKey={currentKey}
      tabs={[
        { key: 'compose', label: t('tabs.compose'), href: '/emailNotification/email' },
        { key: 'templates', label: t('tabs.templates'), href: '/emailNotification/templates' },
      ]}
    />
  );
}
