import { isShownIn } from '@diwan/api-contract/demo/task-rules';
import type { Task } from '@diwan/api-contract/demo/todo';
import type { SnapshotFrom } from 'xstate';
import { currentTasks, inOrder } from './todo-list.assigns.ts';
import type { todoListMachine } from './todo-list.machine.ts';
import type { TaskSort, TodoListContext } from './todo-list.types.ts';

const collator = new Intl.Collator(['ar', 'en'], { numeric: true });

/** What has nothing to be sorted by comes last. */
function sorted(tasks: Task[], sort: NonNullable<TaskSort>): Task[] {
  const key = (task: Task) => task[sort] ?? '\u{10ffff}';
  return tasks.toSorted((a, b) => collator.compare(key(a), key(b)));
}

/** The tasks that the screen shows: of the chosen filter, with the searched words, in the chosen order. */
export function shownTasks(context: TodoListContext): Task[] {
  const words = context.search.trim().toLocaleLowerCase().split(/\s+/);
  const isFound = ({ title, desc }: Task) => {
    const text = `${title} ${desc}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  };
  const found = inOrder(currentTasks(context).filter((task) => isShownIn(context.filter, task) && isFound(task)));
  return context.sort ? sorted(found, context.sort) : found;
}

export type TodoListStatus = 'loadingFirst' | 'refreshing' | 'showing' | 'failed';

/** Which of its designed states the list is in. */
export function todoListStatus(snapshot: SnapshotFrom<typeof todoListMachine>): TodoListStatus {
  if (snapshot.hasTag('busy')) return snapshot.context.tasks ? 'refreshing' : 'loadingFirst';
  return snapshot.hasTag('failed') ? 'failed' : 'showing';
}
