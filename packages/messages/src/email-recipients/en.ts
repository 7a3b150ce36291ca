import type { ResourceMessages } from '../resource-messages.ts';

export const messages = {
  title: 'Recipients',
  one: 'recipient',
  columns: { person: 'Person', email: 'E-mail', language: 'Language', state: 'State', at: 'Since', reason: 'Why' },
  filters: { campaign: 'Campaign' },
  sections: { recipient: 'Recipient' },
  computed: {
    campaign: 'Campaign',
    person: 'Person',
    sentAt: 'Sent',
    openedAt: 'First opened',
    clickedAt: 'First followed a link',
  },
  fields: { email: 'E-mail', language: 'Language', reason: 'Why' },
  choices: {
    recipientLanguage: { ar: 'Arabic', en: 'English', both: 'Both' },
    recipientReason: {
      inactive: 'Account no longer active',
      noAddress: 'No e-mail address',
      addressRefused: 'Address refuses mails',
      suppressed: 'On the suppression list',
      noConsent: 'Has not agreed to be written to',
      contactedLately: 'Written to lately',
      duplicate: 'Same address as another',
      cancelled: 'Campaign was cancelled',
      noServer: 'No mail server is set up',
      recordGone: 'Record no longer there',
      badAddress: 'Address is not one',
      refusedForNow: 'Mail server refused it for now',
      refusedForGood: 'Mail server refused it',
      unreachable: 'Mail server not reached',
      answerLost: 'Nobody knows whether it arrived',
    },
  },
  states: {
    emailRecipient: {
      queued: 'Waiting',
      sent: 'Sent',
      opened: 'Opened',
      clicked: 'Clicked',
      bounced_soft: 'Refused for now',
      bounced_hard: 'Came back',
      unsubscribed: 'Unsubscribed',
      skipped: 'Left out',
      failed: 'Failed',
    },
  },
  events: {
    emailRecipient: {
      accept: 'Sent',
      postpone: 'Refused for now',
      bounce: 'Came back',
      fail: 'Failed',
      skip: 'Left out',
      requeue: 'Waits again',
      open: 'Opened',
      click: 'Followed a link',
      unsubscribe: 'Unsubscribed',
    },
  },
  records_one: '{{number}} recipient',
  records_other: '{{number}} recipients',
} satisfies ResourceMessages<'emailRecipients'>;

export const titles = { view: 'Recipient' };
