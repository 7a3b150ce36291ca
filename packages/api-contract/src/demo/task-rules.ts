import { type TaskFilter, type TaskTag, taskTags } from './task-values.ts';
import type { Task, TaskFields } from './todo.ts';

const inView = {
  mine: () => true,
  important: ({ isImportant }: Task) => isImportant,
  completed: ({ isCompleted }: Task) => isCompleted,
} as const;

const isTag = (filter: TaskFilter): filter is TaskTag => taskTags.some((tag) => tag === filter);

/** Whether a filter shows a task; one in the trash is shown there alone. */
export function isShownIn(filter: TaskFilter, task: Task): boolean {
  if (filter === 'trashed' || task.isTrashed) return filter === 'trashed' && task.isTrashed;
  return isTag(filter) ? task.tags.includes(filter) : inView[filter](task);
}

/** What a new task needs to be shown by a filter; nothing new is completed, or in the trash. */
export function fieldsFor(filter: TaskFilter): TaskFields {
  if (isTag(filter)) return { tags: [filter] };
  return filter === 'important' ? { isImportant: true } : {};
}

const step = 1024;

/** The number of a place between two neighbours; null where there is none. */
export function positionBetween(before: number | null, after: number | null): number {
  if (before === null) return (after ?? step * 2) - step;
  return after === null ? before + step : (before + after) / 2;
}
