import type { Task, TaskFields } from '@diwan/api-contract/demo/todo';
import type { Problem } from '@diwan/api-contract/problem';
import { assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '#not-provided.ts';
import { problemOf } from '#problem.ts';

export type TodoEditorEvent =
  | { type: 'editor.changed'; fields: TaskFields }
  | { type: 'editor.submitted' }
  | { type: 'editor.closed' }
  /** Answers to the question whether what was typed may be lost. */
  | { type: 'editor.discarded' }
  | { type: 'editor.continued' };

export interface TodoEditorContext {
  task: Task;
  /** What was changed so far; only this is sent. */
  fields: TaskFields;
  /** What is missing is said from the first try on. */
  hasTried: boolean;
  problem: Problem | null;
}

export interface TaskSave {
  id: number;
  fields: TaskFields;
}

export const todoEditorMachine = setup({
  types: {
    context: {} as TodoEditorContext,
    /** `fields`: what was typed before the page was left. */
    input: {} as { task: Task; fields?: TaskFields },
    events: {} as TodoEditorEvent,
    tags: {} as 'busy',
  },
  actors: { saveTask: fromPromise<Task, TaskSave>(notProvided('saveTask')) },
  actions: {
    storeFields: assign(({ context }, { fields }: { fields: TaskFields }) => ({
      fields: { ...context.fields, ...fields },
    })),
    noteTry: assign({ hasTried: true }),
    forgetProblem: assign({ problem: null }),
    storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    keepDraft: actionNotProvided<{ fields: TaskFields }>('keepDraft'),
    dropDraft: actionNotProvided('dropDraft'),
    announceSaved: actionNotProvided<{ task: Task }>('announceSaved'),
  },
  guards: {
    isTitled: ({ context }) => ({ ...context.task, ...context.fields }).title.trim() !== '',
    hasChanges: ({ context }) => Object.keys(context.fields).length > 0,
  },
}).createMachine({
  id: 'todo-editor',
  description: 'One task of the demo in its drawer: only what was changed is sent, and nothing typed is lost unasked.',
  context: ({ input }) => ({ task: input.task, fields: input.fields ?? {}, hasTried: false, problem: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'editor.changed': {
          actions: [
            { type: 'storeFields', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => ({ fields: context.fields }) },
          ],
        },
        'editor.submitted': [{ guard: 'isTitled', target: 'saving', actions: 'noteTry' }, { actions: 'noteTry' }],
        'editor.closed': [{ guard: 'hasChanges', target: 'asking' }, { target: 'closed' }],
      },
    },
    asking: {
      on: { 'editor.discarded': 'closed', 'editor.continued': 'editing' },
    },
    saving: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        src: 'saveTask',
        input: ({ context }) => ({ id: context.task.id, fields: context.fields }),
        onDone: {
          target: 'closed',
          actions: { type: 'announceSaved', params: ({ event }) => ({ task: event.output }) },
        },
        onError: { target: 'editing', actions: { type: 'storeProblem', params: ({ event }) => event } },
      },
    },
    closed: { type: 'final', entry: 'dropDraft' },
  },
});
