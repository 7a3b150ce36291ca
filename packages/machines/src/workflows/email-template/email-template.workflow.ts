import type { EmailTemplateEvent } from '@diwan/api-contract/resources/email-templates';
import type { Workflow } from '../workflow.ts';
import type { EmailTemplateInput } from './email-template.input.ts';
import { emailTemplateMachine } from './email-template.machine.ts';

export type { EmailTemplateInput } from './email-template.input.ts';

/** The words of a mail that the product sends by itself. */
export const emailTemplateWorkflow: Workflow<EmailTemplateInput, EmailTemplateEvent, typeof emailTemplateMachine> = {
  id: 'email-template',
  version: 1,
  machine: emailTemplateMachine,
  may: {
    'emailTemplate.sendTest': 'bulk.email',
    'emailTemplate.revert': 'bulk.email',
    'emailTemplate.disable': 'bulk.email',
    'emailTemplate.enable': 'bulk.email',
  },
  samples: {
    'emailTemplate.sendTest': () => ({ type: 'emailTemplate.sendTest' }),
    'emailTemplate.revert': () => ({ type: 'emailTemplate.revert' }),
    'emailTemplate.disable': () => ({ type: 'emailTemplate.disable' }),
    'emailTemplate.enable': () => ({ type: 'emailTemplate.enable' }),
  },
};
