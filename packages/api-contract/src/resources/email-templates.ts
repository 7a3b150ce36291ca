import { z } from 'zod';
import { may } from '../capabilities.ts';
import { flag, many } from '../page.ts';
import { id, instant, rowStamps, stamps } from '../schema.ts';
import {
  mailVariables,
  mailWordsKeys,
  templateRecipients,
  templateStates,
  templateWeights,
} from '../values/records/mail-words.ts';
import { emailTemplateDraft } from './email-template-draft.ts';

const inBoth = z.strictObject({ ar: z.string(), en: z.string() });

const named = z.strictObject({ ar: z.string(), en: z.string().optional() });

/** Somebody to whom such a mail went, and what it named. */
const templateReader = z.strictObject({
  id,
  label: named,
  /** Masked. */
  email: z.string(),
  values: z.partialRecord(z.enum(mailVariables), named),
});
export type TemplateReader = z.output<typeof templateReader>;

const record = emailTemplateDraft.extend({
  ...stamps,
  state: z.enum(templateStates),
  key: z.enum(mailWordsKeys),
  /** As the product calls it, whatever its subject has become. */
  name: inBoth,
  /** What causes it, by its type and in words; null where that is no event of a record. */
  cause: z.strictObject({ type: z.string(), label: inBoth }).nullable(),
  recipient: z.enum(templateRecipients),
  weight: z.enum(templateWeights),
  /** What its words may name. */
  variables: z.array(z.enum(mailVariables)),
  /** Whether staff have changed what the product says by itself. */
  isChanged: z.boolean(),
  /** When a test was sent of its words as they are; null since they were changed. */
  lastTestAt: instant.nullable(),
});

const definition = {
  path: 'email-templates',
  screen: '/emailNotification/templates',
  about: 'The words of every mail that the product sends by itself, and whether it is sent at all.',
  workflow: 'emailTemplate',
  draft: emailTemplateDraft,
  record,
  row: record.pick({
    ...rowStamps,
    state: true,
    name: true,
    cause: true,
    recipient: true,
    isChanged: true,
    lastTestAt: true,
    updatedAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(templateStates)),
    recipient: many(z.enum(templateRecipients)),
    isChanged: flag,
  },
  sorts: ['updatedAt', 'name', 'lastTestAt', 'stateChangedAt'],
  verbs: ['list', 'view', 'edit', 'send'],
  events: z.discriminatedUnion('type', [
    /** To whoever asks for it, with examples in the place of what it names. */
    z.strictObject({ type: z.literal('emailTemplate.sendTest') }),
    z.strictObject({ type: z.literal('emailTemplate.revert') }),
    z.strictObject({ type: z.literal('emailTemplate.disable') }),
    z.strictObject({ type: z.literal('emailTemplate.enable') }),
  ]),
  may: { read: 'bulk.email', write: 'bulk.email', send: 'bulk.email' },
  searchRank: null,
} as const;

export const emailTemplates = {
  ...definition,
  more: {
    readers: {
      method: 'GET',
      path: '/email-templates/:id/readers',
      summary: 'List some whom such a mail has reached',
      description: 'The last few, and what their mails named, as the records are now; their addresses are masked.',
      pathParams: z.strictObject({ id }),
      responses: { 200: z.strictObject({ items: z.array(templateReader) }) },
      metadata: may(definition.may.read),
    },
  },
} as const;

export type EmailTemplate = z.output<typeof emailTemplates.record>;
export type EmailTemplateEvent = z.output<typeof emailTemplates.events>;
