import { z } from 'zod';
import { may } from '../capabilities.ts';
import { kindOf } from '../kinds/kind-of.ts';
import { choice, percent, prose, reasonOf, reference } from '../kinds/kinds.ts';
import { count, day, flag, many } from '../page.ts';
import { calendarDate, id, instant, ref, rowStamps, stamps, text } from '../schema.ts';
import { reasonCode } from '../settings/reasons.ts';
import { cityIds } from '../values/places/cities.ts';
import { educationLevels, employmentTypes, languageLevels } from '../values/records/job-post.ts';
import { availabilities, contactChannels, genders, seekerSources, seekerStates } from '../values/records/seeker.ts';
import { type personName, seekerDraft, seekerRules, seekerTag } from './seeker-draft.ts';
import { duplicate, joinedFields, mergedFields, mergePreview } from './seeker-merging.ts';
import { emailEvent } from './staff-message.ts';

const consents = z.strictObject({
  marketing: z.boolean(),
  sms: z.boolean(),
  whatsapp: z.boolean(),
  /** Whether it may be noted that they opened a mail or followed a link in it. */
  measuring: z.boolean(),
  at: instant.nullable(),
});

const noted = {
  /** Required, 10 to 500 characters, when the reason is `other`. */
  note: prose(text().max(500)).optional(),
} as const;

const record = seekerDraft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(seekerStates),
  /** Why it is suspended or deactivated, as staff gave it. */
  stateReason: reasonCode().nullable(),
  stateNote: z.string().nullable(),
  /** The last day of a suspension. */
  suspendedUntil: calendarDate.nullable(),
  /** When they will be anonymised, and why, unless somebody calls it back before. */
  anonymiseAt: instant.nullable(),
  anonymiseReason: reasonCode().nullable(),
  mobileVerifiedAt: instant.nullable(),
  emailVerifiedAt: instant.nullable(),
  /** Since when its mail server takes nothing for this address; mails wait for a new one, or until staff trust it again. */
  emailRefusedAt: instant.nullable(),
  /** When staff compared the national id with the person's papers. */
  verifiedIdAt: instant.nullable(),
  /** As they are read, masked. */
  birthDate: z.string().register(kindOf, { kind: 'date' }),
  nationalId: z.string().register(kindOf, { kind: 'nationalId' }).nullable(),
  disability: z.string().nullable(),
  /** Null of somebody who was anonymised, as is their mobile. */
  email: z.string().register(kindOf, { kind: 'email' }).nullable(),
  mobile: z.string().register(kindOf, { kind: 'phone' }).nullable(),
  isSaudi: z.boolean(),
  jobTitle: ref.nullable(),
  hasCv: z.boolean(),
  /** Percent of the profile that is filled in, 0 to 100. */
  completeness: percent(),
  applicationsCount: z.int(),
  interviewsCount: z.int(),
  source: choice(seekerSources, 'seekerSource'),
  /** In which ways they let us write to them and what may be noted of it, and since when; their own to say. */
  consents,
  lastLoginAt: instant.nullable(),
});

const definition = {
  path: 'seekers',
  screen: '/seekers/list',
  about: 'People who look for a job, and what they can do.',
  workflow: 'seeker',
  draft: seekerDraft,
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
    hasCv: true,
    applicationsCount: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(seekerStates)),
    jobTitle: many(id),
    skill: many(id),
    city: many(z.enum(cityIds)),
    education: many(z.enum(educationLevels)),
    availability: many(z.enum(availabilities)),
    /** By codes; there are too many to count each. */
    nationality: many(z.string().regex(/^[A-Z]{2}$/)),
    /** `language` is that of an export. */
    speaks: many(z.string().regex(/^[a-z]{2}$/)),
    /** Of the languages that are asked for, or of any. */
    languageLevel: many(z.enum(languageLevels)),
    /** Whether somebody else has the same e-mail but for its spelling, or the same name and date of birth. */
    duplicates: flag,
    isSaudi: flag,
    hasCv: flag,
    isIdVerified: flag,
    industry: many(id),
    /** Those who have applied to any of these job posts. */
    appliedTo: many(id),
    /** Those who were invited to any of these job posts. */
    invitedTo: many(id),
    gender: many(z.enum(genders)),
    employmentType: many(z.enum(employmentTypes)),
    source: many(z.enum(seekerSources)),
    /** By the year of birth, which is all that is shown of it. */
    ageMin: count,
    ageMax: count,
    salaryMin: count,
    salaryMax: count,
    completenessMin: count,
    completenessMax: count,
    lastLoginFrom: day,
    lastLoginTo: day,
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
  verbs: ['list', 'view', 'edit', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('seeker.verifyContact'), channel: choice(contactChannels, 'contactChannel') }),
    z.strictObject({ type: z.literal('seeker.verifyId') }),
    z.strictObject({
      type: z.literal('seeker.suspend'),
      reason: reasonOf('seekerSuspensionReasons'),
      /** The last day of the suspension, which ends by itself. */
      until: calendarDate,
      ...noted,
    }),
    z.strictObject({ type: z.literal('seeker.reinstate') }),
    z.strictObject({
      type: z.literal('seeker.deactivate'),
      reason: reasonOf('seekerDeactivationReasons'),
      ...noted,
    }),
    z.strictObject({ type: z.literal('seeker.reactivate') }),
    z.strictObject({
      type: z.literal('seeker.anonymise'),
      reason: reasonOf('seekerAnonymisationReasons'),
      ...noted,
    }),
    /** Calls an anonymisation back. */
    z.strictObject({ type: z.literal('seeker.keepData') }),
    /** Into the older record of the same person: whatever names this one names that one. */
    z.strictObject({
      type: z.literal('seeker.merge'),
      into: reference('itself'),
      /** As whoever decides has seen it. */
      intoVersion: z.int().min(1),
      /** The fields that are as in the record that goes. */
      taken: z.array(mergedFields).max(mergedFields.options.length),
      /** The lists to which those of the record that goes are added. */
      joined: z.array(joinedFields).max(joinedFields.options.length),
    }),
    z.strictObject({ type: z.literal('seeker.requestCvUpdate') }),
    emailEvent('seeker.email'),
    z.strictObject({ type: z.literal('seeker.inviteToJob'), jobPost: reference('jobPosts') }),
    z.strictObject({ type: z.literal('seeker.trustAddress') }),
    z.strictObject({ type: z.literal('seeker.tag'), tag: seekerTag() }),
  ]),
  may: { read: 'people.read', write: 'content.edit', send: 'people.verify', export: 'export.pii' },
  rules: seekerRules,
  import: { by: ['number'], without: ['name'] },
  masked: ['nationalId', 'mobile', 'email', 'birthDate', 'disability'],
  searchRank: 3,
  picture: { of: 'person', at: 'photo' },
  work: { queue: 'seekersToVerify', state: 'unverified', days: 3 },
} as const;

export const seekers = {
  ...definition,
  more: {
    duplicates: {
      method: 'GET',
      path: '/seekers/:id/duplicates',
      summary: 'Find records that may be of the same person',
      description: 'By an e-mail that differs in nothing but its spelling, or by name and date of birth.',
      pathParams: z.strictObject({ id }),
      responses: { 200: z.array(duplicate) },
      metadata: may(definition.may.read),
    },
    mergePreview: {
      method: 'GET',
      path: '/seekers/:id/merge',
      summary: 'Preview what a merge of two job seekers would do',
      description: 'Which of both stays, what moves, and which applications are withdrawn; nothing is written.',
      pathParams: z.strictObject({ id }),
      query: z.strictObject({ other: id }),
      responses: { 200: mergePreview },
      metadata: may('people.anonymise'),
    },
  },
} as const;

export type Seeker = z.output<typeof seekers.record>;
export type SeekerEvent = z.output<typeof seekers.events>;
export type PersonName = z.output<typeof personName>;
