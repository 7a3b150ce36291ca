import type { WorkQueues } from '@diwan/api-contract/work';
import { Page, Skeleton, Stack, Text } from '@diwan/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#api/cache/use-query.ts';
import { lazyWhenIdle } from '#crud/feedback/lazy.ts';
import { useCrumbs } from '#navigation/use-crumbs.ts';
import * as styles from './Dashboard.css.ts';
import { QueueTile } from './QueueTile.tsx';
import { workQueues } from './work-queues.ts';

const Metrics = lazyWhenIdle(['applications', 'records', 'crud'], () => import('./Metrics.tsx'));

/** Where each queue is worked off: the list, filtered to what waits. */
const lists: Record<keyof WorkQueues, string> = {
  jobPostsToReview: '/job_post/list?state=pending_review',
  applicantsPending: '/job_post/applicants?state=pending',
  employersToVerify: '/employers/list?state=pending_verification',
  skillsSuggested: '/skills/list?state=suggested',
  jobTitlesSuggested: '/jobTitles/list?state=suggested',
  industriesSuggested: '/industries/list?state=suggested',
};

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
          {keysOf(lists).map((name) => (
            <QueueTile key={name} name={name} href={lists[name]} queues={queues} />
          ))}
        </section>
        <Suspense fallback={<Skeleton shape="panel" />}>
          <Metrics />
        </Suspense>
      </Stack>
    </Page>
  );
}

function keysOf<K extends string>(record: Record<K, unknown>): K[] {
  return Object.keys(record) as K[];
}
