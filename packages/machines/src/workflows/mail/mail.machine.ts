import { setup } from 'xstate';
import { effect } from '../workflow.ts';
import type { MailEvent, MailInput, MailLease, MailTrouble } from './mail.input.ts';

/** A server that takes nothing is asked for about seventeen hours. */
const mostTries = 24;

export const mailMachine = setup({
  types: {
    context: {} as MailInput,
    input: {} as MailInput,
    events: {} as MailEvent,
  },
  actions: {
    lease: effect<MailLease>(),
    release: effect(),
    storeTrouble: effect<MailTrouble>(),
    storeNextTry: effect<{ at: string }>(),
    distrustAddress: effect(),
    startAnew: effect<{ at: string }>(),
  },
  guards: {
    wasLastTry: ({ context }) => context.tries >= mostTries,
    isSwitchedOff: ({ event }) => event.type === 'mail.fail' && event.trouble?.code === 'switchedOff',
    isAddressRefused: ({ event }) => event.type === 'mail.fail' && event.trouble?.code === 'addressRefused',
  },
}).createMachine({
  id: 'mail',
  description: 'An e-mail from the event that caused it to the answer of the mail server, or to nobody knowing.',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'mail.send': {
          target: 'sending',
          actions: { type: 'lease', params: ({ event }) => event.lease },
        },
        'mail.keep': { target: 'kept' },
        'mail.withdraw': { target: 'cancelled' },
        'mail.cancel': { target: 'cancelled' },
      },
    },
    sending: {
      on: {
        'mail.accept': { target: 'sent', actions: 'release' },
        'mail.postpone': [
          {
            guard: 'wasLastTry',
            target: 'failed',
            actions: [{ type: 'storeTrouble', params: ({ event }) => event.trouble }, 'release'],
          },
          {
            target: 'waiting',
            actions: [
              { type: 'storeTrouble', params: ({ event }) => event.trouble },
              { type: 'storeNextTry', params: ({ event }) => ({ at: event.until }) },
              'release',
            ],
          },
        ],
        'mail.fail': [
          {
            guard: 'isSwitchedOff',
            target: 'cancelled',
            actions: [{ type: 'storeTrouble', params: ({ event }) => event.trouble }, 'release'],
          },
          {
            guard: 'isAddressRefused',
            target: 'failed',
            actions: [{ type: 'storeTrouble', params: ({ event }) => event.trouble }, 'distrustAddress', 'release'],
          },
          {
            target: 'failed',
            actions: [{ type: 'storeTrouble', params: ({ event }) => event.trouble }, 'release'],
          },
        ],
        'mail.lose': { target: 'uncertain', actions: { type: 'storeTrouble', params: ({ event }) => event.trouble } },
      },
    },
    uncertain: {
      on: {
        'mail.accept': { target: 'sent', actions: 'release' },
        'mail.confirm': { target: 'sent', actions: 'release' },
        'mail.resend': {
          target: 'waiting',
          actions: { type: 'startAnew', params: ({ context }) => ({ at: context.now }) },
        },
      },
    },
    failed: {
      on: {
        'mail.retry': {
          target: 'waiting',
          actions: { type: 'startAnew', params: ({ context }) => ({ at: context.now }) },
        },
      },
    },
    sent: {},
    kept: {},
    cancelled: {},
  },
});
