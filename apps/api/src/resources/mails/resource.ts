import { mails } from '@diwan/api-contract/resources/mails';
import { mailWorkflow } from '@diwan/machines/workflows/mail/mail.workflow';
import { eq } from 'drizzle-orm';
import { computed, defineResource, oncePerBatch } from '#crud/definition.ts';
import { maskEmail } from '#crud/masked/masks.ts';
import { mailsTable as table } from '#db/schema/mails.ts';
import { applicationsTable } from '../applications/table.ts';
import { seekersTable } from '../seekers/table.ts';
import { mailEffects } from './effects.ts';
import { tellRecipient } from '../email-recipients/tell-recipient.ts';
import { mailNotices } from './notices.ts';
import type { MailSubject } from './mail-subject.ts';
import { subjectsOf } from './subjects.ts';

const subjectsOnce = oncePerBatch(subjectsOf);
const ofSubject = <Value>(value: (subject: MailSubject | null) => Value) =>
  computed(
    table,
    [
      'template',
      'applicationId',
      'jobPostId',
      'employerId',
      'providerId',
      'seekerId',
      'eventRegistrationId',
      'reviewId',
      'crmUserId',
      'staffId',
      'invoiceId',
      'emailRecipientId',
    ],
    async (rows, reader) => (await subjectsOnce(rows, reader)).map(value),
  );

export const mailsResource = defineResource({
  contract: mails,
  table,
  filters: {},
  sorts: { createdAt: table.createdAt, sendAt: table.sendAt },
  label: ({ number }) => ({ ar: number }),
  computed: {
    about: ofSubject((subject) => subject && subject.about),
    recipient: ofSubject((subject) => subject && subject.recipient),
    email: ofSubject((subject) => subject && maskEmail(subject.email)),
  },
  exported: {
    mail: ['template', 'number'],
    recipient: [
      { of: 'recipient', title: 'recipient', value: ({ recipient }, { text }) => text(recipient && recipient.label) },
      'email',
    ],
    about: { of: 'about', title: 'about', value: ({ about }, { text }) => text(about && about.label) },
    sendAt: 'sendAt',
    tries: 'tries',
    failure: {
      of: 'failure',
      title: 'failure',
      value: ({ failure }, { words }) => (failure ? words.choices!.mailFailure![failure.code]! : null),
    },
    inState: 'stateChangedAt',
    state: 'state',
  },
  workflowBinding: {
    workflow: mailWorkflow,
    input: computed(table, ['tries'], (rows, { now }) => rows.map(({ tries }) => ({ now, tries }))),
    effects: mailEffects,
    notices: mailNotices,
    onChange: tellRecipient,
  },
  reveal: async (row, _, { tx }) => row.sentTo ?? (await subjectsOf([row], { tx }))[0]?.email ?? null,
  // They hold no foreign key: mails outlive what they are about.
  refersTo: [
    { table: applicationsTable, where: (id) => eq(table.applicationId, id), column: table.applicationId },
    { table: seekersTable, where: (id) => eq(table.seekerId, id), column: table.seekerId },
  ],
  seed: async () => (await import('./seed.ts')).mailsSeed,
});
