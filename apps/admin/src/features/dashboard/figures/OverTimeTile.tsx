import { countedRows } from '@diwan/api-contract/figures/figures';
import { type CandidateStatus, candidateStatuses } from '@diwan/api-contract/values/records/application';
import { createFormat, type SeriesTone, Skeleton, StackedColumns } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { useQueryInTurn } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { rowsPath } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';
import { FigureHelp } from './FigureHelp.tsx';
import * as styles from './figures.css.ts';
import { MetricTile } from './MetricTile.tsx';
import type { Period, PeriodName } from './periods.ts';

const tones: Record<CandidateStatus, SeriesTone> = {
  pending: 'neutral',
  'in-progress': 'info',
  approved: 'accent',
  rejected: 'critical',
  recruited: 'positive',
};

/** Applications as they came, by the status that they have now. */
export function OverTimeTile({ name, period }: { name: PeriodName; period: Period }) {
  const { t } = useTranslation(['dashboard', 'applications']);
  const calendar = name === 'hijriMonth' ? 'islamic-umalqura' : 'gregory';
  const format = createFormat(currentLanguage(), { calendar });
  const metric = useQueryInTurn(queryOf(client.metrics.applications, { query: period }));
  const title = t('dashboard:overTime');
  const series = candidateStatuses.map((id) => ({
    id,
    name: t(`applications:states.application.${id}`),
    tone: tones[id],
    href: rowsPath(countedRows.status(id, period)),
  }));
  return (
    <MetricTile
      title={title}
      help={<FigureHelp of="overTime" title={title} />}
      metric={metric}
      isWide
      waiting={
        <div className={styles.comingChart}>
          <Skeleton shape="panel" />
        </div>
      }
    >
      {({ points, unit }, isTable) => (
        <StackedColumns
          label={title}
          isTable={isTable}
          series={series}
          points={points.map(({ counts, ...days }) => ({
            id: days.from,
            name: format.date(days.from),
            values: candidateStatuses.map((status) => counts[status] ?? 0),
            hrefs: candidateStatuses.map((status) => rowsPath(countedRows.status(status, days))),
          }))}
          pointHead={t(`dashboard:unit.${unit}`)}
          formatNumber={format.number}
        />
      )}
    </MetricTile>
  );
}
