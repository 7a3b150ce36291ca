import type { FieldError } from '@diwan/api-contract/problem';
import { assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { problemOf } from '../problem.ts';
import { changesOf, overlapOf, rebase } from './changes.ts';
import type { Draft, EditContext, EditEvent, EditInput, Loaded, Save } from './edit.types.ts';

/** A form over one record: what was typed is never lost, and saved once however often one presses. */
export const editMachine = setup({
  types: {
    context: {} as EditContext,
    input: {} as EditInput,
    events: {} as EditEvent,
    tags: {} as 'busy' | 'saving',
  },
  actors: {
    loadRecord: fromPromise<Loaded, { id: string | null }>(notProvided('loadRecord')),
    checkDraft: fromPromise<FieldError[], { draft: Draft }>(notProvided('checkDraft')),
    saveDraft: fromPromise<Loaded, Save>(notProvided('saveDraft')),
  },
  actions: {
    storeLoaded: assign((_, { output }: { output: Loaded }) => ({ ...output, base: output.draft, problem: null })),
    storeField: assign(({ context }, { field, value }: { field: string; value: unknown }) => ({
      draft: { ...context.draft, [field]: value },
      errors: context.errors.filter(({ path }) => path !== field && !path.startsWith(`${field}.`)),
      key: null,
    })),
    resetDraft: assign(({ context }) => ({ draft: context.base, errors: [], problem: null, key: null })),
    startAttempt: assign(({ context }) => ({
      attempts: context.attempts + 1,
      key: context.key ?? context.makeKey(),
      errors: [],
      problem: null,
    })),
    storeErrors: assign((_, { errors }: { errors: readonly FieldError[] }) => ({ errors })),
    storeSaved: assign((_, { output }: { output: Loaded }) => ({ ...output, base: output.draft, key: null })),
    storeProblem: assign((_, { error }: { error: unknown }) => {
      const problem = problemOf(error);
      return { problem, errors: problem.errors ?? [] };
    }),
    storeTheirs: assign(({ context }, { error }: { error: unknown }) => ({
      theirs: context.readRecord(problemOf(error).current),
      problem: problemOf(error),
    })),
    putMineOnTop: assign(({ context: { base, draft, theirs } }) => ({
      draft: rebase(base, draft, theirs!.draft),
      base: theirs!.draft,
      version: theirs!.version,
      record: theirs!.record,
      theirs: null,
      key: null,
    })),
    takeTheirs: assign(({ context: { theirs } }) => ({
      ...theirs!,
      base: theirs!.draft,
      theirs: null,
      key: null,
      errors: [],
      problem: null,
    })),
    announceSaved: actionNotProvided<{ record: unknown }>('announceSaved'),
    announceErrors: actionNotProvided('announceErrors'),
  },
  guards: {
    isUnchanged: ({ context }) =>
      context.version !== null && Object.keys(changesOf(context.base, context.draft)).length === 0,
    hasErrors: (_, { output }: { output: readonly FieldError[] }) => output.length > 0,
    isDisputed: ({ context: { base, draft, theirs } }) => overlapOf(base, draft, theirs!.draft).length > 0,
    isMissing: (_, { error }: { error: unknown }) => problemOf(error).code === 'notFound',
    isForbidden: (_, { error }: { error: unknown }) => problemOf(error).code === 'forbidden',
    isStale: (_, { error }: { error: unknown }) => problemOf(error).code === 'stale',
    isInvalid: (_, { error }: { error: unknown }) => (problemOf(error).errors?.length ?? 0) > 0,
  },
}).createMachine({
  id: 'edit',
  context: ({ input }) => ({
    ...input,
    version: null,
    record: null,
    base: {},
    draft: {},
    errors: [],
    problem: null,
    attempts: 0,
    theirs: null,
    key: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadRecord',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'editing', actions: { type: 'storeLoaded', params: ({ event }) => event } },
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
    editing: {
      on: {
        'edit.changed': { actions: { type: 'storeField', params: ({ event }) => event } },
        'edit.reset': { actions: 'resetDraft' },
        'edit.save': [{ guard: 'isUnchanged' }, { target: 'validating', actions: 'startAttempt' }],
      },
    },
    validating: {
      tags: ['busy', 'saving'],
      invoke: {
        src: 'checkDraft',
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
        input: ({ context: { id, version, base, draft, key } }) => ({
          id,
          version,
          draft,
          changes: changesOf(base, draft),
          key: key!,
        }),
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
          { target: 'editing', actions: { type: 'storeProblem', params: ({ event }) => event } },
        ],
      },
    },
    comparing: {
      tags: ['busy', 'saving'],
      always: [
        { guard: 'isDisputed', target: 'conflicted' },
        { target: 'validating', actions: ['putMineOnTop', 'startAttempt'] },
      ],
    },
    conflicted: {
      on: {
        'edit.keepMine': { target: 'validating', actions: ['putMineOnTop', 'startAttempt'] },
        'edit.takeTheirs': { target: 'editing', actions: 'takeTheirs' },
      },
    },
    saved: {
      entry: { type: 'announceSaved', params: ({ context }) => ({ record: context.record }) },
      on: {
        'edit.changed': { target: 'editing', actions: { type: 'storeField', params: ({ event }) => event } },
      },
    },
    unreadable: { on: { 'edit.retried': 'loading' } },
    missing: {},
    forbidden: {},
  },
});
