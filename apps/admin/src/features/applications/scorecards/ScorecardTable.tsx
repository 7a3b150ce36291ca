import type { Scorecard, ScorecardSheet } from '@diwan/api-contract/endpoints/scorecards';
import { mostStars } from '@diwan/api-contract/values/rating';
import { DataTable, Stack, Text } from '@diwan/ui';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';

/** Scorecards side by side: a column for each colleague, and what they say together. */
export function ScorecardTable({ about, sheet }: { about: string; sheet: ScorecardSheet }) {
  const { t, language, format } = useResource();
  const { cards, summary } = sheet;
  const stars = (value: number | null | undefined) =>
    value === null || value === undefined ? '—' : `${format.number(value)} / ${format.number(mostStars)}`;
  const nameOf = ({ by, isMine }: Scorecard) => (isMine ? `${by.name} (${t('scorecards.mine')})` : by.name);
  return (
    <Stack gap="sm">
      <DataTable
        caption={t('scorecards.compared', { about })}
        heads={[t('scorecards.criterion'), ...cards.map(nameOf), t('scorecards.mean')]}
        rows={[
          ...summary.criteria.map(({ id, name, weight, mean }) => ({
            id,
            cells: [
              `${localizedLabel(name, language)} · ${t('scorecards.weight', { weight: format.number(weight) })}`,
              ...cards.map(({ ratings }) => stars(ratings.find(({ criterionId }) => criterionId === id)?.rating)),
              stars(mean),
            ],
          })),
          {
            id: 'score',
            cells: [t('scorecards.weighted'), ...cards.map(({ score }) => stars(score)), stars(summary.score)],
          },
          {
            id: 'recommendation',
            cells: [
              t('scorecards.fields.recommendation'),
              ...cards.map(({ recommendation }) => t(`choices.recommendation.${recommendation}`)),
              '',
            ],
          },
        ]}
      />
      {cards
        .filter(({ text }) => text)
        .map(({ id, by, text }) => (
          <Text key={id} size="small">
            <bdi>{by.name}</bdi>: <span dir="auto">{text}</span>
          </Text>
        ))}
    </Stack>
  );
}
