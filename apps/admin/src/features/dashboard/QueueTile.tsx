import type { WaitingKey, WorkQueues } from '@diwan/api-contract/endpoints/work';
import { Button, CompactCount, createFormat, Heading, Inline, LinkButton, Skeleton, Text } from '@diwan/ui';
import { List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Queried } from '#api/cache/use-query.ts';
import { daysSince } from '#crud/resource/cells/days-since.ts';
import { currentLanguage } from '#messages/language.ts';
import * as styles from './Dashboard.css.ts';

export interface QueueTileProps {
  resource: WaitingKey;
  name: keyof WorkQueues;
  /** Its list. */
  list: string;
  /** Where it is worked off, record by record. */
  review: string | undefined;
  queues: Queried<WorkQueues>;
}

/** One queue: how much waits, since when, and the way to it. */
export function QueueTile({ resource, name, list, review, queues }: QueueTileProps) {
  const { t } = useTranslation(['dashboard', 'core']);
  const title = t(`dashboard:queues.${resource}`);
  const queue = queues.value?.[name];
  const hasFailed = queues.problem !== null || queue === null;
  return (
    <article className={styles.tile}>
      <Heading level={2} size="body">
        {title}
      </Heading>
      {queue && <Figures {...queue} />}
      {!queue && !hasFailed && <Waiting />}
      {hasFailed && <Text tone="critical">{t('dashboard:failed')}</Text>}
      <div className={styles.foot}>
        {hasFailed ? (
          <Button size="small" onPress={queues.refresh} isPending={queues.isLoading}>
            {t('core:retry')}
          </Button>
        ) : (
          <QueueLinks
            title={title}
            open={t(`dashboard:open.${resource}`)}
            list={list}
            review={queue?.count ? review : undefined}
          />
        )}
      </div>
    </article>
  );
}

/** To the work itself where it is decided record by record, and beside that to its list. */
function QueueLinks({
  title,
  open,
  list,
  review,
}: {
  title: string;
  open: string;
  list: string;
  review: string | undefined;
}) {
  const { t } = useTranslation('dashboard');
  if (!review)
    return (
      <LinkButton size="small" href={list}>
        {open}
      </LinkButton>
    );
  return (
    <Inline gap="xxs" canWrap={false}>
      <LinkButton size="small" href={review} aria-label={t('reviewOf', { queue: title })}>
        {t('review')}
      </LinkButton>
      <LinkButton size="small" variant="plain" isSquare href={list} aria-label={open} title={open}>
        <List aria-hidden />
      </LinkButton>
    </Inline>
  );
}

function Figures({ count, oldestAt, overdue }: NonNullable<WorkQueues[keyof WorkQueues]>) {
  const { t } = useTranslation('dashboard');
  const format = createFormat(currentLanguage());
  const oldestText = (days: number) =>
    days === 0 ? t('oldestToday') : t('oldest', { count: days, number: format.number(days) });
  return (
    <div className={styles.figures}>
      <p className={styles.figure}>
        <CompactCount value={count} />
      </p>
      <Text size="small" tone="muted">
        {oldestAt ? oldestText(daysSince(oldestAt)) : t('nothing')}
      </Text>
      {overdue > 0 && (
        <Text size="small" tone="critical" weight="medium">
          {t('overdue', { count: overdue, number: format.number(overdue) })}
        </Text>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.figures}>
      <p className={styles.figure}>
        <Skeleton shape="title" width="3ch" />
      </p>
      <Skeleton width="10ch" />
    </div>
  );
}
