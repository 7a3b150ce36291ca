import type { EmailTemplateEvent } from '@diwan/api-contract/resources/email-templates';
import { setup } from 'xstate';
import { effect } from '../workflow.ts';
import type { EmailTemplateInput, EmailTemplateRefusal } from './email-template.input.ts';

export const emailTemplateMachine = setup({
  types: {
    context: {} as EmailTemplateInput,
    input: {} as EmailTemplateInput,
    events: {} as EmailTemplateEvent,
  },
  actions: {
    refuse: effect<{ reason: EmailTemplateRefusal }>(),
    sendTest: effect(),
    /** Its words become again what the product says by itself. */
    storeOriginal: effect(),
  },
  guards: {
    isEssential: ({ context }) => context.weight === 'essential',
    isAskedByLaw: ({ context }) => context.weight === 'legal' && !context.isAdmin,
    isUnchanged: ({ context }) => !context.isChanged,
  },
}).createMachine({
  id: 'email-template',
  description: 'The words of a mail that the product sends by itself, and whether it is sent.',
  context: ({ input }) => input,
  initial: 'enabled',
  on: {
    'emailTemplate.sendTest': { actions: 'sendTest' },
    'emailTemplate.revert': [
      { guard: 'isUnchanged', actions: { type: 'refuse', params: { reason: 'nothingChanged' } } },
      { actions: 'storeOriginal' },
    ],
  },
  states: {
    enabled: {
      on: {
        'emailTemplate.disable': [
          { guard: 'isEssential', actions: { type: 'refuse', params: { reason: 'essential' } } },
          { guard: 'isAskedByLaw', actions: { type: 'refuse', params: { reason: 'needsAdmin' } } },
          { target: 'disabled' },
        ],
      },
    },
    disabled: {
      on: {
        'emailTemplate.enable': [
          { guard: 'isAskedByLaw', actions: { type: 'refuse', params: { reason: 'needsAdmin' } } },
          { target: 'enabled' },
        ],
      },
    },
  },
});
