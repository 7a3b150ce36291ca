import type { Funnel, JobsByCity } from '@diwan/api-contract/figures';
import { cities as cityNames } from '@diwan/api-contract/values/cities';
import { BarList, createFormat, DataTable } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { client } from '../../api/client.ts';
import { expectBody } from '../../api/expect-body.ts';
import { currentLanguage } from '../../messages/language.ts';
import { FigureTile } from './FigureTile.tsx';
import type { Period } from './periods.ts';
import { useFigure } from './use-figure.ts';

const loadFunnel = ({ from, to }: { from: string; to: string }, signal: AbortSignal): Promise<Funnel> =>
  expectBody(client.figures.funnel({ query: { from, to }, signal }));
const loadCities = (_: object, signal: AbortSignal): Promise<JobsByCity> =>
  expectBody(client.figures.cities({ signal }));

const steps = ['applied', 'reviewed', 'approved', 'recruited'] as const;
const always = {};
const shownCities = 8;

/** How far the applications of the period have got. */
export function FunnelTile({ period }: { period: Period }) {
  const { t } = useTranslation('dashboard');
  const format = createFormat(currentLanguage());
  const title = t('funnel.title');
  const share = (part: number, whole: number) => (whole === 0 ? '—' : format.percent(part / whole));
  return (
    <FigureTile
      title={title}
      figure={useFigure(loadFunnel, { ...period })}
      chart={(funnel) => (
        <BarList
          label={title}
          bars={steps.map((step) => ({
            id: step,
            name: t(`funnel.${step}`),
            value: funnel[step],
            text: t('funnel.share', {
              number: format.number(funnel[step]),
              share: share(funnel[step], funnel.applied),
            }),
          }))}
        />
      )}
      table={(funnel) => (
        <DataTable
          caption={title}
          heads={[t('funnel.step'), t('funnel.number'), t('funnel.ofApplied')]}
          rows={steps.map((step) => ({
            id: step,
            cells: [t(`funnel.${step}`), format.number(funnel[step]), share(funnel[step], funnel.applied)],
          }))}
        />
      )}
    />
  );
}

/** Where the published job posts are. */
export function CitiesTile() {
  const { t } = useTranslation('dashboard');
  const language = currentLanguage();
  const format = createFormat(language);
  const title = t('cities.title');
  const named = (cities: JobsByCity) =>
    cities.map(({ city, count }) => ({
      id: city,
      name: cityNames[city][language],
      value: count,
      text: format.number(count),
    }));
  return (
    <FigureTile
      title={title}
      figure={useFigure(loadCities, always)}
      chart={(cities) => <BarList label={title} bars={named(cities).slice(0, shownCities)} />}
      table={(cities) => (
        <DataTable
          caption={title}
          heads={[t('cities.city'), t('cities.jobPosts')]}
          rows={named(cities).map(({ id, name, text }) => ({ id, cells: [name, text] }))}
        />
      )}
    />
  );
}
