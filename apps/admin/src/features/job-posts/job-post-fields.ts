import type { JobPostDraft } from '@diwan/api-contract/resources/job-post-draft';
import { cityIds } from '@diwan/api-contract/values/cities';
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
} from '@diwan/api-contract/values/job-post';
import {
  choice,
  choices,
  day,
  type Field,
  flag,
  group,
  localized,
  moment,
  money,
  number,
  reference,
  rows,
  tags,
  text,
} from '#crud/resource/field.ts';

type Row<P extends keyof JobPostDraft> = Extract<JobPostDraft[P], readonly object[]>[number];

export const jobPostFields: { [F in keyof JobPostDraft]-?: Field<JobPostDraft[F]> } = {
  employerId: reference('employers'),
  title: localized(),
  jobTitleId: reference('jobTitles'),
  iscoCode: text({ isLatin: true }),
  industryId: reference('industries'),
  description: localized({ isMultiline: true }),
  responsibilities: localized({ isMultiline: true }),
  qualifications: localized({ isMultiline: true }),
  skills: rows<Row<'skills'>>({ id: reference('skills'), isRequired: flag() }, () => ({ id: '', isRequired: true })),
  employmentTypes: choices(employmentTypes, 'employmentType'),
  workMode: choice(workModes, 'workMode'),
  locations: rows<Row<'locations'>>({ cityId: choice(cityIds, 'city'), address: text() }, () => ({
    cityId: 'riyadh',
    address: null,
  })),
  nationality: group<JobPostDraft['nationality']>({ rule: choice(nationalityRules, 'nationality'), countries: tags() }),
  gender: choice(genderRules, 'gender'),
  openings: number({ min: 1, max: 999 }),
  experienceYears: group<JobPostDraft['experienceYears']>({
    min: number({ min: 0, max: 50 }),
    max: number({ min: 0, max: 50 }),
  }),
  education: choice(educationLevels, 'education'),
  languages: rows<Row<'languages'>>(
    { code: text({ isLatin: true }), level: choice(languageLevels, 'languageLevel') },
    () => ({
      code: 'en',
      level: 'conversational',
    }),
  ),
  salary: group<JobPostDraft['salary']>({
    min: money(),
    max: money(),
    period: choice(salaryPeriods, 'salaryPeriod'),
    isVisible: flag(),
    isNegotiable: flag(),
  }),
  benefits: choices(benefits, 'benefit'),
  workHours: text(),
  shift: text(),
  startsOn: day(),
  publishAt: moment(),
  expiresAt: moment(),
  applyMode: choice(applyModes, 'applyMode'),
  applyUrl: text({ inputType: 'url', isLatin: true }),
  applyEmail: text({ inputType: 'email', isLatin: true }),
  questions: rows<Row<'questions'>>(
    {
      text: localized(),
      type: choice(questionTypes, 'questionType'),
      options: tags(),
      isRequired: flag(),
      isKnockout: flag(),
      expectedAnswer: text(),
    },
    () => ({
      id: crypto.randomUUID(),
      text: { ar: '', en: '' },
      type: 'yes_no',
      options: [],
      isRequired: true,
      isKnockout: false,
      expectedAnswer: null,
    }),
  ),
  isConfidential: flag(),
  isUrgent: flag(),
  featuredUntil: day(),
};

export const jobPostSections = [
  { key: 'post', fields: ['employerId', 'title', 'jobTitleId', 'industryId', 'iscoCode'] },
  { key: 'text', fields: ['description', 'responsibilities', 'qualifications'] },
  { key: 'terms', fields: ['employmentTypes', 'workMode', 'locations', 'openings', 'startsOn', 'workHours', 'shift'] },
  { key: 'pay', fields: ['salary', 'benefits'] },
  {
    key: 'candidate',
    fields: ['experienceYears', 'education', 'skills', 'languages', 'nationality', 'gender'],
  },
  { key: 'applying', fields: ['applyMode', 'applyUrl', 'applyEmail', 'questions'] },
  { key: 'publishing', fields: ['publishAt', 'expiresAt', 'isConfidential', 'isUrgent', 'featuredUntil'] },
] as const satisfies readonly { key: string; fields: readonly (keyof JobPostDraft)[] }[];
