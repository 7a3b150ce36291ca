import { z } from 'zod';
import { id, ref } from '../schema.ts';
import { duplicateSigns, seekerStates } from '../values/records/seeker.ts';
import { seekerDraft } from './seeker-draft.ts';

/** What staff choose when two records of a person become one; of suspicion the worse stays, whoever chooses. */
export const mergedFields = seekerDraft.omit({ fraudStatus: true }).keyof();
/** Of these the other record's may come besides. */
export const joinedFields = seekerDraft
  .pick({
    portfolioUrls: true,
    industries: true,
    skills: true,
    languages: true,
    experiences: true,
    educations: true,
    certificates: true,
    employmentTypes: true,
    workModes: true,
    tags: true,
  })
  .keyof();
export type MergedField = z.output<typeof mergedFields>;
export type JoinedField = z.output<typeof joinedFields>;

/** Somebody who may be the same person, and why. */
export const duplicate = z.strictObject({
  ...ref.shape,
  number: z.string(),
  state: z.enum(seekerStates),
  signs: z.array(z.enum(duplicateSigns)),
});
export type Duplicate = z.output<typeof duplicate>;

/** What would become of two records, before anything does. */
export const mergePreview = z.strictObject({
  /** The older one, which stays. */
  keptId: id,
  mergedId: id,
  /** Why it is not possible now. */
  reason: z.string().nullable(),
  /** What names the record that goes, by the path of its resource. */
  moves: z.array(z.strictObject({ resource: z.string(), count: z.int() })),
  notes: z.int(),
  documents: z.int(),
  /** For one job post only one application stays open; the other one is withdrawn. */
  withdrawn: z.array(
    z.strictObject({
      jobPost: z.strictObject({ ar: z.string(), en: z.string().optional() }),
      stays: z.string(),
      goes: z.string(),
    }),
  ),
});
export type MergePreview = z.output<typeof mergePreview>;
