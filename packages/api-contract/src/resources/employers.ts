import { z } from 'zod';
import { choice, fieldNames, prose, reasonOf, reference } from '../kinds/kinds.ts';
import { count, day, flag, many } from '../page.ts';
import { calendarDate, id, instant, picturedRef, ref, rowStamps, stamps, text } from '../schema.ts';
import { reasonCode } from '../settings/reasons.ts';
import { cityIds } from '../values/places/cities.ts';
import {
  documentStandings,
  employerDocumentTypes,
  employerSizes,
  employerStates,
  employerTypes,
  expiringEmployerDocuments,
} from '../values/records/employer.ts';
import { grantReasons, subscriptionStates } from '../values/records/plan-subscription.ts';
import { employerDraft, employerRules } from './employer-draft.ts';
import { emailEvent } from './staff-message.ts';

const noted = {
  /** Required, 10 to 500 characters, when the reason is `other`. */
  note: prose(text().max(500)).optional(),
} as const;
const judgement = { reason: reasonOf('employerReviewReasons'), ...noted } as const;

const record = employerDraft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(employerStates),
  /** Why it is suspended, closed, rejected or sent back; as staff, or the expiry of its registration, gave it. */
  stateReason: reasonCode().nullable(),
  stateNote: z.string().nullable(),
  /** What is to be changed before it is submitted again. */
  stateFields: fieldNames(employerDraft.keyof()),
  /** As it is read, masked. */
  mobile: z.string(),
  /** Since when its mail server takes nothing for this address; mails wait for a new one, or until staff trust it again. */
  emailRefusedAt: instant.nullable(),
  industry: ref.nullable(),
  jobQuotaUsed: z.int(),
  /** Of its subscription where it has one that runs, else its own; null means without a limit. */
  jobQuotaLimit: z.int().nullable(),
  /** CVs of the pool that were opened to it: in the period of its subscription where one runs, else ever. */
  cvViewQuotaUsed: z.int(),
  /** As that of job posts. */
  cvViewQuotaLimit: z.int().nullable(),
  /** The subscription that runs. */
  subscription: z
    .strictObject({
      id,
      number: z.string(),
      plan: ref,
      state: z.enum(subscriptionStates),
      currentPeriodEnd: instant,
    })
    .nullable(),
  openJobs: z.int(),
  applicantsTotal: z.int(),
  hiresTotal: z.int(),
  ratingAverage: z.number().nullable(),
  lastActivityAt: instant.nullable(),
  /** Who of the staff looks after it. */
  accountManager: picturedRef.nullable(),
  /** Who of the sales and support team it is a customer of. */
  crmUser: picturedRef.nullable(),
  /** The newest of each type that it has, and what it must have and lacks. */
  documents: z.array(
    z.strictObject({
      type: z.enum(employerDocumentTypes),
      expiresOn: calendarDate.nullable(),
      standing: z.enum(documentStandings),
    }),
  ),
});

export const employers = {
  path: 'employers',
  screen: '/employers/list',
  about: 'Organisations that look for people, and what staff know of them.',
  workflow: 'employer',
  draft: employerDraft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    name: true,
    logo: true,
    industry: true,
    cityId: true,
    size: true,
    subscription: true,
    openJobs: true,
    applicantsTotal: true,
    hiresTotal: true,
    accountManager: true,
    lastActivityAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(employerStates)),
    industry: many(id),
    size: many(z.enum(employerSizes)),
    type: many(z.enum(employerTypes)),
    city: many(z.enum(cityIds)),
    accountManager: many(id),
    plan: many(id),
    planExpiringWithinDays: count,
    crmUser: many(id),
    hasOpenJobs: flag,
    docsExpiring: flag,
    isOverdue: flag,
    createdFrom: day,
    createdTo: day,
  },
  sorts: ['createdAt', 'name', 'openJobs', 'applicantsTotal', 'lastActivityAt', 'stateChangedAt'],
  verbs: ['list', 'view', 'edit', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('employer.submit') }),
    z.strictObject({ type: z.literal('employer.verify') }),
    z.strictObject({
      type: z.literal('employer.requestChanges'),
      reason: judgement.reason,
      /** What is to be changed. */
      fields: fieldNames(employerDraft.keyof()).optional(),
      note: judgement.note,
    }),
    z.strictObject({ type: z.literal('employer.reject'), ...judgement }),
    z.strictObject({
      type: z.literal('employer.suspend'),
      reason: reasonOf('employerSuspensionReasons'),
      ...noted,
    }),
    z.strictObject({ type: z.literal('employer.reinstate') }),
    z.strictObject({ type: z.literal('employer.reopen') }),
    z.strictObject({ type: z.literal('employer.assignManager'), accountManager: reference('staff') }),
    z.strictObject({ type: z.literal('employer.assignCrmUser'), crmUser: reference('crmUsers') }),
    emailEvent('employer.email'),
    z.strictObject({ type: z.literal('employer.trustAddress') }),
    z.strictObject({
      type: z.literal('employer.extendPlan'),
      days: z.int().min(1).max(365),
      reason: choice(grantReasons, 'grantReason'),
      ...noted,
    }),
    z.strictObject({
      type: z.literal('employer.close'),
      reason: reasonOf('employerClosingReasons'),
      ...noted,
    }),
  ]),
  may: { read: 'people.read', write: 'content.edit', send: 'people.verify', export: 'export.pii' },
  rules: employerRules,
  masked: ['mobile'],
  import: { by: ['number', 'crNumber'] },
  unique: ['crNumber'],
  documents: { types: employerDocumentTypes, expiring: expiringEmployerDocuments },
  searchRank: 4,
  picture: { of: 'company', at: 'logo' },
  work: { queue: 'employersToVerify', state: 'pending_verification', days: 3 },
} as const;

export type Employer = z.output<typeof employers.record>;
export type EmployerEvent = z.output<typeof employers.events>;
