import { Badge, EmptyState, LinkButton, Page } from '@diwan/ui';
import { Hammer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTranslate } from '#messages/messages.ts';
import { useCrumbs, useScreenTitle } from '#navigation/screens/use-crumbs.ts';

/** Says honestly that nothing works here yet, and what will. */
export default function NotBuiltScreen() {
  const { t } = useTranslation('notBuilt');
  const translate = useTranslate();
  const crumbs = useCrumbs();
  const title = useScreenTitle();
  return (
    <Page
      title={translate(`screens:${title}`)}
      breadcrumbs={crumbs}
      chips={<Badge>{t('badge')}</Badge>}
      width="reading"
    >
      <EmptyState
        icon={<Hammer size={20} />}
        title={t('lead')}
        description={`${translate(`notBuilt:coming.${title}`, { defaultValue: '' })} ${t('noLoss')}`.trim()}
        action={<LinkButton href="/dashboard">{t('dashboard')}</LinkButton>}
      />
    </Page>
  );
}
