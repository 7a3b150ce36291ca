import { countedRows } from '@diwan/api-contract/figures/figures';
import { cityName } from '@diwan/api-contract/values/places/cities';
import { BarList, createFormat, FunnelChart } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { useQueryInTurn } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { rowsPath } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';
import { FigureHelp } from './FigureHelp.tsx';
import { MetricTile } from './MetricTile.tsx';
import type { Period } from './periods.ts';

const steps = ['applied', 'reviewed', 'approved', 'recruited'] as const;
const shownCities = 8;

/** How far the applications of the period have got. */
export function FunnelTile({ period }: { period: Period }) {
  const { t } = useTranslation('dashboard');
  const format = createFormat(currentLanguage());
  const title = t('funnel.title');
  return (
    <MetricTile
      title={title}
      help={<FigureHelp of="funnel" title={title} />}
      metric={useQueryInTurn(queryOf(client.metrics.funnel, { query: period }))}
    >
      {(funnel, isTable) => (
        <FunnelChart
          label={title}
          isTable={isTable}
          steps={steps.map((step) => ({
            id: step,
            name: t(`funnel.${step}`),
            value: funnel[step],
            href: rowsPath(countedRows.funnel[step](period)),
          }))}
          heads={[t('funnel.step'), t('funnel.number'), t('funnel.ofApplied'), t('funnel.ofPrevious')]}
          formatNumber={format.number}
          formatShare={format.percent}
        />
      )}
    </MetricTile>
  );
}

/** Where the job posts are that were published in the period. */
export function CitiesTile({ period }: { period: Period }) {
  const { t } = useTranslation('dashboard');
  const language = currentLanguage();
  const format = createFormat(language);
  const title = t('cities.title');
  return (
    <MetricTile
      title={title}
      help={<FigureHelp of="cities" title={title} />}
      metric={useQueryInTurn(queryOf(client.metrics.cities, { query: period }))}
    >
      {(cities, isTable) => (
        <BarList
          label={title}
          isTable={isTable}
          heads={[t('cities.city'), t('cities.jobPosts')]}
          most={shownCities}
          bars={cities.map(({ city, count }) => ({
            id: city,
            name: cityName(city, language),
            value: count,
            text: format.number(count),
            href: rowsPath(countedRows.city(city, period)),
          }))}
        />
      )}
    </MetricTile>
  );
}
