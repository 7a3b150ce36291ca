import type { Message, MessagePage } from '@diwan/api-contract/endpoints/chat/chat';
import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import { problemOf } from '../problem.ts';
import * as assigns from './thread.assigns.ts';
import { lastShown } from './thread.assigns.ts';
import type { Fetched, ThreadContext, ThreadInput, Wanted } from './thread.types.ts';

export type ThreadEvent =
  /** There is a message of this number; what it says is to be fetched. */
  | { type: 'message.announced'; seq: number }
  /** One that was written here, as the server keeps it. */
  | { type: 'message.arrived'; message: Message }
  | { type: 'message.altered'; seq: number }
  | { type: 'colleague.typed'; id: string; name: string }
  | { type: 'older.wanted' }
  | { type: 'thread.retried' }
  /** The channel delivers again: something may have been missed. */
  | { type: 'connection.resumed' };

export const threadMachine = setup({
  types: {
    context: {} as ThreadContext,
    input: {} as ThreadInput,
    events: {} as ThreadEvent,
    tags: {} as 'loading' | 'loadingOlder' | 'failed',
  },
  actors: { fetchPage: fromPromise<MessagePage, Wanted>(notProvided('fetchPage')) },
  actions: {
    storeNewest: assign(assigns.withNewest),
    storeFollowing: assign(assigns.withFollowing),
    storeArrived: assign(assigns.withArrived),
    storeOlder: assign(assigns.withOlder),
    storeAltered: assign(assigns.withAltered),
    noteLast: assign(({ context }, { seq }: { seq: number }) => ({ lastSeq: Math.max(context.lastSeq, seq) })),
    noteAsked: assign(({ context: { lastSeq } }) => ({ askedSeq: lastSeq })),
    noteAltered: assign(({ context: { altered } }, { seq }: { seq: number }) => ({
      altered: altered.includes(seq) ? altered : [...altered, seq],
    })),
    storeWriting: assign(assigns.withWriting),
    clearWriting: assign({ typing: [] }),
    storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
  },
  guards: {
    isKnown: ({ context }) => context.messages.length > 0,
    isAhead: ({ context }, { seq }: { seq: number }) => seq > lastShown(context),
    isNext: ({ context }, { message }: { message: Message }) => message.seq === lastShown(context) + 1,
    /** More is there than this page has brought, which has brought something, or was asked for before the last of it was known. */
    isBehind: ({ context }, { output: { items, lastSeq } }: Fetched) =>
      Math.max(lastSeq, context.lastSeq) > Math.max(items.at(-1)?.seq ?? 0, lastShown(context)) &&
      (items.length > 0 || context.lastSeq > context.askedSeq),
    hasOlder: ({ context }) => (context.messages[0]?.seq ?? 1) > 1,
    hasAltered: ({ context }) => context.altered.length > 0,
  },
  delays: { betweenTries: 5_000, typingFades: 6_000 },
}).createMachine({
  id: 'thread',
  description:
    'The messages of a conversation in the order of their numbers: what is missing after a broken connection is fetched, never guessed.',
  context: ({ input }) => ({
    conversationId: input.conversationId,
    messages: input.known?.items ?? [],
    lastSeq: input.known?.lastSeq ?? 0,
    askedSeq: 0,
    readSeq: input.known?.readSeq ?? 0,
    altered: [],
    typing: [],
    problem: null,
  }),
  type: 'parallel',
  states: {
    newest: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loading',
          entry: 'noteAsked',
          always: { guard: 'isKnown', target: 'current' },
          invoke: {
            src: 'fetchPage',
            input: ({ context: { conversationId } }) => ({ conversationId }),
            onDone: [
              {
                guard: { type: 'isBehind', params: ({ event }) => event },
                target: 'catchingUp',
                actions: { type: 'storeNewest', params: ({ event }) => event },
              },
              { target: 'current', actions: { type: 'storeNewest', params: ({ event }) => event } },
            ],
            onError: { target: 'failed', actions: { type: 'storeProblem', params: ({ event }) => event } },
          },
          on: {
            'message.announced': { actions: { type: 'noteLast', params: ({ event }) => event } },
            'message.arrived': { actions: { type: 'noteLast', params: ({ event }) => event.message } },
          },
        },
        failed: {
          tags: 'failed',
          on: {
            'thread.retried': 'loading',
            'connection.resumed': 'loading',
            'message.announced': { target: 'loading', actions: { type: 'noteLast', params: ({ event }) => event } },
            'message.arrived': {
              target: 'loading',
              actions: { type: 'noteLast', params: ({ event }) => event.message },
            },
          },
        },
        current: {
          on: {
            'message.announced': {
              guard: { type: 'isAhead', params: ({ event }) => event },
              target: 'catchingUp',
              actions: { type: 'noteLast', params: ({ event }) => event },
            },
            'message.arrived': [
              {
                guard: { type: 'isNext', params: ({ event }) => event },
                actions: { type: 'storeArrived', params: ({ event }) => event },
              },
              {
                guard: { type: 'isAhead', params: ({ event }) => event.message },
                target: 'catchingUp',
                actions: { type: 'noteLast', params: ({ event }) => event.message },
              },
            ],
            'connection.resumed': 'catchingUp',
          },
        },
        catchingUp: {
          entry: 'noteAsked',
          invoke: {
            src: 'fetchPage',
            input: ({ context }) => ({ conversationId: context.conversationId, after: lastShown(context) }),
            onDone: [
              {
                guard: { type: 'isBehind', params: ({ event }) => event },
                target: 'catchingUp',
                reenter: true,
                actions: { type: 'storeFollowing', params: ({ event }) => event },
              },
              { target: 'current', actions: { type: 'storeFollowing', params: ({ event }) => event } },
            ],
            onError: 'behind',
          },
          on: {
            'message.announced': { actions: { type: 'noteLast', params: ({ event }) => event } },
            'message.arrived': [
              {
                guard: { type: 'isNext', params: ({ event }) => event },
                actions: { type: 'storeArrived', params: ({ event }) => event },
              },
              { actions: { type: 'noteLast', params: ({ event }) => event.message } },
            ],
          },
        },
        behind: {
          after: { betweenTries: 'catchingUp' },
          on: {
            'message.announced': 'catchingUp',
            'message.arrived': 'catchingUp',
            'connection.resumed': 'catchingUp',
          },
        },
      },
    },
    older: {
      initial: 'resting',
      states: {
        resting: { on: { 'older.wanted': { guard: 'hasOlder', target: 'loading' } } },
        loading: {
          tags: 'loadingOlder',
          invoke: {
            src: 'fetchPage',
            input: ({ context: { conversationId, messages } }) => ({ conversationId, before: messages[0]?.seq ?? 1 }),
            onDone: { target: 'resting', actions: { type: 'storeOlder', params: ({ event }) => event } },
            onError: 'resting',
          },
        },
      },
    },
    changes: {
      initial: 'resting',
      on: { 'message.altered': { actions: { type: 'noteAltered', params: ({ event }) => event } } },
      states: {
        resting: { always: { guard: 'hasAltered', target: 'fetching' } },
        fetching: {
          invoke: {
            src: 'fetchPage',
            input: ({ context }) => ({
              conversationId: context.conversationId,
              after: context.altered[0]! - 1,
              limit: 1,
            }),
            onDone: { target: 'resting', actions: { type: 'storeAltered', params: ({ event }) => event } },
            onError: 'waiting',
          },
        },
        waiting: { after: { betweenTries: 'fetching' }, on: { 'connection.resumed': 'fetching' } },
      },
    },
    colleagues: {
      initial: 'quiet',
      states: {
        quiet: {
          on: {
            'colleague.typed': {
              target: 'writing',
              actions: { type: 'storeWriting', params: ({ event }) => event },
            },
          },
        },
        writing: {
          after: { typingFades: 'quiet' },
          exit: 'clearWriting',
          on: {
            'colleague.typed': { actions: { type: 'storeWriting', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});
