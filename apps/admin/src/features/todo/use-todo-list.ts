import type { Task } from '@diwan/api-contract/demo/todo';
import { findTask } from '@diwan/machines/demo/todo/todo-list.assigns';
import { shownTasks, todoListStatus } from '@diwan/machines/demo/todo/todo-list.selectors';
import type { TaskMark } from '@diwan/machines/demo/todo/todo-list.types';
import { useEffect, useMemo } from 'react';
import { useMachine } from '#actors/use-machine.ts';
import { useDemo } from '#demo/demo-context.ts';
import { unsentOn, useUnsent } from '#demo/use-unsent.ts';
import { useGo, useSearch } from '#navigation/navigation-context.tsx';
import { todoList } from './todo-list.implementations.ts';
import { locationAddress, readLocation, type TodoLocation } from './todo-location.ts';

/** The to-do list as its screen sees it: what the address asks for, and what can be done. */
export function useTodoList() {
  const search = useSearch();
  const go = useGo();
  const location = useMemo(() => readLocation(search), [search]);
  const { unsent } = useDemo();
  const [snapshot, send, actor] = useMachine(todoList, {
    input: { filter: location.filter, pending: unsentOn(unsent.tasks) },
  });
  useUnsent(unsent.tasks, snapshot.context.pending);

  // The address leads, the list follows.
  useEffect(() => {
    const { context } = actor.getSnapshot();
    if (context.filter !== location.filter) send({ type: 'todo.filterChosen', filter: location.filter });
    if (context.search !== location.search) send({ type: 'todo.searched', search: location.search });
    if (context.sort !== location.sort) send({ type: 'todo.sorted', sort: location.sort });
  }, [actor, send, location]);

  const { context } = snapshot;
  const status = todoListStatus(snapshot);
  const edited = location.openId === null ? undefined : findTask(context, location.openId);
  const goTo = useMemo(
    () =>
      (next: Partial<TodoLocation>, how: 'push' | 'replace' = 'push') =>
        go(locationAddress({ ...location, ...next }), { replace: how === 'replace' }),
    [go, location],
  );
  // A task that isn't there is taken out of the address.
  const isGone = location.openId !== null && !edited && status === 'showing';
  useEffect(() => {
    if (isGone) goTo({ openId: null }, 'replace');
  }, [isGone, goTo]);

  const verbs = useMemo(
    () => ({
      add: (title: string) => send({ type: 'task.added', title }),
      toggle: (id: number, mark: TaskMark) => send({ type: 'task.toggled', id, mark }),
      trash: (id: number) => send({ type: 'task.trashed', id }),
      restore: (id: number) => send({ type: 'task.restored', id }),
      move: (id: number, before: number | null) => send({ type: 'task.moved', id, before }),
      tellSaved: (task: Task) => send({ type: 'task.saved', task }),
      refresh: () => send({ type: 'todo.refresh' }),
      forgetRefusal: () => send({ type: 'todo.refusalRead' }),
    }),
    [send],
  );
  return {
    location,
    goTo,
    edit: ({ id }: Task) => goTo({ openId: id }),
    closeEditor: () => goTo({ openId: null }, 'replace'),
    status,
    tasks: useMemo(() => shownTasks(context), [context]),
    /** The task in the drawer. */
    edited,
    tags: context.tags ?? [],
    refusal: context.refusal,
    problem: context.problem,
    /** Of any task that is known, whether or not it is shown. */
    titleOf: (id: number) => findTask(context, id)?.title ?? '',
    isSearched: context.search.trim() !== '',
    canMove: context.sort === null && context.filter !== 'trashed',
    canAdd: context.filter !== 'trashed' && context.filter !== 'completed',
    ...verbs,
  };
}

export type TodoApp = ReturnType<typeof useTodoList>;
