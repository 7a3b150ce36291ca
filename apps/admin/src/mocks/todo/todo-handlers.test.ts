// @vitest-environment node
import { type Task, type TaskDraft, todoRouter } from '@diwan/api-contract/demo/todo';
import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../storage/demo-storage.ts';
import { origin, startDemo } from '../test/demo-server.ts';

const draft: TaskDraft = {
  title: 'اتصال بالشركة',
  desc: '',
  isImportant: true,
  isStarred: false,
  tags: ['content'],
  isCompleted: false,
  isTrashed: false,
  assignee: null,
  dueDate: null,
  position: -1024,
};

test('DEMO-02 the filter finds my tasks, those of a mark, of the trash and of a tag', async () => {
  const { ask } = await startDemo();
  const read = async (filter: 'mine' | 'important' | 'trashed' | 'design') =>
    (await ask(todoRouter.tasks, { query: { filter } })).body as Task[];
  const mine = await read('mine');
  expect(mine.length).toBeGreaterThan(5);
  expect(mine.some(({ isTrashed }) => isTrashed)).toBe(false);
  expect((await read('important')).every(({ isImportant }) => isImportant)).toBe(true);
  expect((await read('trashed')).map(({ isTrashed }) => isTrashed)).toEqual([true]);
  expect((await read('design')).every(({ tags }) => tags.includes('design'))).toBe(true);
});

test('DEMO-02 a new task is answered with 201 and its id, and is there from then on', async () => {
  const { ask } = await startDemo();
  const added = await ask(todoRouter.add, { body: { task: draft } });
  expect(added.status).toBe(201);
  const { id } = added.body as { id: number };
  const { body } = await ask(todoRouter.tasks, { query: { filter: 'important' } });
  expect(body).toContainEqual({ ...draft, id });
});

test('DEMO-02 a task that is asked for again, as after a reload, is not added again', async () => {
  const { ask } = await startDemo();
  const add = async (task: TaskDraft) => ((await ask(todoRouter.add, { body: { task } })).body as { id: number }).id;
  const id = await add(draft);
  expect(await add(draft)).toBe(id);
  expect(await add({ ...draft, position: draft.position - 1024 })).not.toBe(id);
});

test('DEMO-01 an update merges the posted fields; an unknown task is not found', async () => {
  const { ask } = await startDemo();
  const before = ((await ask(todoRouter.tasks, { query: { filter: 'mine' } })).body as Task[])[0]!;
  const task = { isCompleted: !before.isCompleted, isTrashed: true };
  const updated = await ask(todoRouter.update, { params: { id: before.id }, body: { task } });
  expect(updated).toMatchObject({ status: 200, body: { ...before, ...task } });
  expect((await ask(todoRouter.update, { params: { id: 999 }, body: { task } })).status).toBe(404);
});

test('DEMO-02 a request that breaks the contract is refused, with what is wrong', async () => {
  const { ask } = await startDemo();
  const wrong = { ...draft, title: ' ', colour: 'red' } as TaskDraft;
  const refused = await ask(todoRouter.add, { body: { task: wrong } });
  expect(refused).toMatchObject({ status: 422, body: { code: 'invalid' } });
  expect((refused.body as { errors: { path: string }[] }).errors.map(({ path }) => path)).toEqual([
    'task.title',
    'task.colour',
  ]);
  expect((await ask(todoRouter.tasks, { query: { filter: 'all' as 'mine' } })).status).toBe(422);
});

test('DEMO-02 both spellings of a path, from any page of the demo, are the same address', async () => {
  await startDemo();
  const spellings = ['/api/apps/todo/tags', '/apps/api/apps/todo/tags', '/api/apps/todo/tags/'];
  const answers = await Promise.all(spellings.map(async (path) => (await fetch(`${origin}${path}`)).text()));
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('"value":"design"');
});

test('DEMO-01 what was done is there after a reload, until the demo is reset', async () => {
  const storage = memoryStorage();
  const first = await startDemo(storage);
  const all = (await first.ask(todoRouter.tasks, { query: { filter: 'mine' } })).body as Task[];
  await first.ask(todoRouter.update, { params: { id: all[0]!.id }, body: { task: { title: 'Renamed' } } });
  const second = await startDemo(storage);
  const titles = async () =>
    ((await second.ask(todoRouter.tasks, { query: { filter: 'mine' } })).body as Task[]).map(({ title }) => title);
  expect(await titles()).toContain('Renamed');
  await second.backend.reset();
  expect(await titles()).toEqual(all.map(({ title }) => title));
});

test('DEMO-02 told to fail, everything fails and nothing changes; a latency delays the answer', async () => {
  const { ask, backend } = await startDemo();
  backend.settings.isFailing = true;
  expect((await ask(todoRouter.add, { body: { task: draft } })).status).toBe(503);
  Object.assign(backend.settings, { isFailing: false, latency: 40 });
  const start = performance.now();
  const { body } = await ask(todoRouter.tasks, { query: { filter: 'mine' } });
  expect(performance.now() - start).toBeGreaterThanOrEqual(38);
  expect((body as Task[]).some(({ title }) => title === draft.title)).toBe(false);
});

test('DEMO-01 what was asked for is done even if nobody waits for a slow answer', async () => {
  const storage = memoryStorage();
  const { ask, backend } = await startDemo(storage);
  backend.settings.latency = 60_000;
  void ask(todoRouter.update, { params: { id: 1 }, body: { task: { title: 'Renamed' } } }).catch(() => {});
  await vi.waitFor(async () => expect((await storage.load('tasks')).get('1')).toMatchObject({ title: 'Renamed' }));
});

test('DEMO-01 tags are called in the language of the screens', async () => {
  const { ask, backend } = await startDemo();
  const texts = async () => ((await ask(todoRouter.tags, {})).body as { text: string }[]).map(({ text }) => text);
  expect(await texts()).toContain('التصميم');
  backend.settings.language = 'en';
  expect(await texts()).toContain('Design');
});
