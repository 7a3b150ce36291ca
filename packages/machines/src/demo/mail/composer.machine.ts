import type { Attachment, Letter, Mail } from '@diwan/api-contract/demo/mail';
import { assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '#not-provided.ts';
import { problemOf } from '#problem.ts';
import * as next from './composer.assigns.ts';
import type { ComposerContext, ComposerEvent, LetterSent, RecipientLine } from './composer.types.ts';

export const composerMachine = setup({
  types: {
    context: {} as ComposerContext,
    input: {} as { letter: Letter; replyTo: Mail['id'] | null },
    events: {} as ComposerEvent,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    loadDraft: fromPromise<Letter | null>(notProvided('loadDraft')),
    keepDraft: fromPromise<void, { letter: Letter }>(notProvided('keepDraft')),
    /** Goes on if nobody waits for it; with a letter that is sent its draft is gone. */
    sendLetter: fromPromise<Mail, LetterSent>(notProvided('sendLetter')),
  },
  actions: {
    storeDraft: assign(({ context }, { output }: { output: Letter | null }) => ({ letter: output ?? context.letter })),
    storeTyped: assign((args, { typed }: { typed: Partial<Letter> }) => next.typed(args, typed)),
    addRecipient: assign((args, params: { line: RecipientLine; address: string }) => next.recipientAdded(args, params)),
    removeRecipient: assign((args, params: { address: string }) => next.recipientRemoved(args, params)),
    storeWrongAddress: assign((_, { line, address }: { line: RecipientLine; address: string }) => ({
      wrongAddress: { line, address },
    })),
    attach: assign((args, params: { attachments: readonly Attachment[] }) => next.attached(args, params)),
    detach: assign((args, params: { fileName: string }) => next.detached(args, params)),
    noteTry: assign({ hasTried: true }),
    prepare: assign(({ context }) => ({ key: context.key ?? crypto.randomUUID(), problem: null })),
    storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    dropDraft: actionNotProvided('dropDraft'),
    announceSent: actionNotProvided<{ mail: Mail }>('announceSent'),
  },
  guards: {
    isAddress: (_, { address }: { address: string }) => next.isAddress(address),
    hasRecipient: ({ context: { letter } }) => letter.to.length > 0,
  },
  delays: { pause: 500 },
}).createMachine({
  id: 'composer',
  description: 'A letter being written in the demo: kept at every pause, so that it survives a reload, and sent once.',
  context: ({ input }) => ({ ...input, wrongAddress: null, leftOut: [], hasTried: false, key: null, problem: null }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        src: 'loadDraft',
        onDone: { target: 'writing', actions: { type: 'storeDraft', params: ({ event }) => event } },
        onError: 'writing',
      },
    },
    writing: {
      tags: 'open',
      initial: 'kept',
      on: {
        'composer.typed': { target: '.unkept', actions: { type: 'storeTyped', params: ({ event }) => event } },
        'composer.recipientAdded': [
          {
            guard: { type: 'isAddress', params: ({ event }) => event },
            target: '.unkept',
            actions: { type: 'addRecipient', params: ({ event }) => event },
          },
          { actions: { type: 'storeWrongAddress', params: ({ event }) => event } },
        ],
        'composer.recipientRemoved': {
          target: '.unkept',
          actions: { type: 'removeRecipient', params: ({ event }) => event },
        },
        'composer.attached': { target: '.unkept', actions: { type: 'attach', params: ({ event }) => event } },
        'composer.detached': { target: '.unkept', actions: { type: 'detach', params: ({ event }) => event } },
        'composer.submitted': [
          { guard: 'hasRecipient', target: 'sending', actions: 'noteTry' },
          { actions: 'noteTry' },
        ],
        'composer.discarded': { target: 'discarded', actions: 'dropDraft' },
      },
      states: {
        kept: {},
        unkept: { after: { pause: 'keeping' } },
        keeping: {
          invoke: {
            src: 'keepDraft',
            input: ({ context }) => ({ letter: context.letter }),
            onDone: 'kept',
            onError: 'unkept',
          },
        },
      },
    },
    sending: {
      tags: ['busy', 'open'],
      entry: 'prepare',
      invoke: {
        src: 'sendLetter',
        input: ({ context }) => ({ letter: context.letter, replyTo: context.replyTo, key: context.key! }),
        onDone: {
          target: 'sent',
          actions: { type: 'announceSent', params: ({ event }) => ({ mail: event.output }) },
        },
        onError: { target: 'writing.unkept', actions: { type: 'storeProblem', params: ({ event }) => event } },
      },
    },
    sent: { type: 'final' },
    discarded: { type: 'final' },
  },
});
