import { Page, Skeleton, Stack, Text } from '@diwan/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#api/cache/use-query.ts';
import { lazyWhenIdle } from '#crud/feedback/lazy.ts';
import { waitingLists } from '#crud/resource/resource-paths.ts';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import * as styles from './Dashboard.css.ts';
import { QueueTile } from './QueueTile.tsx';
import { workQueues } from './work-queues.ts';

const Metrics = lazyWhenIdle(['applications', 'records', 'crud'], () => import('./Metrics.tsx'));

/** The work that waits for a decision; each queue shows, fails and recovers by itself. */
export default function DashboardScreen() {
  const { t } = useTranslation(['dashboard', 'screens']);
  const crumbs = useCrumbs();
  const queues = useQuery(workQueues);
  return (
    <Page title={t('screens:dashboard')} breadcrumbs={crumbs}>
      <Stack gap="md">
        <Text tone="muted">{t('dashboard:intro')}</Text>
        <section aria-label={t('dashboard:queuesTitle')} className={styles.tiles}>
          {waitingLists().map(({ key, queue, list, review }) => (
            <QueueTile key={key} resource={key} name={queue} list={list} review={review} queues={queues} />
          ))}
        </section>
        <Suspense fallback={<Skeleton shape="panel" />}>
          <Metrics />
        </Suspense>
      </Stack>
    </Page>
  );
}
