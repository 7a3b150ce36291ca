import { Page, Skeleton, Stack } from '@diwan/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#api/cache/use-query.ts';
import { lazyWhenIdle } from '#crud/feedback/lazy.ts';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import { QueueStrip } from './queues/QueueStrip.tsx';
import { workQueues } from './queues/work-queues.ts';

const Metrics = lazyWhenIdle(['applications', 'records', 'crud'], () => import('./figures/Metrics.tsx'));

/** First the work that waits for a decision, then what happened: below it only once it is known how many lines it takes, so that nothing moves. */
export default function DashboardScreen() {
  const { t } = useTranslation(['dashboard', 'screens']);
  const crumbs = useCrumbs();
  const queues = useQuery(workQueues);
  const areQueuesKnown = queues.value !== null || queues.problem !== null;
  return (
    <Page title={t('screens:dashboard')} breadcrumbs={crumbs}>
      <Stack gap="md">
        <QueueStrip queues={queues} />
        <Suspense fallback={<Skeleton shape="panel" />}>
          {areQueuesKnown ? <Metrics /> : <Skeleton shape="panel" />}
        </Suspense>
      </Stack>
    </Page>
  );
}
