import { z } from 'zod';
import { id, ref } from '../schema.ts';

/** What an attempt comes to; nothing while somebody has yet to judge it. */
const result = z.strictObject({
  /** Hundredths. */
  score: z.int().nullable(),
  maxScore: z.int(),
  percentage: z.int().nullable(),
  isPassed: z.boolean().nullable(),
});

/** So many changes are shown at once. */
export const mostRegraded = 100;

/** What marking attempts anew would change, those first whose result turns. */
export const regrading = z.strictObject({
  /** Attempts that were looked at. */
  attempts: z.int(),
  changed: z.int(),
  higher: z.int(),
  lower: z.int(),
  newlyPassed: z.int(),
  newlyFailed: z.int(),
  changes: z.array(z.strictObject({ id, number: z.string(), seeker: ref, from: result, to: result })).max(mostRegraded),
});
export type Regrading = z.output<typeof regrading>;
