import type { TaskFilter } from '@diwan/api-contract/demo/task-values';
import type { Task, TaskTagName } from '@diwan/api-contract/demo/todo';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { failing } from '#model/failing.ts';
import { holdWork, turn } from '#model/held-work.ts';
import { noTask } from './todo-list.assigns.ts';
import { todoListMachine } from './todo-list.machine.ts';
import { shownTasks, todoListStatus } from './todo-list.selectors.ts';
import type { TaskChange } from './todo-list.types.ts';

const refusal = failing('unavailable');
const task = (id: number, more: Partial<Task> = {}): Task => ({
  ...noTask,
  title: `T${id}`,
  position: id * 10,
  ...more,
  id,
});

async function open(
  tasks = [task(1), task(2), task(3)],
  filter: TaskFilter = 'mine',
  pending: readonly TaskChange[] = [],
) {
  const reads = holdWork<readonly Task[], { filter: TaskFilter }>();
  const sent = holdWork<Task, { change: TaskChange }>();
  const tags = holdWork<readonly TaskTagName[], unknown>();
  const machine = todoListMachine.provide({
    actors: { fetchTasks: reads.actor, sendChange: sent.actor, fetchTags: tags.actor },
  });
  const actor = createActor(machine, { input: { filter, pending } }).start();
  expect(todoListStatus(actor.getSnapshot())).toBe('loadingFirst');
  reads.requests[0]!.resolve(tasks);
  await turn();
  const context = () => actor.getSnapshot().context;
  const titles = () => shownTasks(context()).map(({ title }) => title);
  return {
    actor,
    reads: reads.requests,
    sent: sent.requests,
    tags: tags.requests,
    context,
    titles,
    status: () => todoListStatus(actor.getSnapshot()),
  };
}

test('DEMO-01 a task is completed, starred and flagged at once, before anybody has answered', async () => {
  const { actor, sent, context } = await open();
  for (const mark of ['isCompleted', 'isStarred', 'isImportant'] as const)
    actor.send({ type: 'task.toggled', id: 2, mark });
  expect(shownTasks(context())[1]).toMatchObject({ id: 2, isCompleted: true, isStarred: true, isImportant: true });
  expect(sent.map(({ input }) => input.change)).toEqual([{ id: 2, fields: { isCompleted: true } }]);
  actor.send({ type: 'task.toggled', id: 2, mark: 'isStarred' });
  expect(shownTasks(context())[1]).toMatchObject({ isStarred: false });
});

test('DEMO-01 what is refused is taken back and said, and what was done after it is still sent', async () => {
  const { actor, sent, context, titles } = await open();
  actor.send({ type: 'task.trashed', id: 1 });
  actor.send({ type: 'task.toggled', id: 2, mark: 'isStarred' });
  expect(titles()).toEqual(['T2', 'T3']);
  sent[0]!.reject(refusal);
  await turn();
  expect(titles()).toEqual(['T1', 'T2', 'T3']);
  expect(context().refusal).toMatchObject({ change: { id: 1 }, problem: { code: 'unavailable' } });
  expect(sent[1]!.input.change).toEqual({ id: 2, fields: { isStarred: true } });
  sent[1]!.resolve(task(2, { isStarred: true }));
  await turn();
  expect(context().tasks![1]).toMatchObject({ isStarred: true });
  actor.send({ type: 'todo.refusalRead' });
  expect(context().refusal).toBeNull();
});

test('DEMO-01 a trashed task can be restored, and nothing else can be done to it', async () => {
  const { actor, titles } = await open([task(1), task(2, { isTrashed: true })]);
  expect(titles()).toEqual(['T1']);
  const can = actor.getSnapshot().can.bind(actor.getSnapshot());
  expect(can({ type: 'task.toggled', id: 2, mark: 'isStarred' })).toBe(false);
  expect(can({ type: 'task.trashed', id: 2 })).toBe(false);
  expect(can({ type: 'task.restored', id: 1 })).toBe(false);
  actor.send({ type: 'task.restored', id: 2 });
  expect(titles()).toEqual(['T1', 'T2']);
});

test('DEMO-02 a task added quickly stands first, and what is done to it meanwhile waits for its number', async () => {
  const { actor, sent, context, titles } = await open();
  actor.send({ type: 'task.added', title: '  ' });
  expect(sent).toEqual([]);
  actor.send({ type: 'task.added', title: ' New ' });
  actor.send({ type: 'task.toggled', id: -1, mark: 'isImportant' });
  expect(titles()).toEqual(['New', 'T1', 'T2', 'T3']);
  sent[0]!.resolve({ ...task(50), ...sent[0]!.input.change.fields, id: 50 } as Task);
  await turn();
  expect(sent[1]!.input.change).toEqual({ id: 50, fields: { isImportant: true } });
  expect(shownTasks(context())[0]).toMatchObject({ id: 50, title: 'New', isImportant: true });
});

test('DEMO-01 a task that is added under a filter is shown by it', async () => {
  const { actor, titles, context } = await open([], 'design');
  actor.send({ type: 'task.added', title: 'Draw' });
  expect(titles()).toEqual(['Draw']);
  actor.send({ type: 'todo.filterChosen', filter: 'important' });
  actor.send({ type: 'task.added', title: 'Now' });
  expect(titles()).toEqual(['Now']);
  expect(context().pending[1]!.fields).toMatchObject({ isImportant: true, tags: [] });
});

test('DEMO-01 tags that could not be read are asked for again with the tasks', async () => {
  const { actor, tags, context } = await open();
  tags[0]!.reject(refusal);
  await turn();
  expect([context().tags, context().problem]).toEqual([null, null]);
  actor.send({ type: 'todo.refresh' });
  const design: TaskTagName = { id: 1, text: 'Design', value: 'design', color: 'primary' };
  tags[1]!.resolve([design]);
  await turn();
  expect(context().tags).toEqual([design]);
});

test('DEMO-02 a refused new task goes with all that was done to it', async () => {
  const { actor, sent, context, titles } = await open();
  actor.send({ type: 'task.added', title: 'New' });
  actor.send({ type: 'task.toggled', id: -1, mark: 'isStarred' });
  sent[0]!.reject(refusal);
  await turn();
  expect([titles(), context().pending]).toEqual([['T1', 'T2', 'T3'], []]);
});

test('DEMO-01 a moved task stands between its new neighbours; in a sorted list nothing moves', async () => {
  const { actor, sent, titles } = await open();
  actor.send({ type: 'task.moved', id: 3, before: 2 });
  expect(titles()).toEqual(['T1', 'T3', 'T2']);
  expect(sent[0]!.input.change).toEqual({ id: 3, fields: { position: 15 } });
  actor.send({ type: 'task.moved', id: 1, before: null });
  expect(titles()).toEqual(['T3', 'T2', 'T1']);
  actor.send({ type: 'todo.sorted', sort: 'title' });
  expect(titles()).toEqual(['T1', 'T2', 'T3']);
  expect(actor.getSnapshot().can({ type: 'task.moved', id: 3, before: 1 })).toBe(false);
});

test('DEMO-01 the list is searched by all words, sorted, and what lacks a date comes last', async () => {
  const { actor, titles } = await open([
    task(1, { title: 'Call Sara', dueDate: null }),
    task(2, { title: 'Call Omar', desc: 'about Sara', dueDate: '2026-12-02' }),
    task(3, { title: 'نشر الوظيفة', dueDate: '2026-12-01' }),
  ]);
  actor.send({ type: 'todo.sorted', sort: 'dueDate' });
  expect(titles()).toEqual(['نشر الوظيفة', 'Call Omar', 'Call Sara']);
  actor.send({ type: 'todo.searched', search: 'SARA call' });
  expect(titles()).toEqual(['Call Omar', 'Call Sara']);
});

test('DEMO-02 a filter shows at once what is known of it, and an answer that is late forgets nothing', async () => {
  const { actor, reads, sent, titles, status } = await open([task(1), task(2, { isImportant: true })]);
  actor.send({ type: 'task.toggled', id: 1, mark: 'isImportant' });
  actor.send({ type: 'todo.filterChosen', filter: 'important' });
  expect([titles(), status(), reads[1]!.input.filter]).toEqual([['T1', 'T2'], 'refreshing', 'important']);
  sent[0]!.resolve(task(1, { isImportant: true }));
  await turn();
  reads[1]!.resolve([task(2, { isImportant: true })]);
  await turn();
  expect([titles(), status()]).toEqual([['T1', 'T2'], 'showing']);
});

test('DEMO-02 when reading fails the tasks stay, and reading again is possible', async () => {
  const { actor, reads, context, titles, status } = await open();
  actor.send({ type: 'todo.refresh' });
  reads[1]!.reject(refusal);
  await turn();
  expect([status(), titles().length, context().problem?.code]).toEqual(['failed', 3, 'unavailable']);
  actor.send({ type: 'todo.refresh' });
  expect([status(), context().problem]).toEqual(['refreshing', null]);
});

test('DEMO-01 what the editor saved stands in the list', async () => {
  const { actor, titles } = await open();
  actor.send({ type: 'task.saved', task: task(2, { title: 'Written anew' }) });
  expect(titles()).toEqual(['T1', 'Written anew', 'T3']);
});

test('DEMO-01 what was on its way when the page was left is shown again, and sent in its order', async () => {
  const left = [
    { id: 2, fields: { isStarred: true } },
    { id: -1, fields: { ...noTask, title: 'New', position: 1 } },
    { id: -1, fields: { isImportant: true } },
  ];
  const { actor, sent, context, titles } = await open([task(1), task(2)], 'mine', left);
  expect([titles(), context().tasks!.length]).toEqual([['New', 'T1', 'T2'], 2]);
  actor.send({ type: 'task.added', title: 'Newer' });
  expect(context().pending.map(({ id }) => id)).toEqual([2, -1, -1, -2]);
  sent[0]!.resolve(task(2, { isStarred: true }));
  await turn();
  sent[1]!.resolve({ ...noTask, title: 'New', position: 1, id: 9 });
  await turn();
  expect(sent[2]!.input.change).toEqual({ id: 9, fields: { isImportant: true } });
});
