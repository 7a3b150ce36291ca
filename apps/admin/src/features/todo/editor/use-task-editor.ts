import type { Task, TaskFields } from '@diwan/api-contract/demo/todo';
import { editedTask, hasChanges, lacksTitle } from '@diwan/machines/demo/todo/todo-editor.selectors';
import { useEffect, useMemo } from 'react';
import { useMachine } from '#actors/use-machine.ts';
import { useDemo } from '#demo/demo-context.ts';
import { useUnsavedChanges } from '#navigation/use-unsaved-changes.ts';
import { useTodo } from '../todo-context.ts';
import { provideTodoEditor } from './todo-editor.implementations.ts';

/** The drawer of one task: what was typed, and what can be done with it. */
export function useTaskEditor(task: Task, onClose: () => void) {
  const { tellSaved } = useTodo();
  const { taskDrafts } = useDemo();
  const { id } = task;
  const machine = useMemo(
    () => provideTodoEditor({ id, drafts: taskDrafts, onSaved: tellSaved }),
    [id, taskDrafts, tellSaved],
  );
  const [snapshot, send] = useMachine(machine, { input: { task, fields: taskDrafts.all().get(String(id)) } });
  const { context } = snapshot;
  const isClosed = snapshot.matches('closed');
  useUnsavedChanges(hasChanges(context) && !isClosed);
  useEffect(() => {
    if (isClosed) onClose();
  }, [isClosed, onClose]);
  return {
    edited: editedTask(context),
    problem: context.problem,
    lacksTitle: lacksTitle(context),
    isChanged: hasChanges(context),
    isAsking: snapshot.matches('asking'),
    isSaving: snapshot.hasTag('busy'),
    change: (fields: TaskFields) => send({ type: 'editor.changed', fields }),
    submit: () => send({ type: 'editor.submitted' }),
    close: () => send({ type: 'editor.closed' }),
    discard: () => send({ type: 'editor.discarded' }),
    goOn: () => send({ type: 'editor.continued' }),
  };
}
