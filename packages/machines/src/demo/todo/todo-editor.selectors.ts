import type { Task } from '@diwan/api-contract/demo/todo';
import type { TodoEditorContext } from './todo-editor.machine.ts';

/** The task as the form shows it. */
export function editedTask({ task, fields }: Pick<TodoEditorContext, 'task' | 'fields'>): Task {
  return { ...task, ...fields };
}

/** Whether a title is missing, once somebody has tried to save without one. */
export const lacksTitle = (context: TodoEditorContext): boolean =>
  context.hasTried && editedTask(context).title.trim() === '';

/** Whether closing the drawer or the page would lose something. */
export const hasChanges = ({ fields }: Pick<TodoEditorContext, 'fields'>): boolean => Object.keys(fields).length > 0;
