import type { ImportRun } from '@diwan/api-contract/importing/endpoints';
import { Button, createFormat, EmptyState, Heading, Link, StatusChip, Text } from '@diwan/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { useFeed } from '#crud/query/use-feed.ts';
import { currentLanguage } from '#messages/language.ts';
import { useTranslate } from '#messages/messages.ts';
import * as styles from './Imports.css.ts';
import { stateTones } from './import-tones.ts';
import { keyOfImport } from './imported-resources.ts';
import { Trouble } from './Trouble.tsx';

/** One's own imports, the newest first: each is there again after leaving. */
export function MyImports() {
  const { t } = useTranslation(['imports', 'crud']);
  const name = useTranslate();
  const format = createFormat(currentLanguage());
  const entriesBefore = useCallback(
    (before: string | null) => queryOf(client.imports.list, { query: before === null ? {} : { before } }),
    [],
  );
  const feed = useFeed<ImportRun>({ entriesBefore });
  return (
    <section aria-labelledby="my-imports" className={styles.panel}>
      <Heading level={2} id="my-imports">
        {t('imports:mine')}
      </Heading>
      {feed.problem && feed.entries.length === 0 ? (
        <Trouble problem={feed.problem} onRetry={feed.refresh} />
      ) : feed.entries.length === 0 && !feed.isLoading ? (
        <EmptyState title={t('imports:none.title')} description={t('imports:none.text')} />
      ) : (
        <ul className={styles.list}>
          {feed.entries.map((run) => (
            <li key={run.id} className={styles.row}>
              <div className={styles.head}>
                <span className={styles.words}>
                  <Link href={`/imports/${run.id}`} tone="text">
                    <bdi>{run.name}</bdi>
                  </Link>
                  <Text as="span" size="small" tone="muted">
                    {name(`screens:${keyOfImport(run)}.list`)} · {format.dateTime(run.createdAt)}
                  </Text>
                </span>
                <StatusChip tone={stateTones[run.state]}>{t(`imports:states.${run.state}`)}</StatusChip>
              </div>
            </li>
          ))}
        </ul>
      )}
      {feed.hasOlder ? (
        <div>
          <Button variant="quiet" isPending={feed.isLoadingOlder} onPress={feed.older}>
            {t('imports:moreRows')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
