import type { ImportRun } from '@diwan/api-contract/importing/endpoints';
import { createFormat, Link, StatusChip, Text } from '@diwan/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { useFeed } from '#crud/query/use-feed.ts';
import { currentLanguage } from '#messages/language.ts';
import { useTranslate } from '#messages/messages.ts';
import { keyAt } from './key-at.ts';
import { Part } from './Part.tsx';
import * as styles from './SavedWork.css.ts';

const isOver = new Set<ImportRun['state']>(['finished', 'cancelled', 'undone']);

/** One's own imports, the newest first; each opens where it stands. */
export function Imports() {
  const { t } = useTranslation(['savedWork', 'imports']);
  const name = useTranslate();
  const { dateTime, number } = createFormat(currentLanguage());
  const entriesBefore = useCallback(
    (before: string | null) => queryOf(client.imports.list, { query: before === null ? {} : { before } }),
    [],
  );
  const feed = useFeed<ImportRun>({ entriesBefore });
  return (
    <Part name="imports" listed={feed} older={{ has: feed.hasOlder, isBusy: feed.isLoadingOlder, show: feed.older }}>
      {feed.entries.map(({ id, name: file, resource, state, verdicts, outcomes, createdAt }) => (
        <li key={id} className={styles.row}>
          <div className={styles.words}>
            <Link href={`/imports/${id}`} tone="text">
              <bdi>{file}</bdi>
            </Link>
            <Text size="small" tone="muted">
              {name(`screens:${keyAt(resource)}.list`)} · {dateTime(createdAt)}
            </Text>
            <Text size="small">
              {t('savedWork:rows', {
                added: number(verdicts.new ?? 0),
                changed: number(verdicts.changed ?? 0),
                wrong: number(verdicts.wrong ?? 0),
                done: number(outcomes.done ?? 0),
              })}
            </Text>
          </div>
          <StatusChip tone={isOver.has(state) ? 'neutral' : 'attention'}>{t(`imports:states.${state}`)}</StatusChip>
        </li>
      ))}
    </Part>
  );
}
