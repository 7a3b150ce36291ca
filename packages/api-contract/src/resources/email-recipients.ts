import { z } from 'zod';
import { noEvents } from '../crud.ts';
import { kindOf } from '../kinds/kind-of.ts';
import { choice } from '../kinds/kinds.ts';
import { many } from '../page.ts';
import { id, instant, localizedText, ref, rowStamps, stamps } from '../schema.ts';
import { audienceEntities, recipientLanguages, recipientReasons, recipientStates } from '../values/records/campaign.ts';

/** Nobody writes one: they are who a campaign reached when it was approved. */
const draft = z.strictObject({
  /** As it was then; masked. Null of somebody who was anonymised since. */
  email: z.string().register(kindOf, { kind: 'email' }).nullable(),
  language: choice(recipientLanguages, 'recipientLanguage'),
  /** Why no mail has gone out, or none arrived. */
  reason: choice(recipientReasons, 'recipientReason').nullable(),
});

/** When a mail server took their mail, and when they first opened it and followed a link in it; the last two of those alone who let us note it. */
const moments = { sentAt: instant.nullable(), openedAt: instant.nullable(), clickedAt: instant.nullable() };

const record = draft.extend({
  ...stamps,
  ...moments,
  state: z.enum(recipientStates),
  campaign: ref,
  /** Null of somebody who is no longer there. */
  person: z.strictObject({ resource: z.enum(audienceEntities), id, label: localizedText() }).nullable(),
});

export const emailRecipients = {
  path: 'email-recipients',
  screen: '/send-email/recipients',
  about: 'Everybody in the audience of a campaign when it was approved, and what became of the mail to each.',
  workflow: 'emailRecipient',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    state: true,
    person: true,
    email: true,
    language: true,
    reason: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(recipientStates)),
    campaign: many(id),
    reason: many(z.enum(recipientReasons)),
  },
  sorts: ['createdAt', 'stateChangedAt'],
  verbs: ['list', 'view'],
  events: noEvents,
  may: { read: 'bulk.email', write: 'bulk.email', send: 'bulk.email', export: 'export.pii' },
  masked: ['email'],
  searchRank: null,
} as const;

export type EmailRecipient = z.output<typeof emailRecipients.record>;
