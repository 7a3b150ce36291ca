import type { Task, TaskFields } from '@diwan/api-contract/demo/todo';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { turn } from '#model/held-work.ts';
import { type TaskSave, todoEditorMachine } from './todo-editor.machine.ts';
import { editedTask, lacksTitle } from './todo-editor.selectors.ts';
import { noTask } from './todo-list.assigns.ts';

const call: Task = { ...noTask, id: 7, title: 'Call', desc: 'Before noon', tags: ['content'], isStarred: true };

/** What is kept outlives the drawer, as a browser's storage does. */
function start(kept: { draft: TaskFields | null } = { draft: null }) {
  const saveTask = vi.fn(async ({ id, fields }: TaskSave): Promise<Task> => ({ ...call, ...fields, id }));
  const announceSaved = vi.fn();
  const machine = todoEditorMachine.provide({
    actors: { saveTask: fromPromise<Task, TaskSave>(({ input }) => saveTask(input)) },
    actions: {
      announceSaved,
      keepDraft: (_, { fields }) => void (kept.draft = fields),
      dropDraft: () => void (kept.draft = null),
    },
  });
  const actor = createActor(machine, { input: { task: call, fields: kept.draft ?? {} } }).start();
  const submit = async () => {
    actor.send({ type: 'editor.submitted' });
    await turn();
  };
  return { actor, submit, saveTask, announceSaved, state: () => actor.getSnapshot() };
}

test('DEMO-01 only the fields that were changed are posted: an update merges them', async () => {
  const { actor, submit, saveTask, announceSaved, state } = start();
  actor.send({ type: 'editor.changed', fields: { title: 'Call Sara', dueDate: '2026-12-01' } });
  actor.send({ type: 'editor.changed', fields: { tags: ['customers'] } });
  expect(editedTask(state().context)).toMatchObject({ desc: 'Before noon', isStarred: true, tags: ['customers'] });
  await submit();
  const fields = { title: 'Call Sara', dueDate: '2026-12-01', tags: ['customers'] };
  expect(saveTask.mock.calls).toEqual([[{ id: 7, fields }]]);
  expect(announceSaved.mock.calls[0]![1].task).toMatchObject({ ...call, ...fields });
  expect(state().matches('closed')).toBe(true);
});

test('DEMO-01 a task without a title is not saved, and that is said after the first try', async () => {
  const { actor, submit, saveTask, state } = start();
  actor.send({ type: 'editor.changed', fields: { title: ' ' } });
  expect(lacksTitle(state().context)).toBe(false);
  await submit();
  expect([lacksTitle(state().context), saveTask.mock.calls]).toEqual([true, []]);
  actor.send({ type: 'editor.changed', fields: { title: 'New' } });
  await submit();
  expect(saveTask.mock.calls).toEqual([[{ id: 7, fields: { title: 'New' } }]]);
});

test('DEMO-01 what was typed stays when saving is refused', async () => {
  const { actor, submit, saveTask, state } = start();
  saveTask.mockRejectedValueOnce(Object.assign(new Error(), { problem: { code: 'unavailable' } }));
  actor.send({ type: 'editor.changed', fields: { desc: 'In the evening' } });
  await submit();
  expect(state().context).toMatchObject({ fields: { desc: 'In the evening' }, problem: { code: 'unavailable' } });
  await submit();
  expect([state().matches('closed'), state().context.problem]).toEqual([true, null]);
});

test('DEMO-01 closing asks first when something was typed', () => {
  const { actor, state } = start();
  actor.send({ type: 'editor.changed', fields: { title: 'Half' } });
  actor.send({ type: 'editor.closed' });
  actor.send({ type: 'editor.continued' });
  expect(editedTask(state().context).title).toBe('Half');
  actor.send({ type: 'editor.closed' });
  expect(state().matches('asking')).toBe(true);
  actor.send({ type: 'editor.discarded' });
  expect(state().matches('closed')).toBe(true);

  const untouched = start();
  untouched.actor.send({ type: 'editor.closed' });
  expect(untouched.state().matches('closed')).toBe(true);
});

test('DEMO-01 what was typed into the drawer survives a reload, until it is saved or discarded', async () => {
  const kept: { draft: TaskFields | null } = { draft: null };
  const before = start(kept);
  before.actor.send({ type: 'editor.changed', fields: { title: 'Call Sara' } });
  before.actor.stop();
  const after = start(kept);
  expect(editedTask(after.state().context)).toEqual({ ...call, title: 'Call Sara' });
  await after.submit();
  expect([after.saveTask.mock.calls[0]![0].fields, kept.draft]).toEqual([{ title: 'Call Sara' }, null]);
  const again = start(kept);
  again.actor.send({ type: 'editor.changed', fields: { desc: '' } });
  again.actor.send({ type: 'editor.closed' });
  expect(kept.draft).toEqual({ desc: '' });
  again.actor.send({ type: 'editor.discarded' });
  expect(kept.draft).toBeNull();
});
