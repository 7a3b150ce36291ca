import { type TaskFilter, taskFilters } from '@diwan/api-contract/demo/task-values';
import type { TaskSort } from '@diwan/machines/demo/todo/todo-list.types';

/** What the address says of the list. */
export interface TodoLocation {
  filter: TaskFilter;
  search: string;
  sort: TaskSort;
  /** The task in the drawer. */
  openId: number | null;
}

export const taskSorts = ['title', 'dueDate', 'assignee'] as const;

/** Reads the address; what it doesn't know is as if it were not there. */
export function readLocation(search: string): TodoLocation {
  const params = new URLSearchParams(search);
  const openId = Number(params.get('task'));
  return {
    filter: taskFilters.find((filter) => filter === params.get('filter')) ?? 'mine',
    search: params.get('q') ?? '',
    sort: taskSorts.find((sort) => sort === params.get('sort')) ?? null,
    openId: Number.isSafeInteger(openId) && openId > 0 ? openId : null,
  };
}

/** The address of a list, beside the one that is open. */
export function locationAddress({ filter, search, sort, openId }: TodoLocation): string {
  const params = new URLSearchParams();
  if (filter !== 'mine') params.set('filter', filter);
  if (search !== '') params.set('q', search);
  if (sort) params.set('sort', sort);
  if (openId !== null) params.set('task', String(openId));
  return `?${params}`;
}
