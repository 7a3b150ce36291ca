import type { Workflow } from '../workflow.ts';
import type { EmailRecipientEvent, EmailRecipientInput } from './email-recipient.input.ts';
import { emailRecipientMachine } from './email-recipient.machine.ts';

export type { EmailRecipientEvent, EmailRecipientInput } from './email-recipient.input.ts';

/** One person of the audience of a campaign. */
export const emailRecipientWorkflow: Workflow<EmailRecipientInput, EmailRecipientEvent, typeof emailRecipientMachine> =
  {
    id: 'email-recipient',
    version: 1,
    machine: emailRecipientMachine,
    may: {
      'emailRecipient.accept': 'system',
      'emailRecipient.postpone': 'system',
      'emailRecipient.bounce': 'system',
      'emailRecipient.fail': 'system',
      'emailRecipient.skip': 'system',
      'emailRecipient.requeue': 'system',
      'emailRecipient.open': 'system',
      'emailRecipient.click': 'system',
      'emailRecipient.unsubscribe': 'system',
    },
    samples: {
      'emailRecipient.accept': () => ({ type: 'emailRecipient.accept' }),
      'emailRecipient.postpone': () => ({ type: 'emailRecipient.postpone', reason: 'refusedForNow' }),
      'emailRecipient.bounce': () => ({ type: 'emailRecipient.bounce', reason: 'addressRefused' }),
      'emailRecipient.fail': () => ({ type: 'emailRecipient.fail', reason: 'refusedForGood' }),
      'emailRecipient.skip': () => ({ type: 'emailRecipient.skip', reason: 'cancelled' }),
      'emailRecipient.requeue': () => ({ type: 'emailRecipient.requeue' }),
      'emailRecipient.open': () => ({ type: 'emailRecipient.open' }),
      'emailRecipient.click': () => ({ type: 'emailRecipient.click' }),
      'emailRecipient.unsubscribe': () => ({ type: 'emailRecipient.unsubscribe' }),
    },
  };
