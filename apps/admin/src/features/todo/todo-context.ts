import type { Task } from '@diwan/api-contract/demo/todo';
import { createContext, use } from 'react';
import type { TodoApp } from './use-todo-list.ts';

interface Todo extends TodoApp {
  /** Opens the drawer of a task. */
  edit: (task: Task) => void;
}

export const TodoContext = createContext<Todo | null>(null);

/** The list and what can be done to it, in whatever stands on its screen. */
export function useTodo(): Todo {
  const todo = use(TodoContext);
  if (!todo) throw new Error('useTodo needs a TodoScreen above it');
  return todo;
}
