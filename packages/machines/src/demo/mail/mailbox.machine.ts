import type { Mail, MailMeta } from '@diwan/api-contract/demo/mail';
import type { MailChange } from '@diwan/api-contract/demo/mail-rules';
import type { MailFilter } from '@diwan/api-contract/demo/mail-values';
import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '#not-provided.ts';
import { problemOf } from '#problem.ts';
import * as next from './mailbox.assigns.ts';
import type { Mailbox, MailboxContext, MailboxEvent } from './mailbox.types.ts';

export const mailboxMachine = setup({
  types: {
    context: {} as MailboxContext,
    /** `pending`: what was not yet done when the page was left. */
    input: {} as { filter: MailFilter; pending?: readonly MailChange[] },
    events: {} as MailboxEvent,
    tags: {} as 'busy' | 'saving' | 'failed',
  },
  actors: {
    fetchMailbox: fromPromise<Mailbox, { filter: MailFilter }>(notProvided('fetchMailbox')),
    fetchMeta: fromPromise<MailMeta>(notProvided('fetchMeta')),
    sendChange: fromPromise<unknown, { change: MailChange }>(notProvided('sendChange')),
  },
  actions: {
    storeFilter: assign((_, { filter }: { filter: MailFilter }) => ({
      filter,
      selected: [],
      anchor: null,
      openId: null,
    })),
    storeSearch: assign((args, params: { search: string }) => next.searched(args, params)),
    toggleSelected: assign((args, params: { id: number; isRange?: boolean }) => next.selected(args, params)),
    selectAll: assign((args) => next.selectedAll(args)),
    clearSelection: assign({ selected: [], anchor: null }),
    openMail: assign((args, params: { id: number }) => next.opened(args, params)),
    closeMail: assign({ openId: null }),
    forgetSettled: assign({ settled: [] }),
    storeMailbox: assign((args, params: { output: Mailbox }) => next.read(args, params)),
    storeMeta: assign((_, { output }: { output: MailMeta }) => ({ meta: output })),
    storeSent: assign((args, params: { mail: Mail }) => next.sent(args, params)),
    storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    forgetProblem: assign({ problem: null }),
    queueChange: assign((args, { change }: { change: MailChange }) => next.queued(args, change)),
    settleChange: assign((args) => next.settled(args)),
    takeBack: assign((args, { error }: { error: unknown }) => next.refused(args, { problem: problemOf(error) })),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: {
    isKnown: ({ context }, { id }: { id: number }) => next.findMail(context, id) !== undefined,
    isShown: ({ context }, { id }: { id: number }) => next.isShown(context, id),
    hasMeant: ({ context }, params: { id?: number | undefined }) => next.meantIds(context, params).length > 0,
    // What was left from before a reload waits for the mails that it is about.
    hasPending: ({ context }) => context.mails !== null && context.pending.length > 0,
    hasMorePending: ({ context }) => context.pending.length > 1,
  },
}).createMachine({
  id: 'mailbox',
  description:
    'The demo’s mails: many are moved, labelled and read at once, in sight before they are sent, taken back when refused.',
  type: 'parallel',
  context: ({ input }) => ({
    filter: input.filter,
    search: '',
    mails: null,
    meta: null,
    tags: [],
    settled: [],
    pending: input.pending ?? [],
    selected: [],
    anchor: null,
    openId: null,
    problem: null,
    refusal: null,
  }),
  on: {
    'mailbox.searched': { actions: { type: 'storeSearch', params: ({ event }) => event } },
    'mailbox.refusalRead': { actions: 'forgetRefusal' },
    'mailbox.allSelected': { actions: 'selectAll' },
    'mailbox.selectionCleared': { actions: 'clearSelection' },
    'mailbox.moved': {
      guard: { type: 'hasMeant', params: ({ event }) => event },
      actions: {
        type: 'queueChange',
        params: ({ context, event }) => ({
          change: { kind: 'move', emailIds: [...next.meantIds(context, event)], mailFolder: event.mailFolder },
        }),
      },
    },
    'mailbox.marked': {
      guard: { type: 'hasMeant', params: ({ event }) => event },
      actions: {
        type: 'queueChange',
        params: ({ context, event }) => ({
          change: { kind: 'markUnread', emailIds: [...next.meantIds(context, event)], unreadFlag: event.unreadFlag },
        }),
      },
    },
    'mailbox.labelled': {
      guard: { type: 'hasMeant', params: ({ event }) => event },
      actions: {
        type: 'queueChange',
        params: ({ context, event }) => ({
          change: { kind: 'updateLabels', emailIds: [...next.meantIds(context, event)], label: event.label },
        }),
      },
    },
    'mail.starred': {
      guard: { type: 'isKnown', params: ({ event }) => event },
      actions: {
        type: 'queueChange',
        params: ({ event }) => ({ change: { kind: 'setStarred', mailId: event.id, value: event.value } }),
      },
    },
    'mail.labelsSet': {
      guard: { type: 'isKnown', params: ({ event }) => event },
      actions: {
        type: 'queueChange',
        params: ({ event }) => ({ change: { kind: 'setLabels', mailId: event.id, labels: event.labels } }),
      },
    },
    'mail.selected': {
      guard: { type: 'isShown', params: ({ event }) => event },
      actions: { type: 'toggleSelected', params: ({ event }) => event },
    },
    'mail.opened': {
      guard: { type: 'isShown', params: ({ event }) => event },
      actions: { type: 'openMail', params: ({ event }) => event },
    },
    'mail.closed': { actions: 'closeMail' },
  },
  states: {
    mails: {
      initial: 'reading',
      on: {
        'mailbox.filterChosen': { target: '.reading', actions: { type: 'storeFilter', params: ({ event }) => event } },
        'mailbox.refresh': '.reading',
        'mail.sent': { actions: { type: 'storeSent', params: ({ event }) => event } },
      },
      states: {
        reading: {
          tags: 'busy',
          entry: ['forgetSettled', 'forgetProblem'],
          invoke: {
            src: 'fetchMailbox',
            input: ({ context }) => ({ filter: context.filter }),
            onDone: { target: 'showing', actions: { type: 'storeMailbox', params: ({ event }) => event } },
            onError: { target: 'failed', actions: { type: 'storeProblem', params: ({ event }) => event } },
          },
        },
        showing: {},
        failed: { tags: 'failed' },
      },
    },
    changes: {
      initial: 'none',
      states: {
        none: {
          always: { guard: 'hasPending', target: 'sending' },
          on: { 'mail.sent': 'counting' },
        },
        sending: {
          tags: 'saving',
          invoke: {
            src: 'sendChange',
            input: ({ context }) => ({ change: context.pending[0]! }),
            onDone: [
              { guard: 'hasMorePending', target: 'sending', reenter: true, actions: 'settleChange' },
              { target: 'counting', actions: 'settleChange' },
            ],
            onError: { target: 'none', actions: { type: 'takeBack', params: ({ event }) => event } },
          },
        },
        counting: {
          always: { guard: 'hasPending', target: 'sending' },
          invoke: {
            src: 'fetchMeta',
            onDone: { target: 'none', actions: { type: 'storeMeta', params: ({ event }) => event } },
            onError: 'none',
          },
          on: { 'mail.sent': { target: 'counting', reenter: true } },
        },
      },
    },
  },
});
