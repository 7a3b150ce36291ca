import { countedRows } from '@diwan/api-contract/figures/figures';
import { createFormat, Stat } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { useQueryInTurn } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { rowsPath } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';
import { FigureHelp } from './FigureHelp.tsx';
import * as styles from './figures.css.ts';
import { MetricTile } from './MetricTile.tsx';

const names = ['employers', 'providers'] as const;

/** Whose documents run out soon, as it is now: each number leads to those whom it counts. */
export function DocumentsTile() {
  const { t } = useTranslation('dashboard');
  const format = createFormat(currentLanguage());
  const title = t('documents.title');
  return (
    <MetricTile
      title={title}
      metric={useQueryInTurn(queryOf(client.metrics.documents, { query: {} }))}
      help={<FigureHelp of="documents" title={title} />}
      isChart={false}
      waiting={
        <div className={styles.totals}>
          {names.map((name) => (
            <Stat key={name} label={t(`documents.${name}`)} isLoading />
          ))}
        </div>
      }
    >
      {(counts) => (
        <div className={styles.totals}>
          {names.map((name) => (
            <Stat
              key={name}
              label={t(`documents.${name}`)}
              value={format.number(counts[name])}
              href={rowsPath(countedRows.documents[name]())}
            />
          ))}
        </div>
      )}
    </MetricTile>
  );
}
