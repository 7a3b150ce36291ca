import { z } from 'zod';
import { kindOf } from '../kinds/kind-of.ts';
import { choice, fieldNames, prose, reference } from '../kinds/kinds.ts';
import { count, day, flag, many } from '../page.ts';
import { calendarDate, id, instant, picturedRef, ref, rowStamps, stamps, text } from '../schema.ts';
import { cityIds } from '../values/places/cities.ts';
import { documentStandings } from '../values/records/employer.ts';
import {
  expiringProviderDocuments,
  providerCloseReasons,
  providerDocumentTypes,
  providerReasons,
  providerRejections,
  providerStates,
  providerSuspensions,
  providerTypes,
} from '../values/records/provider.ts';
import { providerDraft, providerRules } from './provider-draft.ts';
import { emailEvent } from './staff-message.ts';

const noted = {
  /** Required, 10 to 500 characters, when the reason is `other`. */
  note: prose(text().max(500)).optional(),
} as const;
const judgement = { reason: choice(providerRejections, 'providerReason'), ...noted } as const;

const record = providerDraft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(providerStates),
  /** Why it is suspended, closed, rejected or sent back; as staff, or the expiry of a document, gave it. */
  stateReason: z.enum(providerReasons).nullable(),
  stateNote: z.string().nullable(),
  /** What is to be changed before it is submitted again. */
  stateFields: fieldNames(providerDraft.keyof()),
  /** The last day of a suspension, where one was said. */
  suspendedUntil: calendarDate.nullable(),
  /** As they are read, masked. */
  mobile: z.string().register(kindOf, { kind: 'phone' }),
  nationalId: z.string().register(kindOf, { kind: 'nationalId' }).nullable(),
  iban: z.string().register(kindOf, { kind: 'iban' }).nullable(),
  /** When staff compared its account with the bank's letter. */
  bankVerifiedAt: instant.nullable(),
  emailRefusedAt: instant.nullable(),
  industry: ref.nullable(),
  specialistNames: z.array(ref),
  ratingAverage: z.number().nullable(),
  ratingCount: z.int(),
  ordersCount: z.int(),
  productsCount: z.int(),
  /** Percent of its orders that it cancelled. */
  cancelRate: z.int(),
  /** What its wallet holds, whether due, not yet due or held. */
  walletBalance: z.int().register(kindOf, { kind: 'money' }),
  /** What it holds in each account of the ledger, and what it ever earned and was paid. */
  wallet: z.strictObject({
    available: z.int(),
    pending: z.int(),
    onHold: z.int(),
    lifetimeEarned: z.int(),
    lifetimePaid: z.int(),
  }),
  featuredUntil: calendarDate.nullable(),
  lastLoginAt: instant.nullable(),
  /** Who of the staff looks after it. */
  accountManager: picturedRef.nullable(),
  /** Who of the sales and support team it is a customer of. */
  crmUser: picturedRef.nullable(),
  /** The newest of each type that it has, and what it must have and lacks. */
  documents: z.array(
    z.strictObject({
      type: z.enum(providerDocumentTypes),
      expiresOn: calendarDate.nullable(),
      standing: z.enum(documentStandings),
    }),
  ),
});

export const providers = {
  path: 'providers',
  screen: '/providers/list',
  about: 'Whoever sells services and products on the marketplace, and what staff know of them.',
  workflow: 'provider',
  draft: providerDraft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    tradeName: true,
    logo: true,
    type: true,
    specialistNames: true,
    cityId: true,
    mobile: true,
    ratingAverage: true,
    ratingCount: true,
    productsCount: true,
    ordersCount: true,
    walletBalance: true,
    documents: true,
    createdAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(providerStates)),
    type: many(z.enum(providerTypes)),
    specialist: many(id),
    industry: many(id),
    city: many(z.enum(cityIds)),
    isVatRegistered: flag,
    docsExpiring: flag,
    isBankUnverified: flag,
    isFeatured: flag,
    accountManager: many(id),
    crmUser: many(id),
    ratingMin: count,
    ratingMax: count,
    walletBalanceMin: count,
    walletBalanceMax: count,
    isOverdue: flag,
    createdFrom: day,
    createdTo: day,
  },
  sorts: ['createdAt', 'name', 'ordersCount', 'walletBalance', 'stateChangedAt'],
  verbs: ['list', 'view', 'edit', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('provider.submit') }),
    z.strictObject({ type: z.literal('provider.approve') }),
    z.strictObject({
      type: z.literal('provider.requestChanges'),
      reason: judgement.reason,
      /** What is to be changed. */
      fields: fieldNames(providerDraft.keyof()).optional(),
      note: judgement.note,
    }),
    z.strictObject({ type: z.literal('provider.reject'), ...judgement }),
    z.strictObject({
      type: z.literal('provider.suspend'),
      reason: choice(providerSuspensions, 'providerReason'),
      /** It ends with this day; open where none is given. */
      until: calendarDate.optional(),
      ...noted,
    }),
    z.strictObject({ type: z.literal('provider.reinstate') }),
    z.strictObject({ type: z.literal('provider.reopen') }),
    z.strictObject({ type: z.literal('provider.verifyBank') }),
    z.strictObject({ type: z.literal('provider.feature'), until: calendarDate }),
    z.strictObject({ type: z.literal('provider.unfeature') }),
    z.strictObject({
      type: z.literal('provider.requestDocument'),
      document: choice(providerDocumentTypes, 'documentType'),
      note: prose(text().max(500)).optional(),
    }),
    z.strictObject({ type: z.literal('provider.assignManager'), accountManager: reference('staff') }),
    z.strictObject({ type: z.literal('provider.assignCrmUser'), crmUser: reference('crmUsers') }),
    emailEvent('provider.email'),
    z.strictObject({ type: z.literal('provider.trustAddress') }),
    z.strictObject({
      type: z.literal('provider.close'),
      reason: choice(providerCloseReasons, 'providerReason'),
      ...noted,
    }),
  ]),
  may: { read: 'people.read', write: 'content.edit', send: 'people.verify', export: 'export.pii' },
  rules: providerRules,
  masked: ['mobile', 'nationalId', 'iban'],
  unique: ['email'],
  documents: { types: providerDocumentTypes, expiring: expiringProviderDocuments },
  searchRank: 5,
  picture: { of: 'company', at: 'logo' },
  work: { queue: 'providersToReview', state: 'pending_review', days: 3 },
} as const;

export type Provider = z.output<typeof providers.record>;
export type ProviderEvent = z.output<typeof providers.events>;
