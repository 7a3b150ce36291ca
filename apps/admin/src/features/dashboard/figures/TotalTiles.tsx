import type { Totals } from '@diwan/api-contract/endpoints/metrics';
import { countedRows, periodBefore } from '@diwan/api-contract/figures';
import { createFormat, Stat, type StatChange } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { useQueryInTurn } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { rowsPath } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';
import { FigureHelp } from './FigureHelp.tsx';
import * as styles from './figures.css.ts';
import { MetricTile } from './MetricTile.tsx';
import type { Period } from './periods.ts';

const names = ['applications', 'recruited', 'jobPostsPublished', 'newSeekers', 'newEmployers', 'newProviders'] as const;

/** The period's totals, each beside that of the period before. */
export function TotalTiles({ period }: { period: Period }) {
  const { t } = useTranslation('dashboard');
  const format = createFormat(currentLanguage());
  const changeOf = (name: (typeof names)[number], { current, previous }: Totals[keyof Totals]): StatChange => {
    const before = format.number(previous);
    const href = rowsPath(countedRows.totals[name](periodBefore(period)));
    if (current === previous) return { direction: 'same', text: t('same', { before }), href };
    const direction = current > previous ? 'up' : 'down';
    if (previous === 0) return { direction, text: t('noneBefore'), href };
    const share = format.percent(Math.abs(current - previous) / previous);
    return { direction, text: t(direction === 'up' ? 'more' : 'less', { share, before }), href };
  };
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
              change={changeOf(name, totals[name])}
            />
          ))}
        </div>
      )}
    </MetricTile>
  );
}
