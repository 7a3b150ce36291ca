import { setup } from 'xstate';
import type { RecipientReason } from '@diwan/api-contract/values/records/campaign';
import { effect } from '../workflow.ts';
import type { EmailRecipientEvent, EmailRecipientInput } from './email-recipient.input.ts';

export const emailRecipientMachine = setup({
  types: {
    context: {} as EmailRecipientInput,
    input: {} as EmailRecipientInput,
    events: {} as EmailRecipientEvent,
  },
  actions: {
    storeSending: effect(),
    /** When they were first seen to read it: whoever follows a link has opened it. */
    storeOpening: effect(),
    storeClick: effect(),
    storeReason: effect<{ reason: RecipientReason | null }>(),
    /** No campaign is sent to the address any more. */
    suppress: effect<{ reason: 'bounce' | 'unsubscribe' }>(),
  },
  guards: {
    isSuppressed: ({ context }) => context.isSuppressed,
    isMeasured: ({ context }) => context.isMeasured,
  },
}).createMachine({
  id: 'email-recipient',
  description: 'One person of the audience of a campaign, from the queue to what became of their mail.',
  context: ({ input }) => input,
  initial: 'queued',
  on: {
    'emailRecipient.unsubscribe': [
      { guard: 'isSuppressed', target: '.unsubscribed' },
      { target: '.unsubscribed', actions: { type: 'suppress', params: { reason: 'unsubscribe' } } },
    ],
  },
  states: {
    queued: {
      on: {
        'emailRecipient.accept': { target: 'sent', actions: 'storeSending' },
        'emailRecipient.postpone': {
          target: 'bounced_soft',
          actions: { type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) },
        },
        'emailRecipient.bounce': [
          {
            guard: 'isSuppressed',
            target: 'skipped',
            actions: { type: 'storeReason', params: { reason: 'suppressed' } },
          },
          {
            target: 'bounced_hard',
            actions: [
              { type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) },
              { type: 'suppress', params: { reason: 'bounce' } },
            ],
          },
        ],
        'emailRecipient.fail': {
          target: 'failed',
          actions: { type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) },
        },
        'emailRecipient.skip': {
          target: 'skipped',
          actions: { type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) },
        },
      },
    },
    bounced_soft: {
      on: {
        'emailRecipient.accept': {
          target: 'sent',
          actions: [{ type: 'storeReason', params: { reason: null } }, 'storeSending'],
        },
        'emailRecipient.postpone': {
          actions: { type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) },
        },
        'emailRecipient.bounce': [
          {
            guard: 'isSuppressed',
            target: 'skipped',
            actions: { type: 'storeReason', params: { reason: 'suppressed' } },
          },
          {
            target: 'bounced_hard',
            actions: [
              { type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) },
              { type: 'suppress', params: { reason: 'bounce' } },
            ],
          },
        ],
        'emailRecipient.fail': {
          target: 'failed',
          actions: { type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) },
        },
        'emailRecipient.skip': {
          target: 'skipped',
          actions: { type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) },
        },
      },
    },
    failed: {
      on: {
        'emailRecipient.accept': {
          target: 'sent',
          actions: [{ type: 'storeReason', params: { reason: null } }, 'storeSending'],
        },
        'emailRecipient.requeue': { target: 'queued', actions: { type: 'storeReason', params: { reason: null } } },
      },
    },
    bounced_hard: {
      on: {
        'emailRecipient.requeue': { target: 'queued', actions: { type: 'storeReason', params: { reason: null } } },
      },
    },
    skipped: {
      on: {
        'emailRecipient.requeue': { target: 'queued', actions: { type: 'storeReason', params: { reason: null } } },
      },
    },
    sent: {
      on: {
        'emailRecipient.open': { guard: 'isMeasured', target: 'opened', actions: 'storeOpening' },
        'emailRecipient.click': { guard: 'isMeasured', target: 'clicked', actions: ['storeOpening', 'storeClick'] },
      },
    },
    opened: {
      on: {
        'emailRecipient.click': { guard: 'isMeasured', target: 'clicked', actions: 'storeClick' },
      },
    },
    clicked: {},
    unsubscribed: {},
  },
});
