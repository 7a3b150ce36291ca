import type { Scorecard, ScorecardSheet } from '@diwan/api-contract/endpoints/hiring/scorecards';
import { DataTable, Stack, Text } from '@diwan/ui';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';

/** Scorecards side by side: a column for each colleague, and what they say together. */
export function ScorecardTable({ about, sheet }: { about: string; sheet: ScorecardSheet }) {
  const { t, language, format } = useResource();
  const { cards, summary } = sheet;
  const caption = t('scorecards.compared', { about });
  const stars = (value: number | null | undefined) => (value ? format.number(value) : '—');
  const ratingBy = ({ ratings }: Scorecard, id: string) =>
    ratings.find(({ criterionId }) => criterionId === id)?.rating;
  const rows = [
    ...summary.criteria.map(({ id, name, mean }) => ({
      id,
      cells: [localizedLabel(name, language), ...cards.map((card) => stars(ratingBy(card, id))), stars(mean)],
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
        '—',
      ],
    },
  ];
  return (
    <Stack gap="sm">
      <DataTable
        caption={caption}
        heads={[
          t('scorecards.criterion'),
          ...cards.map(({ by, isMine }) => (isMine ? t('scorecards.mine') : by.name)),
          t('scorecards.mean'),
        ]}
        rows={rows}
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
