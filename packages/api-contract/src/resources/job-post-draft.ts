import { z } from 'zod';
import { kindOf } from '../kinds/kind-of.ts';
import {
  choice,
  choices,
  city,
  country,
  language,
  localizedRichText,
  neededWhen,
  occupation,
  reference,
  shownWhen,
  startingWith,
} from '../kinds/kinds.ts';
import { calendarDate, halalas, id, instant, localizedText, optionalLocalizedText, text } from '../schema.ts';
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
} from '../values/records/job-post.ts';
import { criterion, mostCriteria, mostScorecardsNeeded } from '../values/records/scorecard.ts';

/** Kinds of questions whose answers are chosen from a list. */
const choosing = ['single', 'multi'];
/** Kinds of questions whose answer can be compared with an expected one. */
const answerable = questionTypes.filter((type) => type !== 'file');

/** What staff may write of a job post; names follow schema.org JobPosting where it has one. */
export const jobPostDraft = z.strictObject({
  employerId: reference('employers'),
  /** Whoever of the staff looks after it, alone or with a team. */
  recruiterId: reference('staff').nullable(),
  hiringTeam: z.array(z.strictObject({ id: reference('staff') })).max(10),
  title: localizedText({ min: 5, max: 120 }),
  jobTitleId: reference('jobTitles'),
  iscoCode: occupation().nullable(),
  industryId: reference('industries').nullable(),
  description: localizedRichText({ min: 100, max: 10_000 }),
  responsibilities: optionalLocalizedText(),
  qualifications: optionalLocalizedText(),
  skills: z.array(z.strictObject({ id: reference('skills'), isRequired: startingWith(true, z.boolean()) })).max(30),
  employmentTypes: choices(employmentTypes, 'employmentType').min(1, { error: 'employmentTypeRequired' }),
  workMode: choice(workModes, 'workMode'),
  locations: z
    .array(z.strictObject({ cityId: startingWith('riyadh', city()), address: text().max(200).nullable() }))
    .max(10),
  nationality: z.strictObject({
    rule: choice(nationalityRules, 'nationality'),
    countries: neededWhen('rule', ['list'], z.array(country()).max(50)),
  }),
  gender: choice(genderRules, 'gender'),
  openings: z.int().min(1).max(999),
  experienceYears: z.strictObject({ min: z.int().min(0).max(50), max: z.int().min(0).max(50).nullable() }),
  education: choice(educationLevels, 'education'),
  languages: z
    .array(
      z.strictObject({
        code: startingWith('en', language()),
        level: startingWith('conversational', choice(languageLevels, 'languageLevel')),
      }),
    )
    .max(10),
  salary: z.strictObject({
    min: halalas.nullable(),
    max: halalas.nullable(),
    period: choice(salaryPeriods, 'salaryPeriod'),
    isVisible: z.boolean(),
    isNegotiable: z.boolean(),
  }),
  benefits: choices(benefits, 'benefit'),
  workHours: text().max(120).nullable(),
  shift: text().max(120).nullable(),
  startsOn: calendarDate.nullable(),
  publishAt: instant.nullable(),
  expiresAt: instant,
  applyMode: choice(applyModes, 'applyMode'),
  applyUrl: neededWhen(
    'applyMode',
    ['external_url'],
    z
      .url({ protocol: /^https$/ })
      .max(500)
      .nullable(),
  ),
  applyEmail: neededWhen('applyMode', ['email'], z.email().max(200).nullable()),
  questions: z
    .array(
      z.strictObject({
        id,
        text: localizedText({ max: 300 }),
        type: startingWith('yes_no', choice(questionTypes, 'questionType')),
        options: neededWhen('type', choosing, z.array(text().min(1).max(120)).max(20)),
        isRequired: startingWith(true, z.boolean()),
        isKnockout: shownWhen('type', answerable, z.boolean()),
        /** The answer without which an applicant is flagged; null for questions that only inform. */
        expectedAnswer: shownWhen(
          'type',
          answerable,
          text().max(120).register(kindOf, { kind: 'answer', type: 'type', options: 'options' }).nullable(),
        ),
      }),
    )
    .max(20),
  /** Applicants have passed it, or are sitting it. */
  examId: reference('exams').nullable(),
  /** What applicants are judged by; without any the usual ones. */
  criteria: z.array(criterion.extend({ weight: startingWith(1, criterion.shape.weight) })).max(mostCriteria),
  /** So many colleagues must have judged an applicant before the approval. */
  scorecardsNeeded: z.int().min(1).max(mostScorecardsNeeded).nullable(),
  isConfidential: z.boolean(),
  isUrgent: z.boolean(),
  featuredUntil: calendarDate.nullable(),
});
export type JobPostDraft = z.output<typeof jobPostDraft>;

/** What its employer writes: staff may ask for a change of it. */
export const employersFields = jobPostDraft
  .keyof()
  .exclude(['employerId', 'recruiterId', 'hiringTeam', 'criteria', 'scorecardsNeeded', 'featuredUntil']);

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
  for (const [index, { id: member }] of draft.hiringTeam.entries())
    if (draft.hiringTeam.findIndex((other) => other.id === member) < index) refuse(`hiringTeam.${index}.id`, 'taken');
  if (draft.applyMode === 'external_url' && draft.applyUrl === null) refuse('applyUrl', 'required');
  if (draft.applyMode === 'email' && draft.applyEmail === null) refuse('applyEmail', 'required');
  for (const [index, question] of draft.questions.entries()) {
    const path = `questions.${index}`;
    if (choosing.includes(question.type) && question.options.length === 0) refuse(`${path}.options`, 'required');
    if (question.isKnockout && question.expectedAnswer === null) refuse(`${path}.expectedAnswer`, 'required');
    if (question.expectedAnswer !== null && !canBeAnswered(question, question.expectedAnswer))
      refuse(`${path}.expectedAnswer`, 'invalidChoice');
  }
}

/** Whether a question can be answered so: with one of its own choices, or with what its kind of answer is. */
function canBeAnswered({ type, options }: JobPostDraft['questions'][number], answer: string): boolean {
  switch (type) {
    case 'yes_no':
      return answer === 'yes' || answer === 'no';
    case 'single':
    case 'multi':
      return options.includes(answer);
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(answer);
    case 'date':
      return calendarDate.safeParse(answer).success;
    default:
      return type === 'text';
  }
}
