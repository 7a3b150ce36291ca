import type { ResourceMessages } from '../resource-messages.ts';

export const messages = {
  title: 'E-mail templates',
  one: 'e-mail template',
  columns: {
    name: 'E-mail',
    cause: 'Sent when',
    recipient: 'Recipient',
    isChanged: 'Words',
    lastTest: 'Last test',
    state: 'State',
    updatedAt: 'Changed',
  },
  filters: { recipient: 'Recipient', isChanged: 'Changed by staff' },
  sections: { words: 'Words' },
  fields: { subject: 'Subject', preheader: 'Preview line', body: 'Text' },
  hints: {
    subject:
      'What is in double braces is filled in for each e-mail; what may stand there is named beside the template.',
    preheader: 'Shown beside the subject in a list of e-mails.',
    body: 'Greeting and signature are added above and below; so are the facts of each case, such as time or reason.',
  },
  computed: {
    cause: 'Sent when',
    recipient: 'Recipient',
    weight: 'May be switched off',
    variables: 'May name',
    isChanged: 'Words',
    lastTestAt: 'Last test',
  },
  choices: {
    templateRecipient: {
      seeker: 'Job seeker',
      employer: 'Employer',
      provider: 'Provider',
      staff: 'Colleague',
      customer: 'Customer',
    },
    templateWeight: {
      ordinary: 'By any editor',
      legal: 'By administrators: its recipient has a right to it',
      essential: 'Never: without it nobody gets into their account',
    },
    mailVariable: {
      name: 'Name of the recipient',
      job: 'Title of the job',
      event: 'Title of the event',
      document: 'Number of the document',
    },
  },
  words: { changed: 'Changed by staff', original: 'As supplied' },
  causes: { none: 'By the account itself' },
  tabs: { label: 'E-mails', compose: 'Compose', templates: 'Templates' },
  samples: { name: 'Sara Al-Otaibi', job: 'Accountant', event: 'Career day in Riyadh', document: 'INV-2026-000128' },
  letter: {
    title: 'As its recipients have it',
    subject: 'Subject',
    filledFor: 'Filled in for',
    example: 'An example',
    greeting: 'Dear {{name}},',
    foot: 'Beneath stand the facts of each case, the signature and who sells.',
  },
  states: { emailTemplate: { enabled: 'On', disabled: 'Off' } },
  events: {
    emailTemplate: {
      sendTest: 'Send me a test',
      revert: 'Back to the supplied words',
      disable: 'Switch off',
      enable: 'Switch on',
    },
  },
  done: {
    emailTemplate: {
      sendTest: 'A test is on its way to you',
      revert: 'The supplied words are back',
      disable: 'Switched off: such e-mails are no longer sent',
      enable: 'Switched on',
    },
  },
  act: {
    emailTemplate: {
      sendTest: 'Send me tests of {{records}}',
      revert: 'Bring back the supplied words of {{records}}',
      disable: 'Switch {{records}} off',
      enable: 'Switch {{records}} on',
    },
  },
  refusals: {
    essential: 'Without this e-mail nobody gets into their account: it is always sent.',
    needsAdmin: 'Its recipient has a right to this e-mail: an administrator switches it off or on.',
    nothingChanged: 'It has the supplied words already.',
  },
  records_one: '{{number}} e-mail template',
  records_other: '{{number}} e-mail templates',
} satisfies ResourceMessages<'emailTemplates'>;

export const titles = { view: 'E-mail template', edit: 'Edit the e-mail template' };
