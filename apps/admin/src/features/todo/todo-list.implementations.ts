import type { Task } from '@diwan/api-contract/demo/todo';
import { noTask } from '@diwan/machines/demo/todo/todo-list.assigns';
import { todoListMachine } from '@diwan/machines/demo/todo/todo-list.machine';
import type { TaskChange } from '@diwan/machines/demo/todo/todo-list.types';
import { fromPromise } from 'xstate';
import { expectBody } from '#api/expect-body.ts';
import { demoClient } from '#demo/demo-client.ts';

const { todo } = demoClient;

async function send({ id, fields }: TaskChange, signal: AbortSignal): Promise<Task> {
  if (id > 0) return expectBody(todo.update({ params: { id }, body: { task: fields }, signal }));
  const task = { ...noTask, ...fields };
  const added = await expectBody(todo.add({ body: { task }, signal }));
  return { ...task, id: added.id };
}

/** The list of tasks, on the demo's endpoints. */
export const todoList = todoListMachine.provide({
  actors: {
    fetchTasks: fromPromise(({ input, signal }) => expectBody(todo.tasks({ query: input, signal }))),
    fetchTags: fromPromise(({ signal }) => expectBody(todo.tags({ signal }))),
    sendChange: fromPromise(({ input, signal }) => send(input.change, signal)),
  },
});
