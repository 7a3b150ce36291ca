import type { TaskDraft } from '@diwan/api-contract/demo/todo';
import type { TodoEditorContext } from './todo-editor.machine.ts';
import { noTask } from './todo-list.changes.ts';

/** The task as the form shows it. */
export function editedTask({ task, fields }: Pick<TodoEditorContext, 'task' | 'fields'>): TaskDraft {
  return { ...noTask, ...task, ...fields };
}

/** Whether a title is missing, once somebody has tried to save without one. */
export const lacksTitle = (context: TodoEditorContext): boolean =>
  context.hasTried && editedTask(context).title.trim() === '';
