import { z } from 'zod';
import { flag, many } from '../page.ts';
import { instant, rowStamps, stamps } from '../schema.ts';
import {
  mailVariables,
  mailWordsKeys,
  templateRecipients,
  templateStates,
  templateWeights,
} from '../values/records/mail-words.ts';
import { emailTemplateDraft } from './email-template-draft.ts';

const inBoth = z.strictObject({ ar: z.string(), en: z.string() });

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

export const emailTemplates = {
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

export type EmailTemplate = z.output<typeof emailTemplates.record>;
export type EmailTemplateEvent = z.output<typeof emailTemplates.events>;
