import { z } from 'zod';
import { id, localizedText } from '#schema.ts';

/** How much a criterion counts beside the others. */
export const heaviest = 5;
/** A job post has so many at most. */
export const mostCriteria = 10;

/** A job post asks for the judgement of so many colleagues at most. */
export const mostScorecardsNeeded = 5;

/** What applicants for a job post are judged by. */
export const criterion = z.strictObject({
  id,
  name: localizedText({ max: 80 }),
  weight: z.int().min(1).max(heaviest),
});
export type Criterion = z.output<typeof criterion>;

/** What job posts without criteria of their own are judged by; their names are in the messages. */
export const usualCriteria = {
  skills: { id: '01970000-0000-7000-8000-000000000001', weight: 3 },
  experience: { id: '01970000-0000-7000-8000-000000000002', weight: 2 },
  communication: { id: '01970000-0000-7000-8000-000000000003', weight: 2 },
  motivation: { id: '01970000-0000-7000-8000-000000000004', weight: 1 },
  teamwork: { id: '01970000-0000-7000-8000-000000000005', weight: 1 },
} as const;

/** Ratings as one number with one decimal, each by the weight of its criterion; null where nothing was rated. */
export function weightedMean(ratings: readonly { weight: number; rating: number }[]): number | null {
  const weights = ratings.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) return null;
  return Math.round((ratings.reduce((sum, { weight, rating }) => sum + weight * rating, 0) / weights) * 10) / 10;
}
