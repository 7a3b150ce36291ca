import { countedRows, periodBefore } from '@diwan/api-contract/figures/figures';
import { createFormat, Stat } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { useQueryInTurn } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { rowsPath } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';
import { FigureHelp } from '../FigureHelp.tsx';
import * as styles from '../figures.css.ts';
import { MetricTile } from '../MetricTile.tsx';
import type { Period } from '../periods.ts';
import { changeOf } from './compare.ts';

const names = ['applications', 'recruited', 'jobPostsPublished', 'newSeekers', 'newEmployers', 'newProviders'] as const;

/** The period's totals, each beside that of the period before. */
export function TotalTiles({ period }: { period: Period }) {
  const { t } = useTranslation('dashboard');
  const format = createFormat(currentLanguage());
  const saying = (name: (typeof names)[number]) => ({
    t,
    format,
    write: format.number,
    href: rowsPath(countedRows.totals[name](periodBefore(period))),
  });
  return (
    <MetricTile
      title={t('totals')}
      metric={useQueryInTurn(queryOf(client.metrics.totals, { query: period }))}
      isWide
      isChart={false}
      waiting={
        <div className={styles.totals}>
          {names.map((name) => (
            <Stat
              key={name}
              label={t(`total.${name}`)}
              help={<FigureHelp of={name} title={t(`total.${name}`)} />}
              isLoading
            />
          ))}
        </div>
      }
    >
      {(totals) => (
        <div className={styles.totals}>
          {names.map((name) => (
            <Stat
              key={name}
              label={t(`total.${name}`)}
              value={format.number(totals[name].current)}
              href={rowsPath(countedRows.totals[name](period))}
              help={<FigureHelp of={name} title={t(`total.${name}`)} />}
              change={changeOf(totals[name], saying(name))}
            />
          ))}
        </div>
      )}
    </MetricTile>
  );
}
