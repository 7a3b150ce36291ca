import type { ApplicationsOverTime } from '@diwan/api-contract/figures';
import { type CandidateStatus, candidateStatuses } from '@diwan/api-contract/values/application';
import { createFormat, DataTable, type SeriesTone, StackedColumns } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { client } from '../../api/client.ts';
import { expectBody } from '../../api/expect-body.ts';
import { currentLanguage } from '../../messages/language.ts';
import { FigureTile } from './FigureTile.tsx';
import type { Period } from './periods.ts';
import { useFigure } from './use-figure.ts';

const load = ({ from, to }: { from: string; to: string }, signal: AbortSignal): Promise<ApplicationsOverTime> =>
  expectBody(client.figures.applications({ query: { from, to }, signal }));

const tones: Record<CandidateStatus, SeriesTone> = {
  pending: 'neutral',
  'in-progress': 'info',
  approved: 'accent',
  rejected: 'critical',
  recruited: 'positive',
};

/** Applications as they came, by the status that they have now. */
export function OverTimeTile({ period }: { period: Period }) {
  const { t } = useTranslation(['dashboard', 'workflows']);
  const format = createFormat(currentLanguage());
  const figure = useFigure(load, { ...period });
  const title = t('dashboard:overTime');
  const series = candidateStatuses.map((id) => ({
    id,
    name: t(`workflows:states.application.${id}`),
    tone: tones[id],
  }));
  const valuesOf = (counts: ApplicationsOverTime['points'][number]['counts']) =>
    candidateStatuses.map((status) => counts[status] ?? 0);
  return (
    <FigureTile
      title={title}
      figure={figure}
      isWide
      chart={({ points }) => (
        <StackedColumns
          label={title}
          series={series}
          points={points.map(({ from, counts }) => ({ id: from, name: format.date(from), values: valuesOf(counts) }))}
          formatNumber={format.number}
        />
      )}
      table={({ points, unit }) => (
        <DataTable
          caption={title}
          heads={[t(`dashboard:unit.${unit}`), ...series.map(({ name }) => name)]}
          rows={points.map(({ from, counts }) => ({
            id: from,
            cells: [format.date(from), ...valuesOf(counts).map((value) => format.number(value))],
          }))}
        />
      )}
    />
  );
}
