import type { Regrading } from '@diwan/api-contract/examining/regrading';
import { Banner, DataTable, KeyValueList, Link, Skeleton, Stack, Text } from '@diwan/ui';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';

const counts = ['attempts', 'changed', 'higher', 'lower', 'newlyPassed', 'newlyFailed'] as const;

/** What marking an exam's attempts anew would change, before it is confirmed. */
export default function RegradingPreview({ id }: { id: string }) {
  const { t, format } = useResource();
  const { value, hasFailed } = useQuery(queryOf(client.exams.regrading, { params: { id } }));
  if (!value) return hasFailed ? <Banner tone="attention">{t('regrading.failed')}</Banner> : <Skeleton shape="panel" />;
  return (
    <Stack gap="sm">
      <Text weight="strong">{t(value.changed === 0 ? 'regrading.nothing' : 'regrading.title')}</Text>
      <KeyValueList
        items={counts.map((key) => ({ id: key, name: t(`regrading.${key}`), value: format.number(value[key]) }))}
      />
      {value.changed > 0 ? <Changes {...value} /> : null}
      {value.changed > value.changes.length ? (
        <Text size="small" tone="muted">
          {t('regrading.firstOnes', { shown: format.number(value.changes.length) })}
        </Text>
      ) : null}
    </Stack>
  );
}

function Changes({ changes }: Pick<Regrading, 'changes'>) {
  const { t, format, language } = useResource();
  function resultText({ percentage, isPassed }: Regrading['changes'][number]['from']) {
    if (percentage === null) return t('regrading.unmarked');
    const share = format.percent(percentage / 100);
    return t(isPassed ? 'regrading.passedWith' : 'regrading.failedWith', { share });
  }
  return (
    <DataTable
      caption={t('regrading.changes')}
      heads={[t('regrading.candidate'), t('regrading.from'), t('regrading.to')]}
      rows={changes.map(({ id, seeker, from, to }) => ({
        id,
        cells: [
          <Link key={id} href={recordPath('examAttempts', id)}>
            {localizedLabel(seeker.label, language)}
          </Link>,
          resultText(from),
          resultText(to),
        ],
      }))}
    />
  );
}
