import type { Workflow } from '../workflow.ts';
import type { MailEvent, MailInput, MailTrouble } from './mail.input.ts';
import { mailMachine } from './mail.machine.ts';

export type { MailEvent, MailInput, MailLease, MailTrouble } from './mail.input.ts';

const trouble: MailTrouble = { code: 'refusedForNow', answer: '451 Try again later' };

/** An e-mail, from the event that caused it to the answer of the mail server. */
export const mailWorkflow: Workflow<MailInput, MailEvent, typeof mailMachine> = {
  id: 'mail',
  version: 1,
  machine: mailMachine,
  may: {
    'mail.send': 'system',
    'mail.accept': 'system',
    'mail.keep': 'system',
    'mail.withdraw': 'system',
    'mail.postpone': 'system',
    'mail.fail': 'system',
    'mail.lose': 'system',
    'mail.cancel': 'outbox.manage',
    'mail.retry': 'outbox.manage',
    'mail.resend': 'outbox.manage',
    'mail.confirm': 'outbox.manage',
  },
  samples: {
    'mail.send': ({ now }) => ({ type: 'mail.send', lease: { token: 'one of the workers', until: now } }),
    'mail.accept': () => ({ type: 'mail.accept' }),
    'mail.keep': () => ({ type: 'mail.keep' }),
    'mail.withdraw': () => ({ type: 'mail.withdraw' }),
    'mail.postpone': ({ now }) => ({ type: 'mail.postpone', trouble, until: now }),
    'mail.fail': () => ({ type: 'mail.fail', trouble }),
    'mail.lose': () => ({ type: 'mail.lose', trouble }),
    'mail.cancel': () => ({ type: 'mail.cancel' }),
    'mail.retry': () => ({ type: 'mail.retry' }),
    'mail.resend': () => ({ type: 'mail.resend' }),
    'mail.confirm': () => ({ type: 'mail.confirm' }),
  },
};
