import { z } from 'zod';
import { id, text } from '../schema.ts';

/** What a candidate answered to one question; what its kind does not ask for stays away. */
export const examAnswer = z.strictObject({
  /** Options that were chosen, or all of them in the order that was given. */
  options: z.array(id).max(12).optional(),
  isTrue: z.boolean().optional(),
  number: z.number().min(-1e9).max(1e9).optional(),
  text: text().max(10_000).optional(),
});
export type ExamAnswer = z.output<typeof examAnswer>;
