import type { Message } from '@diwan/api-contract/endpoints/chat/chat';
import { assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { isPassing, problemOf } from '../problem.ts';
import type { Outgoing, Refused } from './outbox.types.ts';

export type OutboxEvent =
  | { type: 'message.submitted'; message: Outgoing }
  | { type: 'message.retried'; id: string }
  | { type: 'message.discarded'; id: string }
  /** Something else has reached the server. */
  | { type: 'server.reached' };

interface OutboxContext {
  conversationId: string;
  /** In the order in which they were written. */
  waiting: readonly Outgoing[];
  refused: readonly Refused[];
}

interface Written {
  message: Outgoing;
}
interface Named {
  id: string;
}
interface Failed {
  error: unknown;
}

const passingHere = new Set(['unauthenticated', 'idempotencyInFlight']);
const without = <T>(of: readonly T[], isIt: (one: T) => boolean) => of.filter((one) => !isIt(one));

export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    input: {} as { conversationId: string },
    events: {} as OutboxEvent,
    tags: {} as 'unreachable',
  },
  actors: {
    /** Those that an earlier visit of this browser has left. */
    readOutbox: fromPromise<readonly Outgoing[], { conversationId: string }>(notProvided('readOutbox')),
    sendMessage: fromPromise<Message, Written>(notProvided('sendMessage')),
  },
  actions: {
    storeMessage: assign(({ context }, { message }: Written) => ({ waiting: [...context.waiting, message] })),
    storeLeft: assign(({ context: { waiting } }, { output }: { output: readonly Outgoing[] }) => ({
      waiting: [...output.filter(({ id }) => waiting.every((message) => message.id !== id)), ...waiting],
    })),
    dropFirst: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    storeRefusal: assign(({ context: { waiting, refused } }, { error }: Failed) => ({
      waiting: waiting.slice(1),
      refused: [...refused, { message: waiting[0]!, problem: problemOf(error) }],
    })),
    storeRetry: assign(({ context: { waiting, refused } }, { id }: Named) => ({
      waiting: [...waiting, ...refused.filter(({ message }) => message.id === id).map(({ message }) => message)],
      refused: without(refused, ({ message }) => message.id === id),
    })),
    dropRefused: assign(({ context: { refused } }, { id }: Named) => ({
      refused: without(refused, ({ message }) => message.id === id),
    })),
    /** Until the server has it or nobody wants it sent, whatever happens to the page. */
    keepMessage: actionNotProvided<Written>('keepMessage'),
    forgetMessage: actionNotProvided<Named>('forgetMessage'),
    announceSent: actionNotProvided<{ output: Message }>('announceSent'),
    announceRefused: actionNotProvided('announceRefused'),
  },
  guards: {
    hasMessage: ({ context }) => context.waiting.length > 0,
    isToTryAgain: (_, { error }: Failed) => isPassing(error) || passingHere.has(problemOf(error).code),
  },
  delays: { betweenTries: 5_000 },
}).createMachine({
  id: 'outbox',
  description:
    'What somebody writes in a conversation: kept in the browser, sent in its turn, and again until the server answers.',
  context: ({ input }) => ({ conversationId: input.conversationId, waiting: [], refused: [] }),
  initial: 'reading',
  on: {
    'message.submitted': {
      actions: [
        { type: 'storeMessage', params: ({ event }) => event },
        { type: 'keepMessage', params: ({ event }) => event },
      ],
    },
    'message.retried': { actions: { type: 'storeRetry', params: ({ event }) => event } },
    'message.discarded': {
      actions: [
        { type: 'dropRefused', params: ({ event }) => event },
        { type: 'forgetMessage', params: ({ event }) => event },
      ],
    },
  },
  states: {
    reading: {
      invoke: {
        src: 'readOutbox',
        input: ({ context }) => ({ conversationId: context.conversationId }),
        onDone: { target: 'resting', actions: { type: 'storeLeft', params: ({ event }) => event } },
        onError: 'resting',
      },
    },
    resting: { always: { guard: 'hasMessage', target: 'sending' } },
    sending: {
      invoke: {
        src: 'sendMessage',
        input: ({ context }) => ({ message: context.waiting[0]! }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'forgetMessage', params: ({ context }) => ({ id: context.waiting[0]!.id }) },
            { type: 'announceSent', params: ({ event }) => event },
            'dropFirst',
          ],
        },
        onError: [
          { guard: { type: 'isToTryAgain', params: ({ event }) => event }, target: 'unreachable' },
          {
            target: 'resting',
            actions: [{ type: 'storeRefusal', params: ({ event }) => event }, 'announceRefused'],
          },
        ],
      },
    },
    unreachable: {
      tags: 'unreachable',
      after: { betweenTries: 'trying' },
      on: { 'server.reached': 'trying' },
    },
    trying: {
      tags: 'unreachable',
      invoke: {
        src: 'sendMessage',
        input: ({ context }) => ({ message: context.waiting[0]! }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'forgetMessage', params: ({ context }) => ({ id: context.waiting[0]!.id }) },
            { type: 'announceSent', params: ({ event }) => event },
            'dropFirst',
          ],
        },
        onError: [
          { guard: { type: 'isToTryAgain', params: ({ event }) => event }, target: 'unreachable' },
          {
            target: 'resting',
            actions: [{ type: 'storeRefusal', params: ({ event }) => event }, 'announceRefused'],
          },
        ],
      },
    },
  },
});
