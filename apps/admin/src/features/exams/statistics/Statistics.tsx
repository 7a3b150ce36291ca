import type { ExamStatistics } from '@diwan/api-contract/examining/statistics';
import { BarList, Columns, EmptyState, Heading, Stack, Stat, Text } from '@diwan/ui';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { LoadingText } from '#crud/feedback/Loading.tsx';
import { PartProblem } from '#crud/feedback/PartProblem.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import { rowsPath } from '#crud/resource/resource-paths.ts';
import { Questions } from './Questions.tsx';

/** What candidates made of an exam and of each of its questions. */
export default function Statistics({ id }: { id: string }) {
  const { t } = useResource();
  const { value, problem, refresh } = useQuery(queryOf(client.exams.statistics, { params: { id } }));
  if (!value) return problem ? <PartProblem problem={problem} onRetry={refresh} /> : <LoadingText lines={6} />;
  if (value.attempts === 0)
    return <EmptyState drawing="nothing" title={t('statistics.none')} description={t('statistics.noneText')} />;
  return (
    <Stack gap="xl">
      <Totals id={id} {...value} />
      <Columns count={2} gap="lg">
        <Spread {...value} />
        <Reading />
      </Columns>
      <Questions questions={value.questions} />
    </Stack>
  );
}

function Totals({ id, attempts, passed, averagePercentage, minutes }: ExamStatistics & { id: string }) {
  const { t, format } = useResource();
  const listed = (filters: Record<string, string>) =>
    rowsPath({ resource: 'examAttempts', filters: { exam: id, state: 'graded', isTrial: 'false', ...filters } });
  return (
    <Stack gap="sm">
      <Columns count={4} gap="lg">
        <Stat label={t('statistics.attempts')} value={format.number(attempts)} href={listed({})} />
        <Stat
          label={t('statistics.passRate')}
          value={format.percent(passed / attempts)}
          href={listed({ isPassed: 'true' })}
        />
        <Stat label={t('statistics.average')} value={format.percent((averagePercentage ?? 0) / 100)} />
        <Stat label={t('statistics.minutes')} value={minutes === null ? '—' : format.duration(Math.round(minutes))} />
      </Columns>
      <Text size="small" tone="muted">
        {t('statistics.counted')}
      </Text>
    </Stack>
  );
}

/** What the figures of a question mean, in words. */
function Reading() {
  const { t } = useResource();
  return (
    <section aria-label={t('statistics.reading')}>
      <Stack gap="sm">
        <Heading level={2} size="body">
          {t('statistics.reading')}
        </Heading>
        {(['right', 'discrimination'] as const).map((about) => (
          <Text key={about} size="small" tone="muted">
            {t(`statistics.about.${about}`)}
          </Text>
        ))}
      </Stack>
    </section>
  );
}

function Spread({ bands }: Pick<ExamStatistics, 'bands'>) {
  const { t, format } = useResource();
  return (
    <section aria-label={t('statistics.spread')}>
      <Stack gap="sm">
        <Heading level={2} size="body">
          {t('statistics.spread')}
        </Heading>
        <BarList
          label={t('statistics.spread')}
          heads={[t('statistics.percentage'), t('statistics.attempts')]}
          bars={bands.map((count, index) => ({
            id: String(index),
            name: t('statistics.band', {
              from: format.percent(index / 10),
              to: format.percent(index === 9 ? 1 : (index * 10 + 9) / 100),
            }),
            value: count,
            text: format.number(count),
          }))}
        />
      </Stack>
    </section>
  );
}
