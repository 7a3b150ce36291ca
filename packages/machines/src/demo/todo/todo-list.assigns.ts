import { fieldsFor, positionBetween } from '@diwan/api-contract/demo/task-rules';
import type { Task, TaskDraft, TaskFields } from '@diwan/api-contract/demo/todo';
import type { Problem } from '@diwan/api-contract/problem';
import type { TaskChange, TaskMark, TodoListContext } from './todo-list.types.ts';

interface Args {
  context: TodoListContext;
}

export const noTask: TaskDraft = {
  title: '',
  desc: '',
  isImportant: false,
  isStarred: false,
  tags: [],
  isCompleted: false,
  isTrashed: false,
  assignee: null,
  dueDate: null,
  position: 0,
};

const placed = (tasks: readonly Task[], task: Task): readonly Task[] =>
  tasks.some(({ id }) => id === task.id) ? tasks.map((one) => (one.id === task.id ? task : one)) : [...tasks, task];

/** The tasks with all that people have done to them, confirmed or not. */
export function currentTasks({ tasks, pending }: Pick<TodoListContext, 'tasks' | 'pending'>): readonly Task[] {
  return pending.reduce<readonly Task[]>((current, { id, fields }) => {
    const task = current.find((one) => one.id === id);
    if (!task && id > 0) return current;
    return placed(current, { ...(task ?? noTask), ...fields, id });
  }, tasks ?? []);
}

export const findTask = (context: TodoListContext, id: number): Task | undefined =>
  currentTasks(context).find((task) => task.id === id);

export const inOrder = (tasks: readonly Task[]): Task[] => tasks.toSorted((a, b) => a.position - b.position);

/** Tasks that wait for a number of their own have one below zero; each another. */
export const firstFreeId = ({ pending = [] }: { pending?: readonly TaskChange[] }): number =>
  Math.min(0, ...pending.map(({ id }) => id)) - 1;

const queued = (context: TodoListContext, change: TaskChange) => ({
  pending: [...context.pending, change],
  refusal: null,
});

export function added({ context }: Args, { title }: { title: string }) {
  const first = inOrder(currentTasks(context))[0];
  const position = positionBetween(null, first?.position ?? null);
  const fields = { ...noTask, ...fieldsFor(context.filter), title: title.trim(), position };
  return { ...queued(context, { id: context.nextId, fields }), nextId: context.nextId - 1 };
}

export const toggled = ({ context }: Args, { id, mark }: { id: number; mark: TaskMark }) =>
  changed({ context }, { id, fields: { [mark]: !findTask(context, id)![mark] } });

export const changed = ({ context }: Args, { id, fields }: { id: number; fields: TaskFields }) =>
  queued(context, { id, fields });

export function moved({ context }: Args, { id, before }: { id: number; before: number | null }) {
  const others = inOrder(currentTasks(context)).filter((task) => task.id !== id);
  const found = others.findIndex((task) => task.id === before);
  const index = found < 0 ? others.length : found;
  const position = positionBetween(others[index - 1]?.position ?? null, others[index]?.position ?? null);
  return queued(context, { id, fields: { position } });
}

export const read = ({ context }: Args, { output }: { output: readonly Task[] }) => ({
  tasks: context.settled.reduce(placed, output),
  problem: null,
});

export const settledOutside = ({ context }: Args, { task }: { task: Task }) => ({
  tasks: placed(context.tasks ?? [], task),
  settled: placed(context.settled, task),
});

/** What waits for a new task's number gets it. */
export function settled({ context }: Args, { output }: { output: Task }) {
  const [done, ...waiting] = context.pending;
  return {
    ...settledOutside({ context }, { task: output }),
    pending: waiting.map((change) => (change.id === done!.id ? { ...change, id: output.id } : change)),
  };
}

/** What was refused is taken back, and with a new task all that was done to it. */
export function refused({ context }: Args, { problem }: { problem: Problem }) {
  const [change, ...waiting] = context.pending;
  return {
    pending: waiting.filter(({ id }) => id > 0 || id !== change!.id),
    refusal: { change: change!, problem },
  };
}
