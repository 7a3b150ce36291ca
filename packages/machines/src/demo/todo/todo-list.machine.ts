import type { TaskFilter } from '@diwan/api-contract/demo/task-values';
import type { Task, TaskFields, TaskTagName } from '@diwan/api-contract/demo/todo';
import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '#not-provided.ts';
import { problemOf } from '#problem.ts';
import * as next from './todo-list.assigns.ts';
import type { TaskChange, TaskMark, TaskSort, TodoListContext, TodoListEvent } from './todo-list.types.ts';

export const todoListMachine = setup({
  types: {
    context: {} as TodoListContext,
    /** `pending`: what was not yet done when the page was left. */
    input: {} as { filter: TaskFilter; pending?: readonly TaskChange[] },
    events: {} as TodoListEvent,
    tags: {} as 'busy' | 'saving' | 'failed',
  },
  actors: {
    fetchTasks: fromPromise<readonly Task[], { filter: TaskFilter }>(notProvided('fetchTasks')),
    fetchTags: fromPromise<readonly TaskTagName[]>(notProvided('fetchTags')),
    sendChange: fromPromise<Task, { change: TaskChange }>(notProvided('sendChange')),
  },
  actions: {
    storeFilter: assign((_, { filter }: { filter: TaskFilter }) => ({ filter })),
    storeSearch: assign((_, { search }: { search: string }) => ({ search })),
    storeSort: assign((_, { sort }: { sort: TaskSort }) => ({ sort })),
    storeTags: assign((_, { output }: { output: readonly TaskTagName[] }) => ({ tags: output })),
    forgetSettled: assign({ settled: [] }),
    storeTasks: assign((args, params: { output: readonly Task[] }) => next.read(args, params)),
    storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    forgetProblem: assign({ problem: null }),
    queueTask: assign((args, params: { title: string }) => next.added(args, params)),
    queueToggle: assign((args, params: { id: number; mark: TaskMark }) => next.toggled(args, params)),
    queueFields: assign((args, params: { id: number; fields: TaskFields }) => next.changed(args, params)),
    queueMove: assign((args, params: { id: number; before: number | null }) => next.moved(args, params)),
    storeSaved: assign((args, params: { task: Task }) => next.settledOutside(args, params)),
    settleChange: assign((args, params: { output: Task }) => next.settled(args, params)),
    takeBack: assign((args, { error }: { error: unknown }) => next.refused(args, { problem: problemOf(error) })),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: {
    isTitled: (_, { title }: { title: string }) => title.trim() !== '',
    isLive: ({ context }, { id }: { id: number }) => next.findTask(context, id)?.isTrashed === false,
    isTrashed: ({ context }, { id }: { id: number }) => next.findTask(context, id)?.isTrashed === true,
    canMove: ({ context }, { id }: { id: number }) =>
      context.sort === null && next.findTask(context, id)?.isTrashed === false,
    hasPending: ({ context }) => context.pending.length > 0,
  },
}).createMachine({
  id: 'todo-list',
  description: 'The demo’s tasks: what a person does is shown at once, sent in its order, and taken back when refused.',
  type: 'parallel',
  context: ({ input }) => ({
    filter: input.filter,
    search: '',
    sort: null,
    tags: null,
    tasks: null,
    settled: [],
    pending: input.pending ?? [],
    nextId: next.firstFreeId(input),
    problem: null,
    refusal: null,
  }),
  on: {
    'todo.searched': { actions: { type: 'storeSearch', params: ({ event }) => event } },
    'todo.sorted': { actions: { type: 'storeSort', params: ({ event }) => event } },
    'todo.refusalRead': { actions: 'forgetRefusal' },
    'task.added': {
      guard: { type: 'isTitled', params: ({ event }) => event },
      actions: { type: 'queueTask', params: ({ event }) => event },
    },
    'task.toggled': {
      guard: { type: 'isLive', params: ({ event }) => event },
      actions: { type: 'queueToggle', params: ({ event }) => event },
    },
    'task.trashed': {
      guard: { type: 'isLive', params: ({ event }) => event },
      actions: { type: 'queueFields', params: ({ event }) => ({ id: event.id, fields: { isTrashed: true } }) },
    },
    'task.restored': {
      guard: { type: 'isTrashed', params: ({ event }) => event },
      actions: { type: 'queueFields', params: ({ event }) => ({ id: event.id, fields: { isTrashed: false } }) },
    },
    'task.moved': {
      guard: { type: 'canMove', params: ({ event }) => event },
      actions: { type: 'queueMove', params: ({ event }) => event },
    },
    'task.saved': { actions: { type: 'storeSaved', params: ({ event }) => event } },
  },
  states: {
    tasks: {
      initial: 'reading',
      on: {
        'todo.filterChosen': { target: '.reading', actions: { type: 'storeFilter', params: ({ event }) => event } },
        'todo.refresh': '.reading',
      },
      states: {
        reading: {
          tags: 'busy',
          entry: ['forgetSettled', 'forgetProblem'],
          invoke: {
            src: 'fetchTasks',
            input: ({ context }) => ({ filter: context.filter }),
            onDone: { target: 'showing', actions: { type: 'storeTasks', params: ({ event }) => event } },
            onError: { target: 'failed', actions: { type: 'storeProblem', params: ({ event }) => event } },
          },
        },
        showing: {},
        failed: { tags: 'failed' },
      },
    },
    tags: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            src: 'fetchTags',
            onDone: { target: 'known', actions: { type: 'storeTags', params: ({ event }) => event } },
            onError: 'unknown',
          },
        },
        known: {},
        unknown: { on: { 'todo.refresh': 'reading' } },
      },
    },
    changes: {
      initial: 'none',
      states: {
        none: { always: { guard: 'hasPending', target: 'sending' } },
        sending: {
          tags: 'saving',
          invoke: {
            src: 'sendChange',
            input: ({ context }) => ({ change: context.pending[0]! }),
            onDone: { target: 'none', actions: { type: 'settleChange', params: ({ event }) => event } },
            onError: { target: 'none', actions: { type: 'takeBack', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});
