import type { Task, TaskFields } from '@diwan/api-contract/demo/todo';
import { todoEditorMachine } from '@diwan/machines/demo/todo/todo-editor.machine';
import { fromPromise } from 'xstate';
import { expectBody } from '#api/expect-body.ts';
import { demoClient } from '#demo/demo-client.ts';
import type { DemoBackend } from '#mocks/demo-backend.ts';

interface Drawer {
  id: Task['id'];
  drafts: DemoBackend['taskDrafts'];
  onSaved: (task: Task) => void;
}

/** The drawer of one task, on the demo's endpoints. */
export const provideTodoEditor = ({ id, drafts, onSaved }: Drawer) =>
  todoEditorMachine.provide({
    actors: {
      saveTask: fromPromise(({ input: { fields }, signal }) =>
        expectBody(demoClient.todo.update({ params: { id }, body: { task: fields }, signal })),
      ),
    },
    actions: {
      keepDraft: (_, { fields }: { fields: TaskFields }) => void drafts.put(String(id), fields),
      dropDraft: () => void drafts.drop(String(id)),
      announceSaved: (_, { task }: { task: Task }) => onSaved(task),
    },
  });
