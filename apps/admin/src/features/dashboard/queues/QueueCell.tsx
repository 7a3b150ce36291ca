import type { WorkQueues } from '@diwan/api-contract/endpoints/work';
import { Anchor, CompactCount, createFormat } from '@diwan/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Queried } from '#api/cache/use-query.ts';
import { lazyWhenIdle } from '#crud/feedback/lazy.ts';
import { daysSince } from '#crud/resource/cells/days-since.ts';
import type { WaitingWork } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';
import { QueueFailure } from './QueueFailure.tsx';
import * as styles from './queues.css.ts';

const QueueHelp = lazyWhenIdle([], () => import('./QueueHelp.tsx'));

interface QueueCellProps {
  waiting: WaitingWork;
  queues: Queried<WorkQueues>;
  /** It is shown only where the line of queues has a place for it. */
  isFolded: boolean;
}

/** One queue: how much waits, since when, what of it is overdue, and the way to decide it. */
export function QueueCell({ waiting, queues, isFolded }: QueueCellProps) {
  const { t } = useTranslation('dashboard');
  const title = t(`queues.${waiting.key}`);
  const queue = queues.value?.[waiting.queue];
  const hasFailed = queues.problem !== null || queue === null;
  return (
    <article className={isFolded ? styles.pressing : styles.cell}>
      <div className={styles.head}>
        <h2 className={styles.title} title={title}>
          {title}
        </h2>
        <span className={styles.help}>
          <Suspense fallback={null}>
            <QueueHelp title={title} days={queue?.days ?? waiting.days} />
          </Suspense>
        </span>
      </div>
      <div className={styles.figures}>{figures()}</div>
    </article>
  );

  function figures() {
    if (hasFailed) return <QueueFailure text={t('failed')} queues={queues} />;
    return <Figures title={title} waiting={waiting} queue={queue!} />;
  }
}

interface FiguresProps {
  title: string;
  waiting: WaitingWork;
  queue: NonNullable<WorkQueues[keyof WorkQueues]>;
}

function Figures({ title, waiting, queue: { count, oldestAt, overdue } }: FiguresProps) {
  const { t } = useTranslation('dashboard');
  const format = createFormat(currentLanguage());
  const oldestText = (days: number) =>
    days === 0 ? t('oldestToday') : t('oldest', { count: days, number: format.number(days) });
  const overdueText = t('overdue', { count: overdue, number: format.number(overdue) });
  return (
    <>
      <Anchor
        href={waiting.work}
        className={styles.count}
        aria-label={t('reviewOf', { queue: title, number: format.number(count) })}
      >
        <CompactCount value={count} />
      </Anchor>
      <span className={styles.facts}>
        {oldestAt ? (
          <span className={styles.oldest} title={oldestText(daysSince(oldestAt))}>
            {oldestText(daysSince(oldestAt))}
          </span>
        ) : null}
        {overdue > 0 ? (
          <Anchor href={waiting.overdue} className={styles.overdue} aria-label={`${title}: ${overdueText}`}>
            {overdueText}
          </Anchor>
        ) : null}
      </span>
    </>
  );
}
