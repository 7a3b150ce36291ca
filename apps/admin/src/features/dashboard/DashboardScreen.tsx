import { Page, Skeleton, Stack } from '@diwan/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWhenIdle } from '#crud/feedback/lazy.ts';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import { QueueStrip } from './queues/QueueStrip.tsx';

const Metrics = lazyWhenIdle(['applications', 'records', 'crud'], () => import('./figures/Metrics.tsx'));

/** First the work that waits for a decision, then what happened. */
export default function DashboardScreen() {
  const { t } = useTranslation(['dashboard', 'screens']);
  const crumbs = useCrumbs();
  return (
    <Page title={t('screens:dashboard')} breadcrumbs={crumbs}>
      <Stack gap="md">
        <QueueStrip />
        <Suspense fallback={<Skeleton shape="panel" />}>
          <Metrics />
        </Suspense>
      </Stack>
    </Page>
  );
}
