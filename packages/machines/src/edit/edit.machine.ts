import type { FieldError } from '@diwan/api-contract/problem';
import { assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { isUnreachable, problemOf } from '../problem.ts';
import { changesOf } from './changes.ts';
import * as next from './edit.assigns.ts';
import type { Draft, EditContext, EditEvent, EditInput, Loaded, Opened, Save, Side } from './edit.types.ts';

export const editMachine = setup({
  types: {
    context: {} as EditContext,
    input: {} as EditInput,
    events: {} as EditEvent,
    tags: {} as 'busy' | 'saving' | 'conflicted',
  },
  actors: {
    openRecord: fromPromise<Opened, { id: string | null }>(notProvided('openRecord')),
    validateDraft: fromPromise<FieldError[], { draft: Draft }>(notProvided('validateDraft')),
    saveDraft: fromPromise<Loaded, Save>(notProvided('saveDraft')),
    queueSave: fromPromise<void, Save>(notProvided('queueSave')),
  },
  actions: {
    storeOpened: assign((_, { output }: { output: Opened }) => next.opened(output)),
    storeField: assign((args, params: { field: string; value: unknown }) => next.withField(args, params)),
    startAttempt: assign((args) => next.attempted(args)),
    storeErrors: assign((_, { errors }: { errors: readonly FieldError[] }) => ({ errors })),
    storeSaved: assign((_, { output }: { output: Loaded }) => next.saved(output)),
    storeProblem: assign((_, { error }: { error: unknown }) => next.failed(error)),
    storeTheirs: assign(({ context }, { error }: { error: unknown }) => ({
      theirs: context.readRecord(problemOf(error).current),
      choices: {},
      problem: null,
    })),
    storeQueued: assign(({ context }) => ({ base: context.draft, problem: null, key: null })),
    takeUpKept: assign((args) => next.continued(args)),
    forgetKept: assign({ kept: null }),
    storeSide: assign(({ context }, { path, side }: { path: string; side: Side }) => ({
      choices: { ...context.choices, [path]: side },
    })),
    storeSides: assign((args, params: { side: Side }) => next.allChosen(args, params)),
    putTogether: assign((args) => next.merged(args)),
    forgetTheirs: assign({ theirs: null, choices: {} }),
    dropKept: actionNotProvided('dropKept'),
    announceSaved: actionNotProvided<{ record: unknown }>('announceSaved'),
    announceQueued: actionNotProvided('announceQueued'),
    announceErrors: actionNotProvided('announceErrors'),
  },
  guards: {
    hasKept: (_, { output }: { output: Opened }) => output.kept !== null,
    isUnchanged: ({ context }) =>
      context.version !== null && Object.keys(changesOf(context.base, context.draft)).length === 0,
    hasErrors: (_, { output }: { output: readonly FieldError[] }) => output.length > 0,
    isDisputed: ({ context }) => next.disputes(context).length > 0,
    isUndecided: ({ context }) => next.disputes(context).some(({ path }) => !context.choices[path]),
    isSettled: ({ context }) => next.isSettled(context),
    isMissing: (_, { error }: { error: unknown }) => problemOf(error).code === 'notFound',
    isForbidden: (_, { error }: { error: unknown }) => problemOf(error).code === 'forbidden',
    isStale: (_, { error }: { error: unknown }) => problemOf(error).code === 'stale',
    isInvalid: (_, { error }: { error: unknown }) => (problemOf(error).errors?.length ?? 0) > 0,
    canQueue: ({ context }, { error }: { error: unknown }) => context.canQueue && isUnreachable(error),
  },
}).createMachine({
  id: 'edit',
  description: 'A form over one record: what was typed is never lost, and saved once however often one presses.',
  context: ({ input }) => ({
    ...input,
    version: null,
    record: null,
    base: {},
    draft: {},
    kept: null,
    errors: [],
    problem: null,
    attempts: 0,
    theirs: null,
    choices: {},
    key: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'openRecord',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'hasKept', params: ({ event }) => event },
            target: 'offered',
            actions: { type: 'storeOpened', params: ({ event }) => event },
          },
          { target: 'editing', actions: { type: 'storeOpened', params: ({ event }) => event } },
        ],
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'missing',
            actions: { type: 'storeProblem', params: ({ event }) => event },
          },
          {
            guard: { type: 'isForbidden', params: ({ event }) => event },
            target: 'forbidden',
            actions: { type: 'storeProblem', params: ({ event }) => event },
          },
          { target: 'unreadable', actions: { type: 'storeProblem', params: ({ event }) => event } },
        ],
      },
    },
    offered: {
      on: {
        'edit.continued': { target: 'comparingKept', actions: 'takeUpKept' },
        'edit.discarded': { target: 'editing', actions: ['forgetKept', 'dropKept'] },
      },
    },
    comparingKept: {
      always: [
        { guard: 'isDisputed', target: 'reconciling' },
        { target: 'editing', actions: 'putTogether' },
      ],
    },
    reconciling: {
      tags: 'conflicted',
      on: {
        'edit.sideChosen': { actions: { type: 'storeSide', params: ({ event }) => event } },
        'edit.allChosen': { actions: { type: 'storeSides', params: ({ event }) => event } },
        'edit.merged': [{ guard: 'isUndecided' }, { target: 'editing', actions: 'putTogether' }],
        'edit.conflictLeft': { target: 'editing', actions: 'forgetTheirs' },
      },
    },
    editing: {
      on: {
        'edit.changed': { actions: { type: 'storeField', params: ({ event }) => event } },
        'edit.retried': { guard: 'isUnchanged', target: 'loading' },
        'edit.save': [{ guard: 'isUnchanged' }, { target: 'validating', actions: 'startAttempt' }],
      },
    },
    validating: {
      tags: ['busy', 'saving'],
      invoke: {
        src: 'validateDraft',
        input: ({ context }) => ({ draft: context.draft }),
        onDone: [
          {
            guard: { type: 'hasErrors', params: ({ event }) => event },
            target: 'editing',
            actions: [{ type: 'storeErrors', params: ({ event }) => ({ errors: event.output }) }, 'announceErrors'],
          },
          { target: 'saving' },
        ],
        onError: { target: 'editing', actions: { type: 'storeProblem', params: ({ event }) => event } },
      },
    },
    saving: {
      tags: ['busy', 'saving'],
      invoke: {
        src: 'saveDraft',
        input: ({ context }) => next.saveOf({ context }),
        onDone: { target: 'saved', actions: { type: 'storeSaved', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isStale', params: ({ event }) => event },
            target: 'comparing',
            actions: { type: 'storeTheirs', params: ({ event }) => event },
          },
          {
            guard: { type: 'isInvalid', params: ({ event }) => event },
            target: 'editing',
            actions: [{ type: 'storeProblem', params: ({ event }) => event }, 'announceErrors'],
          },
          { guard: { type: 'canQueue', params: ({ event }) => event }, target: 'queueing' },
          { target: 'editing', actions: { type: 'storeProblem', params: ({ event }) => event } },
        ],
      },
    },
    queueing: {
      tags: ['busy', 'saving'],
      invoke: {
        src: 'queueSave',
        input: ({ context }) => next.saveOf({ context }),
        onDone: { target: 'queued', actions: 'storeQueued' },
        onError: { target: 'editing', actions: { type: 'storeProblem', params: ({ event }) => event } },
      },
    },
    comparing: {
      tags: ['busy', 'saving'],
      always: [
        { guard: 'isDisputed', target: 'conflicted' },
        { guard: 'isSettled', target: 'saved', actions: 'putTogether' },
        { target: 'validating', actions: ['putTogether', 'startAttempt'] },
      ],
    },
    conflicted: {
      tags: 'conflicted',
      on: {
        'edit.sideChosen': { actions: { type: 'storeSide', params: ({ event }) => event } },
        'edit.allChosen': { actions: { type: 'storeSides', params: ({ event }) => event } },
        'edit.merged': [
          { guard: 'isUndecided' },
          { guard: 'isSettled', target: 'editing', actions: 'putTogether' },
          { target: 'validating', actions: ['putTogether', 'startAttempt'] },
        ],
        'edit.conflictLeft': { target: 'editing', actions: 'forgetTheirs' },
      },
    },
    saved: {
      entry: ['dropKept', { type: 'announceSaved', params: ({ context }) => ({ record: context.record }) }],
      on: {
        'edit.changed': { target: 'editing', actions: { type: 'storeField', params: ({ event }) => event } },
      },
    },
    queued: {
      entry: ['dropKept', 'announceQueued'],
      on: {
        'edit.retried': 'loading',
        'edit.changed': { target: 'editing', actions: { type: 'storeField', params: ({ event }) => event } },
      },
    },
    unreadable: { on: { 'edit.retried': 'loading' } },
    missing: {},
    forbidden: {},
  },
});
