import { z } from 'zod';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { kindOf } from '../kinds/kind-of.ts';
import { choice } from '../kinds/kinds.ts';
import { flag, many } from '../page.ts';
import { id, instant, localizedText, rowStamps, stamps } from '../schema.ts';
import { mailFailures, mailStates, mailTemplates } from '../values/records/mail.ts';

export const mailFailure = z.enum(mailFailures);

/** Nobody writes one: it is what an event of a record has caused. */
const draft = z.strictObject({
  template: choice(mailTemplates, 'mailTemplate'),
  /** Read from the recipient's record when it is sent, so it changes with that until then; masked. */
  email: z.string().register(kindOf, { kind: 'email' }).nullable(),
  /** The earliest that it leaves, and after a failure the next time that it is tried. */
  sendAt: instant,
});

const named = <const R extends readonly [string, ...string[]]>(resources: R) =>
  z.strictObject({ resource: z.enum(resources), id, label: localizedText() });

const record = draft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(mailStates),
  /** The record whose event caused it; null once that is gone. */
  about: named([
    'applications',
    'jobPosts',
    'employers',
    'seekers',
    'events',
    'providers',
    'invoices',
    'reviews',
    'crmUsers',
    'emailCampaigns',
  ]).nullable(),
  recipient: named(['seekers', 'employers', 'providers', 'staff', 'crmUsers']).nullable(),
  tries: z.int(),
  /** The last thing that went wrong, with the server's own words where it said any. */
  failure: z.strictObject({ code: mailFailure, answer: z.string().nullable() }).nullable(),
});

/** A mail as its recipient has it, in both languages one after the other. */
export const mailText = z.strictObject({ subject: z.string(), html: z.string(), text: z.string() });
export type MailText = z.output<typeof mailText>;

const definition = {
  path: 'mails',
  screen: '/outbox',
  about: 'E-mails that events of records have caused: when each leaves, and what became of it.',
  workflow: 'mail',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    template: true,
    about: true,
    recipient: true,
    email: true,
    tries: true,
    sendAt: true,
    failure: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(mailStates)),
    template: many(z.enum(mailTemplates)),
    isOverdue: flag,
  },
  sorts: ['createdAt', 'sendAt', 'stateChangedAt'],
  verbs: ['list', 'view', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('mail.cancel') }),
    z.strictObject({ type: z.literal('mail.retry') }),
    z.strictObject({ type: z.literal('mail.resend') }),
    z.strictObject({ type: z.literal('mail.confirm') }),
  ]),
  may: { read: 'outbox.manage', write: 'outbox.manage', send: 'outbox.manage' },
  masked: ['email'],
  work: { queue: 'mailsFailed', state: 'failed', days: 1, isListed: true },
  searchRank: null,
} as const;

export const mails = {
  ...definition,
  more: {
    preview: {
      method: 'GET',
      path: '/mails/:id/preview',
      summary: 'Read a mail as its recipient has it',
      description:
        'As it was sent for as long as that is kept; before, as it would be sent now. The mail is null when neither can be told any more. `page` is where it is shown formatted, for a minute.',
      pathParams: z.strictObject({ id }),
      responses: {
        200: z.strictObject({
          isAsSent: z.boolean(),
          mail: z.strictObject({ subject: z.string(), text: z.string(), page: z.string() }).nullable(),
        }),
      },
      metadata: may(definition.may.read),
    },
    page: {
      method: 'GET',
      path: '/mails/page',
      summary: 'Show a mail as its recipient has it',
      description: 'For a frame that runs nothing and fetches nothing. Whoever has read the preview has the ticket.',
      query: z.strictObject({ ticket: z.string().max(400) }),
      responses: { 200: c.otherResponse({ contentType: 'text/html; charset=utf-8', body: z.string() }) },
      metadata: may('anyone'),
    },
  },
} as const;

export type Mail = z.output<typeof mails.record>;
export type MailEvent = z.output<typeof mails.events>;
