import type { Hiring as Figures, Lasting } from '@diwan/api-contract/endpoints/hiring/hiring';
import { countedRows } from '@diwan/api-contract/figures/figures';
import { BarList, Columns, DataTable, EmptyState, FunnelChart, Stack, Stat, Text } from '@diwan/ui';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { LoadingText } from '#crud/feedback/Loading.tsx';
import { PartProblem } from '#crud/feedback/PartProblem.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import { rowsPath } from '#crud/resource/resource-paths.ts';
import { FigureTile } from './FigureTile.tsx';
import { SourceLinks } from './SourceLinks.tsx';

const steps = ['applied', 'reviewed', 'approved', 'recruited'] as const;

/** How the hiring for a job post goes: how far its applicants got, how long it took, and where the good ones came from. */
export default function Hiring({ id }: { id: string }) {
  const { t } = useResource();
  const { value, problem, refresh } = useQuery(queryOf(client.hiring.read, { params: { id } }));
  if (!value) return problem ? <PartProblem problem={problem} onRetry={refresh} /> : <LoadingText lines={6} />;
  if (value.funnel.applied === 0)
    return <EmptyState drawing="nothing" title={t('hiring.none')} description={t('hiring.noneText')} />;
  return <HiringFigures id={id} figures={value} />;
}

function HiringFigures({ id, figures }: { id: string; figures: Figures }) {
  const { t, format } = useResource();
  const { funnel, sources, firstReview, hire, states } = figures;
  const daysText = ({ days }: Lasting) =>
    days === null ? '—' : t('hiring.days', { count: days, number: format.number(days) });
  const ofText = ({ of }: Lasting) => t('hiring.of', { count: of, number: format.number(of) });
  return (
    <Stack gap="xl">
      <Columns count={2} gap="lg">
        {([firstReview, hire] as const).map((lasting, index) => {
          const name = index === 0 ? 'firstReview' : 'hire';
          return (
            <Stack key={name} gap="xxs">
              <Stat label={t(`hiring.${name}`)} value={daysText(lasting)} />
              <Text size="small" tone="muted">
                {t(`hiring.about.${name}`)} {ofText(lasting)}
              </Text>
            </Stack>
          );
        })}
      </Columns>
      <FigureTile title={t('hiring.funnel')} about={t('hiring.about.funnel')}>
        {(isTable) => (
          <FunnelChart
            label={t('hiring.funnel')}
            isTable={isTable}
            steps={steps.map((step) => ({
              id: step,
              name: t(`hiring.steps.${step}`),
              value: funnel[step],
              href: rowsPath(countedRows.hiring[step](id)),
            }))}
            heads={[t('hiring.step'), t('hiring.number'), t('hiring.ofApplied'), t('hiring.ofPrevious')]}
            formatNumber={format.number}
            formatShare={format.percent}
          />
        )}
      </FigureTile>
      <FigureTile title={t('hiring.states')} about={t('hiring.about.states')}>
        {(isTable) =>
          isTable ? (
            <DataTable
              caption={t('hiring.states')}
              heads={[t('hiring.state'), t('hiring.stay'), t('hiring.number')]}
              rows={states.map((lasting) => ({
                id: lasting.state,
                cells: [t(`hiring.inState.${lasting.state}`), daysText(lasting), format.number(lasting.of)],
              }))}
            />
          ) : (
            <BarList
              label={t('hiring.states')}
              heads={[t('hiring.state'), t('hiring.stay')]}
              bars={states.map((lasting) => ({
                id: lasting.state,
                name: t(`hiring.inState.${lasting.state}`),
                value: lasting.days ?? 0,
                text: daysText(lasting),
              }))}
            />
          )
        }
      </FigureTile>
      <FigureTile title={t('hiring.sources')} about={t('hiring.about.sources')}>
        {(isTable) =>
          isTable ? (
            <SourceLinks id={id} sources={sources} />
          ) : (
            <BarList
              label={t('hiring.sources')}
              heads={[t('hiring.source'), t('hiring.number')]}
              bars={sources.map(({ source, applied, approved }) => ({
                id: source,
                name: t(`hiring.from.${source}`),
                value: applied,
                text: t('hiring.quality', {
                  number: format.number(applied),
                  share: format.percent(approved / applied),
                }),
                href: rowsPath(countedRows.hiringSource.applied(id, source)),
              }))}
            />
          )
        }
      </FigureTile>
    </Stack>
  );
}
