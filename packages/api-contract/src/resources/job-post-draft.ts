import { z } from 'zod';
import { calendarDate, halalas, id, instant, localizedText, optionalLocalizedText, text } from '../schema.ts';
import { cityIds } from '../values/cities.ts';
import {
  applyModes,
  benefits,
  educationLevels,
  employmentTypes,
  genderRules,
  languageLevels,
  nationalityRules,
  questionTypes,
  salaryPeriods,
  workModes,
} from '../values/job-post.ts';

const countryCode = z.string().regex(/^[A-Z]{2}$/);

/** What staff may write of a job post; names follow schema.org JobPosting where it has one. */
export const jobPostDraft = z.strictObject({
  employerId: id,
  title: localizedText({ min: 5, max: 120 }),
  jobTitleId: id,
  iscoCode: z
    .string()
    .regex(/^\d{4}$/)
    .nullable(),
  industryId: id.nullable(),
  description: localizedText({ min: 100, max: 10_000 }),
  responsibilities: optionalLocalizedText(),
  qualifications: optionalLocalizedText(),
  skills: z.array(z.strictObject({ id, isRequired: z.boolean() })).max(30),
  employmentTypes: z.array(z.enum(employmentTypes)).min(1, { error: 'employmentTypeRequired' }),
  workMode: z.enum(workModes),
  locations: z.array(z.strictObject({ cityId: z.enum(cityIds), address: text().max(200).nullable() })).max(10),
  nationality: z.strictObject({ rule: z.enum(nationalityRules), countries: z.array(countryCode).max(50) }),
  gender: z.enum(genderRules),
  openings: z.int().min(1).max(999),
  experienceYears: z.strictObject({ min: z.int().min(0).max(50), max: z.int().min(0).max(50).nullable() }),
  education: z.enum(educationLevels),
  languages: z.array(z.strictObject({ code: z.string().regex(/^[a-z]{2}$/), level: z.enum(languageLevels) })).max(10),
  salary: z.strictObject({
    min: halalas.nullable(),
    max: halalas.nullable(),
    period: z.enum(salaryPeriods),
    isVisible: z.boolean(),
    isNegotiable: z.boolean(),
  }),
  benefits: z.array(z.enum(benefits)),
  workHours: text().max(120).nullable(),
  shift: text().max(120).nullable(),
  startsOn: calendarDate.nullable(),
  publishAt: instant.nullable(),
  expiresAt: instant,
  applyMode: z.enum(applyModes),
  applyUrl: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable(),
  applyEmail: z.email().max(200).nullable(),
  questions: z
    .array(
      z.strictObject({
        id,
        text: localizedText({ max: 300 }),
        type: z.enum(questionTypes),
        options: z.array(text().min(1).max(120)).max(20),
        isRequired: z.boolean(),
        /** The answer without which an applicant is flagged; null for questions that only inform. */
        expectedAnswer: text().max(120).nullable(),
        isKnockout: z.boolean(),
      }),
    )
    .max(20),
  isConfidential: z.boolean(),
  isUrgent: z.boolean(),
  featuredUntil: calendarDate.nullable(),
});
export type JobPostDraft = z.output<typeof jobPostDraft>;

/** Rules across the fields of a job post; each names the field that the person should look at. */
export function jobPostRules(draft: JobPostDraft, refuse: (path: string, code: string) => void): void {
  const { salary, experienceYears } = draft;
  if (salary.min !== null && salary.max !== null && salary.min > salary.max) refuse('salary.max', 'belowMinimum');
  if (experienceYears.max !== null && experienceYears.min > experienceYears.max)
    refuse('experienceYears.max', 'belowMinimum');
  if (draft.publishAt !== null && draft.expiresAt <= draft.publishAt) refuse('expiresAt', 'notAfterPublishing');
  if (draft.workMode !== 'remote' && draft.locations.length === 0) refuse('locations', 'locationRequired');
  if (draft.nationality.rule === 'list' && draft.nationality.countries.length === 0)
    refuse('nationality.countries', 'required');
  if (draft.applyMode === 'external_url' && draft.applyUrl === null) refuse('applyUrl', 'required');
  if (draft.applyMode === 'email' && draft.applyEmail === null) refuse('applyEmail', 'required');
  for (const [index, question] of draft.questions.entries()) {
    if (question.isKnockout && question.expectedAnswer === null)
      refuse(`questions.${index}.expectedAnswer`, 'required');
  }
}
