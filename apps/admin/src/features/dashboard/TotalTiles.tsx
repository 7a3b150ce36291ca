import type { Totals } from '@diwan/api-contract/endpoints/metrics';
import { createFormat, Stat, type StatChange } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { useQueryInTurn } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { currentLanguage } from '#messages/language.ts';
import * as styles from './Dashboard.css.ts';
import { MetricTile } from './MetricTile.tsx';
import type { Period } from './periods.ts';

const names = ['applications', 'recruited', 'jobPostsPublished', 'newSeekers', 'newEmployers'] as const;

/** The period's totals, each beside that of the period before. */
export function TotalTiles({ period }: { period: Period }) {
  const { t } = useTranslation('dashboard');
  const format = createFormat(currentLanguage());
  const changeOf = ({ current, previous }: Totals[keyof Totals]): StatChange => {
    const before = format.number(previous);
    if (current === previous) return { direction: 'same', text: t('same', { before }) };
    const direction = current > previous ? 'up' : 'down';
    if (previous === 0) return { direction, text: t('noneBefore') };
    const share = format.percent(Math.abs(current - previous) / previous);
    return { direction, text: t(direction === 'up' ? 'more' : 'less', { share, before }) };
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
            <Stat key={name} label={t(`total.${name}`)} isLoading />
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
              change={changeOf(totals[name])}
            />
          ))}
        </div>
      )}
    </MetricTile>
  );
}
