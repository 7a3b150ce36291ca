import { AvatarGroup, Skeleton, StatusChip, Text } from '@diwan/ui';
import { useDeferredValue } from 'react';
import { RecordProblem } from '../feedback/RecordProblem.tsx';
import { LoadingOverview } from '../overview/LoadingOverview.tsx';
import { Overview } from '../overview/Overview.tsx';
import { UnseenContext } from '../overview/unseen.ts';
import { RecordPaper } from '../reader/RecordPaper.tsx';
import { daysSince } from '../resource/cells/days-since.ts';
import { useResource } from '../resource/resource-context.ts';
import { entryOf } from '../resource/resource-register.ts';
import type { AnyRecord } from '../resource/resource-types.ts';
import * as styles from './review.css.ts';
import type { Review } from './use-review.ts';

/** Since when a record waits, and whether that is too long. */
export function Waiting({ record: { stateChangedAt } }: { record: AnyRecord }) {
  const { resource, t, format } = useResource();
  const days = daysSince(stateChangedAt);
  const isOverdue = days >= entryOf(resource.key).queue!.days;
  return (
    <>
      <Text as="span" size="small" tone="muted" title={format.dateTime(stateChangedAt)}>
        {days === 0 ? t('review:waitingToday') : t('review:waitingDays', { count: days, number: format.number(days) })}
      </Text>
      {isOverdue ? <StatusChip tone="critical">{t('review:overdue')}</StatusChip> : null}
    </>
  );
}

/** The record at hand, as a document, and beside it the paper by which it is judged. */
export function ReviewedRecord({ review: { record, coming, problem, rereadRecord } }: { review: Review }) {
  const { resource } = useResource();
  const papered = useDeferredValue(record);
  if (!record && problem) return <RecordProblem problem={problem} onRetry={rereadRecord} />;
  const documents = <Documents record={record} coming={coming} />;
  if (!resource.paper) return <div className={styles.document}>{documents}</div>;
  return (
    <div className={styles.withPaper}>
      <div className={styles.paper}>
        {record && record === papered ? <RecordPaper key={record.id} record={record} /> : <Skeleton shape="panel" />}
      </div>
      {documents}
    </div>
  );
}

/** The record at hand; the next one is drawn and laid out unseen, so that a key has only to show it. */
function Documents({ record, coming }: Pick<Review, 'record' | 'coming'>) {
  return (
    <div className={styles.documents}>
      {record ? null : <LoadingOverview />}
      {[record, coming].map((one) => {
        if (!one) return null;
        const isUnseen = one !== record;
        return (
          <div key={one.id} className={isUnseen ? styles.upcoming : undefined} inert={isUnseen} aria-hidden={isUnseen}>
            <UnseenContext value={isUnseen}>
              <Overview record={one} />
            </UnseenContext>
          </div>
        );
      })}
    </div>
  );
}

/** Who else has the record at hand open. */
export function AlsoHere({ names }: { names: readonly string[] }) {
  const { t, format } = useResource();
  if (names.length === 0) return null;
  const name = format.list(names);
  return (
    <>
      <AvatarGroup
        label={t('records:presence.label', { names: name })}
        people={names.map((one) => ({ id: one, name: one }))}
      />
      <Text as="span" size="small" tone="attention">
        {t('review:taken.here', { name })}
      </Text>
    </>
  );
}
