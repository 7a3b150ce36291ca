import { z } from 'zod';
import { noEvents } from '../crud.ts';
import { kindOf } from '../kinds/kind-of.ts';
import { choice, city, phone, reference, registerNumber } from '../kinds/kinds.ts';
import { flag, many } from '../page.ts';
import {
  calendarDate,
  id,
  instant,
  localizedText,
  optionalLocalizedText,
  ref,
  rowStamps,
  stamps,
  text,
} from '../schema.ts';
import { cityIds } from '../values/cities.ts';
import { employerSizes, employerStates, employerTypes, saudizationBands } from '../values/records/employer.ts';

const draft = z.strictObject({
  name: localizedText({ max: 200 }),
  legalName: text().max(200),
  industryId: reference('industries').nullable(),
  size: choice(employerSizes, 'employerSize'),
  type: choice(employerTypes, 'employerType'),
  crNumber: registerNumber(10),
  unifiedNumber: registerNumber(10, /^7\d{9}$/).nullable(),
  crExpiresOn: calendarDate.nullable(),
  vatNumber: registerNumber(15, /^3\d{13}3$/).nullable(),
  saudizationBand: choice(saudizationBands, 'saudizationBand').nullable(),
  about: optionalLocalizedText(),
  website: z.string().max(300).register(kindOf, { kind: 'url' }).nullable(),
  email: z.email(),
  /** E.164; masked to its last three digits unless revealed. */
  mobile: phone(),
  cityId: city(),
  district: text().max(120).nullable(),
});

const record = draft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(employerStates),
  industry: ref.nullable(),
  jobQuotaUsed: z.int(),
  jobQuotaLimit: z.int(),
  openJobs: z.int(),
  applicantsTotal: z.int(),
  hiresTotal: z.int(),
  ratingAverage: z.number().nullable(),
  lastActivityAt: instant.nullable(),
});

export const employers = {
  path: 'employers',
  screen: '/employers/list',
  about: 'Organisations that look for people, and what staff know of them.',
  workflow: 'employer',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    name: true,
    industry: true,
    cityId: true,
    size: true,
    openJobs: true,
    applicantsTotal: true,
    lastActivityAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(employerStates)),
    industry: many(id),
    size: many(z.enum(employerSizes)),
    type: many(z.enum(employerTypes)),
    city: many(z.enum(cityIds)),
    hasOpenJobs: flag,
    isOverdue: flag,
  },
  sorts: ['createdAt', 'name', 'openJobs', 'applicantsTotal', 'lastActivityAt', 'stateChangedAt'],
  verbs: ['list', 'view'],
  events: noEvents,
  may: { read: 'people.read', write: 'content.edit', send: 'people.verify', export: 'export.pii' },
  masked: ['mobile'],
  searchRank: 4,
  work: { queue: 'employersToVerify', state: 'pending_verification', days: 3 },
} as const;

export type Employer = z.output<typeof employers.record>;
