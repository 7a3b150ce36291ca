import type { News, NewsRevision } from '@diwan/api-contract/resources/news';
import { Banner, Button, Dialog, Heading, SegmentedControl, Stack, Text } from '@diwan/ui';
import { useState } from 'react';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { Difference } from '#crud/activity/Difference.tsx';
import { differenceLines } from '#crud/activity/difference-lines.ts';
import { LoadingText } from '#crud/feedback/Loading.tsx';
import { PartProblem } from '#crud/feedback/PartProblem.tsx';
import { useRecordLabels } from '#crud/query/use-record-labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { ConfirmRevert } from './ConfirmRevert.tsx';
import * as styles from './revisions.css.ts';

interface RevisionsProps {
  news: News;
  onClose: () => void;
}

/** Every save of news, what each changed, and the way back to its words. */
export default function Revisions({ news, onClose }: RevisionsProps) {
  const { t } = useResource();
  const { value, problem, refresh } = useQuery(queryOf(client.news.revisions, { params: { id: news.id } }));
  const [chosen, setChosen] = useState<number | null>(null);
  const [reverting, setReverting] = useState<number | null>(null);
  const revision = value?.find(({ number }) => number === (chosen ?? value[0]?.number));
  return (
    <Dialog holdsEntries={false} title={t('revisions.title')} size="large" isOpen onClose={onClose}>
      <Stack gap="md">
        <Text tone="muted">{t('revisions.help')}</Text>
        {!value && problem ? <PartProblem problem={problem} onRetry={refresh} /> : null}
        {!value && !problem ? <LoadingText lines={6} /> : null}
        {value && revision ? (
          <div className={styles.columns}>
            <List revisions={value} chosen={revision.number} onChoose={setChosen} />
            <Changes revisions={value} revision={revision} onRevert={() => setReverting(revision.number)} />
          </div>
        ) : null}
      </Stack>
      {reverting === null ? null : (
        <ConfirmRevert
          news={news}
          revision={reverting}
          onClose={() => setReverting(null)}
          onReverted={() => {
            refresh();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

interface ListProps {
  revisions: readonly NewsRevision[];
  chosen: number;
  onChoose: (revision: number) => void;
}

function List({ revisions, chosen, onChoose }: ListProps) {
  const { t, format } = useResource();
  return (
    <ul aria-label={t('revisions.title')} className={styles.list}>
      {revisions.map(({ number, savedAt, savedBy, changed }, index) => (
        <li key={number}>
          <button
            type="button"
            className={styles.revision}
            aria-current={number === chosen}
            onClick={() => onChoose(number)}
          >
            <span className={styles.name}>
              {t('revisions.one', { number: format.number(number) })}
              {index === 0 ? ` · ${t('revisions.current')}` : ''}
            </span>
            <span className={styles.fact}>
              {t('revisions.by', { when: format.dateTime(savedAt), who: savedBy.name })}
            </span>
            <span className={styles.fact}>
              {t('revisions.changed', { fields: format.list(changed.map((name) => t(`fields.${name}`))) })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ChangesProps {
  revisions: readonly NewsRevision[];
  revision: NewsRevision;
  onRevert: () => void;
}

function Changes({ revisions, revision, onRevert }: ChangesProps) {
  const context = useResource();
  const { resource, t, format } = context;
  const labelOf = useRecordLabels();
  const [against, setAgainst] = useState<'before' | 'now'>('before');
  const isCurrent = revision.number === revisions[0]?.number;
  const other = isCurrent || against === 'before' ? before(revisions, revision) : (revisions[0] ?? null);
  const [from, to] = against === 'now' && !isCurrent ? [revision, other] : [other, revision];
  const names = Object.keys(revision.content) as (keyof NewsRevision['content'])[];
  const lines = differenceLines(
    names.map((path) => ({ path, before: from?.content[path] ?? null, after: to?.content[path] ?? null })),
    resource,
    context,
    labelOf,
  );
  return (
    <section aria-labelledby="revision" className={styles.changes}>
      <Heading level={3} id="revision">
        {t('revisions.one', { number: format.number(revision.number) })}
      </Heading>
      {isCurrent ? null : (
        <SegmentedControl
          label={t('revisions.against')}
          segments={(['before', 'now'] as const).map((value) => ({ value, label: t(`revisions.${value}`) }))}
          value={against}
          onChange={setAgainst}
        />
      )}
      {lines.length === 0 ? (
        <Banner tone="info">{t('revisions.same')}</Banner>
      ) : (
        lines.map((line) => <Difference key={line.name} {...line} />)
      )}
      {isCurrent ? null : <Button onPress={onRevert}>{t('revisions.revert')}</Button>}
    </section>
  );
}

const before = (revisions: readonly NewsRevision[], { number }: NewsRevision): NewsRevision | null =>
  revisions.find((other) => other.number === number - 1) ?? null;
