import type { Task } from '@diwan/api-contract/demo/todo';
import { todoEditorMachine } from '@diwan/machines/demo/todo/todo-editor.machine';
import { fromPromise } from 'xstate';
import { expectBody } from '../../api/expect-body.ts';
import { demoClient } from '../../demo/demo-client.ts';

/** The drawer of one task, on the demo's endpoints. */
export const provideTodoEditor = (onSaved: (task: Task) => void) =>
  todoEditorMachine.provide({
    actors: {
      saveTask: fromPromise(({ input: { id, fields }, signal }) =>
        expectBody(demoClient.todo.update({ params: { id }, body: { task: fields }, signal })),
      ),
    },
    actions: { announceSaved: (_, { task }: { task: Task }) => onSaved(task) },
  });
