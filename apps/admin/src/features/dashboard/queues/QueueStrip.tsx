import type { WorkQueues } from '@diwan/api-contract/endpoints/work';
import { Button, createFormat, Inline, Link, Skeleton, Stack, Text } from '@diwan/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { createStore } from '#actors/store.ts';
import type { Queried } from '#api/cache/use-query.ts';
import { type WaitingWork, waitingLists } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';
import { useSession } from '#session/session-context.tsx';
import { QueueCell } from './QueueCell.tsx';
import { QueueFailure } from './QueueFailure.tsx';
import * as styles from './queues.css.ts';

/** Whoever wants to see all of them finds all of them on coming back. */
const unfolded = createStore(false);

/** The work that waits for a decision, in one line: first what is overdue. All the rest, and what is empty, is one press away. */
export function QueueStrip({ queues }: { queues: Queried<WorkQueues> }) {
  const { t } = useTranslation('dashboard');
  const format = createFormat(currentLanguage());
  const isUnfolded = useSyncExternalStore(unfolded.subscribe, unfolded.read);
  const { can } = useSession();
  const all = waitingLists().filter(({ needs }) => needs === undefined || can(needs));
  const isEmpty = ({ queue }: WaitingWork) => queues.value?.[queue]?.count === 0;
  const isCalm = ({ queue }: WaitingWork) => queues.value?.[queue]?.overdue === 0;
  const waiting = all.filter((each) => !isEmpty(each)).sort((a, b) => Number(isCalm(a)) - Number(isCalm(b)));
  const empty = all.filter(isEmpty);
  return (
    <Stack gap="xs">
      <div className={styles.place}>
        <section aria-label={t('queuesTitle')} aria-busy={!queues.value && queues.isLoading} className={styles.strip}>
          {queues.value ? known() : <div className={styles.coming}>{unknown()}</div>}
        </section>
      </div>
      {isUnfolded && empty.length > 0 ? (
        <Inline gap="md">
          <Text size="small" tone="muted">
            {t('empty')}
          </Text>
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
        {waiting.map((each) => (
          <QueueCell key={each.key} waiting={each} queues={queues} isFolded={!isUnfolded} />
        ))}
        {waiting.length === 0 ? <p className={styles.nothing}>{t('nothing')}</p> : null}
        <span className={styles.unfold}>
          <Button size="small" variant="plain" aria-expanded={isUnfolded} onPress={() => unfolded.set(!isUnfolded)}>
            {t('allQueues', { number: format.number(all.length) })}
          </Button>
        </span>
      </>
    );
  }
}
