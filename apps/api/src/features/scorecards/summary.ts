import type { Scorecard, ScorecardSheet } from '@diwan/api-contract/endpoints/hiring/scorecards';
import { type Criterion, weightedMean } from '@diwan/api-contract/values/records/scorecard';

const unweighted = (rating: number) => ({ weight: 1, rating });

/** What several scorecards say together: by each criterion, those that the job post no longer has last, and on the whole. */
export function summaryOf(criteria: readonly Criterion[], cards: readonly Scorecard[]): ScorecardSheet['summary'] {
  const rated = cards.flatMap(({ ratings }) => ratings);
  const known = new Map(criteria.map((criterion) => [criterion.id, criterion]));
  for (const { criterionId: id, name, weight } of rated) if (!known.has(id)) known.set(id, { id, name, weight });
  return {
    score: weightedMean(cards.flatMap(({ score }) => (score === null ? [] : [unweighted(score)]))),
    criteria: [...known.values()].map((criterion) => {
      const given = rated.filter(({ criterionId }) => criterionId === criterion.id);
      return { ...criterion, mean: weightedMean(given.map(({ rating }) => unweighted(rating))) };
    }),
  };
}
