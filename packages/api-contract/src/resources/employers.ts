import { z } from 'zod';
import { c } from '../contract.ts';
import { endpoints, noEvents } from '../crud.ts';
import { flag, many } from '../page.ts';
import { routerOptions } from '../problem.ts';
import { calendarDate, id, instant, localizedText, optionalLocalizedText, ref, stamps, text } from '../schema.ts';
import { cityIds } from '../values/cities.ts';
import { employerSizes, employerStates, employerTypes, saudizationBands } from '../values/employer.ts';

const draft = z.strictObject({
  name: localizedText({ max: 200 }),
  legalName: text().max(200),
  industryId: id.nullable(),
  size: z.enum(employerSizes),
  type: z.enum(employerTypes),
  crNumber: z.string().regex(/^\d{10}$/),
  unifiedNumber: z
    .string()
    .regex(/^7\d{9}$/)
    .nullable(),
  crExpiresOn: calendarDate.nullable(),
  vatNumber: z
    .string()
    .regex(/^3\d{13}3$/)
    .nullable(),
  saudizationBand: z.enum(saudizationBands).nullable(),
  about: optionalLocalizedText(),
  website: z.string().max(300).nullable(),
  email: z.email(),
  /** E.164; masked to its last three digits unless revealed. */
  mobile: z.string().max(20),
  cityId: z.enum(cityIds),
  district: text().max(120).nullable(),
});

export const employers = {
  path: 'employers',
  about: 'Organisations that look for people, and what staff know of them.',
  draft,
  record: draft.extend({
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
  }),
  filters: {
    state: many(z.enum(employerStates)),
    industry: many(id),
    size: many(z.enum(employerSizes)),
    type: many(z.enum(employerTypes)),
    city: many(z.enum(cityIds)),
    hasOpenJobs: flag,
  },
  sorts: ['createdAt', 'name', 'openJobs', 'applicantsTotal', 'lastActivityAt'],
  verbs: ['list', 'view'],
  events: noEvents,
  may: { read: 'people.read', write: 'content.edit', send: 'people.verify', export: 'export.pii' },
} as const;

export type Employer = z.output<typeof employers.record>;

export const employersRouter = c.router(endpoints(employers), routerOptions);
