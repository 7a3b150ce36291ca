import type { WorkQueues } from '@diwan/api-contract/endpoints/work';
import { Button, createFormat, Inline, Link, Skeleton, Stack } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Queried } from '#api/cache/use-query.ts';
import { type WaitingWork, waitingLists } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';
import { useSession } from '#session/session-context.tsx';
import { QueueCell } from './QueueCell.tsx';
import { QueueFailure } from './QueueFailure.tsx';
import * as styles from './queues.css.ts';

/** The work that waits for a decision; each queue shows, fails and recovers by itself, and those that are empty are out of the way. */
export function QueueStrip({ queues }: { queues: Queried<WorkQueues> }) {
  const { t } = useTranslation('dashboard');
  const format = createFormat(currentLanguage());
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isEmpty = ({ queue }: WaitingWork) => queues.value?.[queue]?.count === 0;
  const { can } = useSession();
  const all = waitingLists().filter(({ needs }) => needs === undefined || can(needs));
  const empty = all.filter(isEmpty);
  return (
    <Stack gap="xs">
      <section aria-label={t('queuesTitle')} aria-busy={!queues.value && queues.isLoading} className={styles.strip}>
        {queues.value ? known() : <div className={styles.coming}>{unknown()}</div>}
      </section>
      {isUnfolded ? (
        <Inline gap="md">
          {empty.map(({ key, list }) => (
            <Link key={key} href={list} tone="muted">
              {t(`queues.${key}`)}
            </Link>
          ))}
        </Inline>
      ) : null}
    </Stack>
  );

  function unknown() {
    if (queues.problem === null) return <Skeleton width="100%" />;
    return <QueueFailure text={t('queuesFailed')} queues={queues} />;
  }

  function known() {
    return (
      <>
        {all
          .filter((waiting) => !isEmpty(waiting))
          .map((waiting) => (
            <QueueCell key={waiting.key} waiting={waiting} queues={queues} />
          ))}
        {empty.length === all.length ? <p className={styles.nothing}>{t('nothing')}</p> : null}
        {empty.length > 0 ? (
          <span className={styles.folded}>
            <Button size="small" variant="plain" aria-expanded={isUnfolded} onPress={() => setIsUnfolded(!isUnfolded)}>
              {t('empty', { count: empty.length, number: format.number(empty.length) })}
            </Button>
          </span>
        ) : null}
      </>
    );
  }
}
