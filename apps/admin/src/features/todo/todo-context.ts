import { createContext, use } from 'react';
import type { TodoApp } from './use-todo-list.ts';

export const TodoContext = createContext<TodoApp | null>(null);

/** The list and what can be done to it, in whatever stands on its screen. */
export function useTodo(): TodoApp {
  const todo = use(TodoContext);
  if (!todo) throw new Error('useTodo needs a TodoScreen above it');
  return todo;
}
