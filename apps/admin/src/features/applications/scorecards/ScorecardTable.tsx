import type { Scorecard, ScorecardSheet } from '@diwan/api-contract/endpoints/hiring/scorecards';
import { Stack, Text } from '@diwan/ui';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from './scorecards.css.ts';

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
      name: localizedLabel(name, language),
      cells: [...cards.map((card) => stars(ratingBy(card, id))), stars(mean)],
    })),
    {
      id: 'score',
      name: t('scorecards.weighted'),
      cells: [...cards.map(({ score }) => stars(score)), stars(summary.score)],
    },
    {
      id: 'recommendation',
      name: t('scorecards.fields.recommendation'),
      cells: [...cards.map(({ recommendation }) => t(`choices.recommendation.${recommendation}`)), '—'],
    },
  ];
  return (
    <Stack gap="sm">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
        <table className={styles.table} aria-label={caption}>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                {t('scorecards.criterion')}
              </th>
              {cards.map(({ id, by, isMine }) => (
                <th key={id} scope="col" className={styles.head}>
                  {isMine ? t('scorecards.mine') : <bdi>{by.name}</bdi>}
                </th>
              ))}
              <th scope="col" className={styles.head}>
                {t('scorecards.mean')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, cells }) => (
              <tr key={id}>
                <th scope="row" className={styles.cell}>
                  {name}
                </th>
                {cells.map((text, index) => (
                  <td key={cards[index]?.id ?? 'mean'} className={styles.cell}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
