import type { BulkItem, BulkOperation } from '@diwan/api-contract/endpoints/bulk';
import { type BulkOutcome, bulkOutcomes } from '@diwan/api-contract/values/bulk';
import { Banner, Bidi, Button, Heading, Inline, Link, Stack, StatusChip, Text, type Tone } from '@diwan/ui';
import { LoadingText } from '#crud/feedback/Loading.tsx';
import type { Resource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { hasPage, recordPath } from '#crud/resource/resource-paths.ts';
import { usePath, useSearch } from '#navigation/navigation-context.tsx';
import * as styles from '../Bulk.css.ts';
import { reasonText } from '../bulk-texts.ts';
import { mailText, mailTone } from '../mailing/mail-outcomes.ts';
import type { BulkFollow } from './use-bulk-follow.ts';

const tones: Record<BulkOutcome, Tone | 'neutral'> = {
  pending: 'neutral',
  done: 'positive',
  blocked: 'attention',
  failed: 'critical',
  skipped: 'neutral',
};

interface BulkRowsProps {
  operation: BulkOperation;
  rows: BulkFollow['rows'];
}

/** What became of each record, all of them or those of one outcome. */
export function BulkRows({ operation, rows }: BulkRowsProps) {
  const { t, format } = useResource();
  const { counts, total } = operation;
  const { items, outcome, problem } = rows;
  const offered = [null, ...bulkOutcomes].filter((each) => each === null || each === outcome || counts[each]);
  const countOf = (each: BulkOutcome | null) => (each === null ? total : (counts[each] ?? 0));
  return (
    <section aria-label={t('bulk:rows')}>
      <Stack gap="sm">
        <Heading level={3}>{t('bulk:rows')}</Heading>
        <div role="group" aria-label={t('bulk:rows')}>
          <Inline gap="xs">
            {offered.map((each) => (
              <Button key={each} size="small" aria-pressed={each === outcome} onPress={() => rows.choose(each)}>
                {`${each === null ? t('bulk:all') : t(`bulk:outcomes.${each}`)} ${format.number(countOf(each))}`}
              </Button>
            ))}
          </Inline>
        </div>
        {problem && items === null ? <Banner tone="attention">{t('bulk:rowsFailed')}</Banner> : null}
        {items === null && problem ? null : items === null ? (
          <LoadingText lines={3} />
        ) : items.items.length === 0 ? (
          <Text tone="muted">{t('bulk:noRows')}</Text>
        ) : (
          <ul className={styles.rows}>
            {items.items.map((item) => (
              <Row key={item.recordId} item={item} isGone={isGone(item, operation)} />
            ))}
          </ul>
        )}
        {items?.next ? (
          <div>
            <Button variant="quiet" isPending={rows.isReadingMore} onPress={rows.more}>
              {t('bulk:moreRows')}
            </Button>
          </div>
        ) : null}
      </Stack>
    </section>
  );
}

const isGone = ({ label, outcome, reason }: BulkItem, { action }: BulkOperation) =>
  label === null || reason === 'notFound' || (action.type === 'record.remove' && outcome === 'done');

function Row({ item, isGone: hasNoScreen }: { item: BulkItem; isGone: boolean }) {
  const { recordId, label, number, outcome, reason, state, attempts, mail } = item;
  const scope = useResource();
  const { resource, t, language } = scope;
  const path = usePath();
  const search = useSearch();
  const why = reason
    ? reasonText(reason, state, scope)
    : mail?.failure
      ? t(`mails:choices.mailFailure.${mail.failure}`)
      : null;
  const ownNumber = number === label?.ar ? null : number;
  const name = label ? localizedLabel(label, language) : t('bulk:unnamed');
  return (
    <li className={styles.row}>
      <span className={styles.names}>
        {hasNoScreen ? (
          <Text as="span" tone="muted" dir="auto">
            {name}
          </Text>
        ) : (
          <Link href={recordAddress(resource, recordId, path, search)} tone="text">
            <bdi>{name}</bdi>
          </Link>
        )}
        {ownNumber || why ? (
          <Text as="span" size="small" tone="muted">
            {ownNumber ? <Bidi>{ownNumber}</Bidi> : null}
            {ownNumber && why ? ' · ' : null}
            {why}
            {attempts > 1 ? ` · ${t('bulk:attempts', { count: attempts })}` : null}
          </Text>
        ) : null}
      </span>
      <span className={styles.outcome}>
        {mail ? (
          <StatusChip tone={mailTone(mail.outcome)}>{mailText(mail.outcome, t)}</StatusChip>
        ) : (
          <StatusChip tone={tones[outcome]}>{t(`bulk:outcomes.${outcome}`)}</StatusChip>
        )}
      </span>
    </li>
  );
}

/** The record's own screen; where it has none, a closer look at it beside this list. */
function recordAddress(resource: Resource, id: string, path: string, search: string): string {
  if (hasPage(resource.key)) return recordPath(resource.key, id);
  const params = new URLSearchParams(search);
  params.delete('bulk');
  params.set('peek', id);
  return `${path}?${params}`;
}
