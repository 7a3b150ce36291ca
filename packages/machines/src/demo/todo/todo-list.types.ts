import type { TaskFilter } from '@diwan/api-contract/demo/task-values';
import type { Task, TaskFields, TaskTagName } from '@diwan/api-contract/demo/todo';
import type { Problem } from '@diwan/api-contract/problem';

/** What a list may be sorted by; null is the order that people made. */
export type TaskSort = 'title' | 'dueDate' | 'assignee' | null;
export type TaskMark = 'isCompleted' | 'isStarred' | 'isImportant';

/** What a person did that nobody has confirmed yet; a task that has no number of its own has one below zero. */
export interface TaskChange {
  id: number;
  fields: TaskFields;
}

export type TodoListEvent =
  | { type: 'todo.filterChosen'; filter: TaskFilter }
  | { type: 'todo.searched'; search: string }
  | { type: 'todo.sorted'; sort: TaskSort }
  | { type: 'todo.refresh' }
  | { type: 'todo.refusalRead' }
  | { type: 'task.added'; title: string }
  | { type: 'task.toggled'; id: number; mark: TaskMark }
  | { type: 'task.trashed'; id: number }
  | { type: 'task.restored'; id: number }
  /** To the place before another task, or to the end. */
  | { type: 'task.moved'; id: number; before: number | null }
  /** The editor has saved it. */
  | { type: 'task.saved'; task: Task };

export interface TodoListContext {
  filter: TaskFilter;
  search: string;
  sort: TaskSort;
  /** What the tags are called; null until that is known. */
  tags: readonly TaskTagName[] | null;
  /** As they were last read; null before. */
  tasks: readonly Task[] | null;
  /** What came about since the reading began: its answer may not know of it. */
  settled: readonly Task[];
  /** One is sent after the other, and all are shown at once. */
  pending: readonly TaskChange[];
  /** The number that the next new task has until it gets its own. */
  nextId: number;
  /** Why the tasks can't be read. */
  problem: Problem | null;
  /** What was refused and has been taken back. */
  refusal: { change: TaskChange; problem: Problem } | null;
}
