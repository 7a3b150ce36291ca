import { z } from 'zod';
import { cityIds } from '../values/places/cities.ts';
import { educationLevels } from '../values/records/job-post.ts';

const judged = {
  /** What the part counts for, beside the other parts that were judged. */
  weight: z.int().min(1).max(100),
  /** How much of it was earned, in percent. */
  earned: z.int().min(0).max(100),
} as const;
const counted = { ...judged, has: z.int().min(0), of: z.int().min(1) } as const;

/** What a job post asks for, held against one job seeker. */
export const matchPart = z.discriminatedUnion('part', [
  z.strictObject({ part: z.literal('requiredSkills'), ...counted }),
  z.strictObject({ part: z.literal('optionalSkills'), ...counted }),
  z.strictObject({
    part: z.literal('experience'),
    ...judged,
    years: z.int(),
    min: z.int(),
    max: z.int().nullable(),
  }),
  z.strictObject({
    part: z.literal('education'),
    ...judged,
    has: z.enum(educationLevels),
    asked: z.enum(educationLevels),
  }),
  z.strictObject({
    part: z.literal('place'),
    ...judged,
    outcome: z.enum(['sameCity', 'canRelocate', 'elsewhere']),
    cityId: z.enum(cityIds),
  }),
  z.strictObject({
    part: z.literal('salary'),
    ...judged,
    /** Halalas a month. */
    expected: z.int(),
    most: z.int(),
  }),
  z.strictObject({ part: z.literal('languages'), ...counted }),
]);
export type MatchPart = z.output<typeof matchPart>;

/** How a match score came about; docs/matching.md says what each part earns. */
export const matchExplanation = z.strictObject({
  parts: z.array(matchPart),
  /** Whether the job post may take somebody of this nationality. */
  isEligible: z.boolean(),
});
export type MatchExplanation = z.output<typeof matchExplanation>;
