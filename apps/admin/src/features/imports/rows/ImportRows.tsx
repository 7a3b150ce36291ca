import type { ImportRow, ImportRun } from '@diwan/api-contract/importing/endpoints';
import {
  type ImportOutcome,
  type ImportVerdict,
  importOutcomes,
  importVerdicts,
} from '@diwan/api-contract/importing/values';
import { Button, Heading, Inline, Stack, Text } from '@diwan/ui';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { LoadingText } from '#crud/feedback/Loading.tsx';
import { useFeed } from '#crud/query/use-feed.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from '../Imports.css.ts';
import { Trouble } from '../Trouble.tsx';
import { OneRow } from './OneRow.tsx';

type Filter = { verdict: ImportVerdict } | { outcome: ImportOutcome } | null;
type Offered = [filter: Filter, label: string, count: number];

interface ImportRowsProps {
  run: ImportRun;
  /** Told by what they would do, or by what became of them. */
  by: 'verdict' | 'outcome';
}

/** The rows of a file, all of them or those that would do the same. */
export function ImportRows({ run, by }: ImportRowsProps) {
  const { t } = useTranslation('imports');
  const { format } = useResource();
  const ofVerdict = (verdict: ImportVerdict): Offered => [{ verdict }, t(`verdicts.${verdict}`), run.verdicts[verdict]];
  const ofOutcome = (outcome: ImportOutcome): Offered => [{ outcome }, t(`outcomes.${outcome}`), run.outcomes[outcome]];
  const filters: Offered[] = [
    [null, t('all'), run.total],
    ...(by === 'verdict' ? importVerdicts.map(ofVerdict) : [...importOutcomes.map(ofOutcome), ofVerdict('wrong')]),
  ];
  const [chosen, setChosen] = useState<Filter>(by === 'verdict' && run.verdicts.wrong ? { verdict: 'wrong' } : null);
  const asked = JSON.stringify(chosen ?? {});
  return (
    <section aria-label={t('rows')} className={styles.panel}>
      <Stack gap="sm">
        <Heading level={2}>{t('rows')}</Heading>
        <div role="group" aria-label={t('rows')}>
          <Inline gap="xs">
            {filters
              .filter(([filter, , count]) => filter === null || count > 0)
              .map(([filter, label, count]) => (
                <Button
                  key={label}
                  size="small"
                  aria-pressed={JSON.stringify(filter ?? {}) === asked}
                  onPress={() => setChosen(filter)}
                >
                  {`${label} ${format.number(count)}`}
                </Button>
              ))}
          </Inline>
        </div>
        <Rows key={asked} run={run} asked={asked} />
      </Stack>
    </section>
  );
}

/** Those that are asked for, in the order of the file. */
function Rows({ run, asked }: { run: ImportRun; asked: string }) {
  const { t } = useTranslation('imports');
  const entriesBefore = useCallback(
    (after: string | null) =>
      queryOf(client.imports.rows, {
        params: { id: run.id },
        query: { ...(JSON.parse(asked) as object), ...(after === null ? {} : { after }) },
      }),
    [run.id, asked],
  );
  const feed = useFeed<ImportRow>({ entriesBefore, version: run.version });
  return (
    <>
      {feed.entries.length > 0 ? (
        <ul className={styles.list}>
          {feed.entries.map((row) => (
            <OneRow key={row.line} row={row} run={run} />
          ))}
        </ul>
      ) : feed.problem ? (
        <Trouble problem={feed.problem} onRetry={feed.refresh} />
      ) : feed.isLoading ? (
        <LoadingText lines={3} />
      ) : (
        <Text tone="muted">{t('noRows')}</Text>
      )}
      {feed.hasOlder ? (
        <div>
          <Button variant="quiet" isPending={feed.isLoadingOlder} onPress={feed.older}>
            {t('moreRows')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
