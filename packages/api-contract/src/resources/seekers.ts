import { z } from 'zod';
import { kindOf } from '../kinds/kind-of.ts';
import {
  choice,
  choices,
  city,
  country,
  file,
  image,
  language,
  nationalId,
  percent,
  phone,
  prose,
  reference,
} from '../kinds/kinds.ts';
import { count, day, flag, many } from '../page.ts';
import { calendarDate, halalas, id, instant, optionalLocalizedText, ref, rowStamps, stamps, text } from '../schema.ts';
import { cityIds } from '../values/cities.ts';
import { career, careerRules } from '../values/records/career.ts';
import { educationLevels, employmentTypes, languageLevels, workModes } from '../values/records/job-post.ts';
import {
  availabilities,
  contactChannels,
  genders,
  seekerDeactivationReasons,
  seekerReasons,
  seekerStates,
  seekerSuspensionReasons,
  seekerVisibilities,
  skillLevels,
} from '../values/records/seeker.ts';

/** A person's name in up to four parts, as is usual in Saudi Arabia. */
export const personName = z.strictObject({
  first: text().max(60),
  father: text().max(60).optional(),
  grandfather: text().max(60).optional(),
  family: text().max(60),
});

const draft = z.strictObject({
  name: z.strictObject({ ar: personName, en: personName.optional() }),
  photo: image().nullable(),
  gender: choice(genders, 'gender'),
  /** Masked to its year. */
  birthDate: z.string().register(kindOf, { kind: 'date' }),
  nationality: country(),
  /** Masked to the last four digits. */
  nationalId: nationalId().nullable(),
  email: z.string().register(kindOf, { kind: 'email' }),
  mobile: phone(),
  cityId: city(),
  canRelocate: z.boolean(),
  jobTitleId: reference('jobTitles').nullable(),
  headline: text().max(200).nullable(),
  about: optionalLocalizedText(),
  skills: z.array(z.strictObject({ id: reference('skills'), level: choice(skillLevels, 'skillLevel') })),
  languages: z.array(z.strictObject({ code: language(), level: choice(languageLevels, 'languageLevel') })),
  education: choice(educationLevels, 'education'),
  totalExperienceYears: z.int().min(0).max(60),
  salaryExpected: halalas.nullable(),
  noticePeriodDays: z.int().min(0).max(365),
  availability: choice(availabilities, 'availability'),
  employmentTypes: choices(employmentTypes, 'employmentType').min(1),
  workModes: choices(workModes, 'workMode'),
  visibility: choice(seekerVisibilities, 'seekerVisibility'),
  ...career,
  cv: file(['pdf', 'docx', 'doc']).nullable(),
});

const noted = {
  /** Required, 10 to 500 characters, when the reason is `other`. */
  note: prose(text().max(500)).optional(),
} as const;

const record = draft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(seekerStates),
  /** Why it is suspended or deactivated, as staff gave it. */
  stateReason: z.enum(seekerReasons).nullable(),
  stateNote: z.string().nullable(),
  /** The last day of a suspension. */
  suspendedUntil: calendarDate.nullable(),
  mobileVerifiedAt: instant.nullable(),
  emailVerifiedAt: instant.nullable(),
  /** When staff compared the national id with the person's papers. */
  verifiedIdAt: instant.nullable(),
  /** As it is read, masked. */
  mobile: z.string(),
  isSaudi: z.boolean(),
  jobTitle: ref.nullable(),
  skillRefs: z.array(ref),
  hasCv: z.boolean(),
  /** Percent of the profile that is filled in, 0 to 100. */
  completeness: percent(),
  applicationsCount: z.int(),
  lastLoginAt: instant.nullable(),
});

export const seekers = {
  path: 'seekers',
  screen: '/seekers/list',
  about: 'People who look for a job, and what they can do.',
  workflow: 'seeker',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    name: true,
    photo: true,
    jobTitle: true,
    cityId: true,
    nationality: true,
    gender: true,
    totalExperienceYears: true,
    salaryExpected: true,
    completeness: true,
    lastLoginAt: true,
    verifiedIdAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(seekerStates)),
    jobTitle: many(id),
    skill: many(id),
    city: many(z.enum(cityIds)),
    education: many(z.enum(educationLevels)),
    availability: many(z.enum(availabilities)),
    isSaudi: flag,
    hasCv: flag,
    isOverdue: flag,
    experienceMin: count,
    experienceMax: count,
    createdFrom: day,
    createdTo: day,
  },
  sorts: [
    'createdAt',
    'name',
    'totalExperienceYears',
    'salaryExpected',
    'completeness',
    'lastLoginAt',
    'stateChangedAt',
  ],
  verbs: ['list', 'view', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('seeker.verifyContact'), channel: choice(contactChannels, 'contactChannel') }),
    z.strictObject({ type: z.literal('seeker.verifyId') }),
    z.strictObject({
      type: z.literal('seeker.suspend'),
      reason: choice(seekerSuspensionReasons, 'seekerReason'),
      /** The last day of the suspension, which ends by itself. */
      until: calendarDate,
      ...noted,
    }),
    z.strictObject({ type: z.literal('seeker.reinstate') }),
    z.strictObject({
      type: z.literal('seeker.deactivate'),
      reason: choice(seekerDeactivationReasons, 'seekerReason'),
      ...noted,
    }),
    z.strictObject({ type: z.literal('seeker.reactivate') }),
  ]),
  may: { read: 'people.read', write: 'content.edit', send: 'people.verify', export: 'export.pii' },
  rules: careerRules,
  masked: ['nationalId', 'mobile', 'email', 'birthDate'],
  searchRank: 3,
  picture: { of: 'person', at: 'photo' },
  work: { queue: 'seekersToVerify', state: 'unverified', days: 3 },
} as const;

export type Seeker = z.output<typeof seekers.record>;
export type SeekerEvent = z.output<typeof seekers.events>;
export type PersonName = z.output<typeof personName>;
