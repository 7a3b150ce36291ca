import type { ResourceMessages } from '../resource-messages.ts';

export const messages = {
  title: 'Outbox',
  one: 'e-mail',
  columns: {
    mail: 'E-mail',
    recipient: 'Recipient',
    about: 'About',
    sendAt: 'Due',
    tries: 'Tries',
    failure: 'Last error',
    state: 'State',
  },
  sections: { delivery: 'Delivery' },
  fields: { template: 'What it says', email: 'Address', sendAt: 'Due' },
  computed: {
    recipient: 'Recipient',
    about: 'About',
    tries: 'Tries',
    failure: 'Last error',
    preview: 'As the recipient has it',
  },
  choices: {
    mailTemplate: {
      applicationReviewed: 'Application under review',
      applicationApproved: 'Application approved',
      applicationRejected: 'Application rejected',
      applicationRecruited: 'Candidate hired',
      interviewScheduled: 'Interview planned or moved',
      interviewCancelled: 'Interview cancelled',
      jobPostModerated: 'Job post reviewed',
      jobPostExpiring: 'Job post about to expire',
      jobPostExpired: 'Job post expired',
      jobAlert: 'New job for a job seeker',
      employerModerated: 'Employer verified, sent back or suspended',
      seekerModerated: 'Job seeker verified, suspended or deactivated',
    },
    mailFailure: {
      unreachable: 'The mail server could not be reached.',
      refusedForNow: 'The mail server did not take it for now.',
      refusedForGood: 'The mail server refused it for good.',
      interrupted: 'The connection ended before the text was handed over.',
      answerLost: 'The connection ended before the mail server answered: it may have arrived.',
      badAddress: 'The recipient has no valid address.',
      recordGone: 'What it is about is no longer there.',
    },
  },
  states: {
    mail: {
      waiting: 'Waiting',
      sending: 'Being sent',
      sent: 'Sent',
      kept: 'Kept, not sent',
      uncertain: 'Unclear',
      failed: 'Failed',
      cancelled: 'Cancelled',
    },
  },
  events: {
    mail: {
      send: 'Delivery begun',
      accept: 'Taken by the mail server',
      keep: 'Kept, because no mail server is set up',
      withdraw: 'Taken back with its cause',
      postpone: 'Not delivered, to be tried again',
      fail: 'Delivery given up',
      lose: 'Delivery interrupted before the answer',
      cancel: 'Cancel',
      retry: 'Try again',
      resend: 'Send again',
      confirm: 'Mark as arrived',
    },
  },
  done: {
    mail: {
      cancel: 'E-mail cancelled',
      retry: 'It is tried again',
      resend: 'It is sent again',
      confirm: 'Marked as arrived',
    },
  },
  act: {
    mail: {
      cancel: 'Cancel {{records}}',
      retry: 'Try {{records}} again',
      resend: 'Send {{records}} again',
      confirm: 'Mark {{records}} as arrived',
    },
  },
  records_one: '{{number}} e-mail',
  records_other: '{{number}} e-mails',
  preview: {
    asSent: 'As it was sent',
    asNow: 'As it would be sent now',
    none: 'What it said is no longer kept.',
    frame: 'Text of the e-mail',
    text: 'Plain text',
    formatted: 'Formatted',
    form: 'Form of the e-mail',
  },
} satisfies ResourceMessages<'mails'>;

export const titles = { view: 'E-mail' };
