import { taskFilters } from '@diwan/api-contract/demo/task-values';
import fc from 'fast-check';
import { type MachineModel, nothing, type Step } from '#model/machine-model.ts';
import { currentTasks, noTask } from './todo-list.assigns.ts';
import { todoListMachine } from './todo-list.machine.ts';
import type { TaskChange, TodoListContext } from './todo-list.types.ts';

const id = fc.constantFrom(1, 2, 3, -1);
const title = fc.constantFrom('', 'Call', 'Write');
const task = fc.record({ id: fc.constantFrom(1, 2, 3), title, isTrashed: fc.boolean() }).map((fields) => ({
  ...noTask,
  position: fields.id * 1024,
  ...fields,
}));
const tasks = fc.uniqueArray(task, { selector: (one) => one.id, maxLength: 3 });

/** Whatever is done is sent once and in its order, and nothing that was refused stays. */
function watch({ command, before, after, work }: Step): void {
  const [was, is] = [before.context, after.context] as [TodoListContext, TodoListContext];
  const sent = work
    .filter(({ src }) => src === 'sendChange')
    .map(({ input }) => (input as { change: TaskChange }).change);
  if (sent.length !== Math.min(1, is.pending.length)) throw new Error(`${sent.length} changes are under way.`);
  if (sent[0] && sent[0] !== is.pending[0]) throw new Error('A change is sent before its turn.');
  const isRefused = command.kind === 'fail' && command.work.src === 'sendChange';
  if (isRefused && is.tasks !== was.tasks) throw new Error('A refusal changed what is known.');
  if (isRefused && is.refusal?.change !== was.pending[0]) throw new Error('Nobody says what was refused.');
  const ids = currentTasks(is).map((one) => one.id);
  if (new Set(ids).size < ids.length) throw new Error(`A task stands twice: ${ids.join()}.`);
}

/** The number that the next new task gets. */
let number = 100;

export const model: MachineModel = {
  machine: todoListMachine,
  input: { filter: 'mine' },
  otherInput: {
    filter: 'mine',
    pending: [
      { id: 2, fields: { isStarred: true } },
      { id: -1, fields: { ...noTask, title: 'Left behind' } },
      { id: -1, fields: { isCompleted: true } },
    ],
  },
  events: {
    'todo.filterChosen': fc.record({ filter: fc.constantFrom(...taskFilters) }),
    'todo.searched': fc.record({ search: fc.constantFrom('', 'call') }),
    'todo.sorted': fc.record({ sort: fc.constantFrom(null, 'title', 'dueDate') }),
    'todo.refresh': nothing,
    'todo.refusalRead': nothing,
    'task.added': fc.record({ title }),
    'task.toggled': fc.record({ id, mark: fc.constantFrom('isCompleted', 'isStarred', 'isImportant') }),
    'task.trashed': fc.record({ id }),
    'task.restored': fc.record({ id }),
    'task.moved': fc.record({ id, before: fc.constantFrom(null, 1, 2) }),
    'task.saved': fc.record({ task }),
  },
  results: {
    fetchTasks: tasks,
    fetchTags: fc.constant([]),
    sendChange: fc.constant(({ change }: { change: TaskChange }) => ({
      ...noTask,
      ...change.fields,
      id: change.id > 0 ? change.id : ++number,
    })),
  },
  ends: { 'tags.known': 'What tags are called does not change.' },
  problemIn: ['tasks.failed'],
  watch: () => watch,
};
