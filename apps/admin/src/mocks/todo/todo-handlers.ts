import { isShownIn } from '@diwan/api-contract/demo/task-rules';
import { type Task, type TaskDraft, type TaskTagName, task, todoRouter } from '@diwan/api-contract/demo/todo';
import type { RequestHandler } from 'msw';
import { answerEndpoint } from '../answers/answer-endpoint.ts';
import { demoProblem } from '../answers/demo-problem.ts';
import type { MockSettings } from '../mock-settings.ts';
import { seedTasks } from '../seed/tasks.ts';
import type { DemoStorage } from '../storage/demo-storage.ts';
import { openKeyValueStore } from '../storage/key-value-store.ts';

const tags: Record<MockSettings['language'], TaskTagName[]> = {
  en: [
    { id: 1, text: 'Design', value: 'design', color: 'primary' },
    { id: 2, text: 'Development', value: 'development', color: 'success' },
    { id: 3, text: 'Content', value: 'content', color: 'warning' },
    { id: 4, text: 'Customers', value: 'customers', color: 'danger' },
  ],
  ar: [
    { id: 1, text: 'التصميم', value: 'design', color: 'primary' },
    { id: 2, text: 'التطوير', value: 'development', color: 'success' },
    { id: 3, text: 'المحتوى', value: 'content', color: 'warning' },
    { id: 4, text: 'العملاء', value: 'customers', color: 'danger' },
  ],
};

interface Tasks {
  all(): readonly Task[];
  put(task: Task): Promise<void>;
  reset(): void;
}

/** The tasks of the seed as they are by now, and those that were added. */
export async function openTasks(storage: DemoStorage): Promise<Tasks> {
  const changed = await openKeyValueStore(storage, 'tasks', task);
  return {
    all: () => [...new Map([...seedTasks(), ...changed.all().values()].map((one) => [one.id, one])).values()],
    put: (one) => changed.put(String(one.id), one),
    reset: changed.reset,
  };
}

/** Asked again to add the same task, as after a reload, nobody adds it twice: no two stand in one place. */
const isSame = (one: TaskDraft, other: TaskDraft) => one.position === other.position && one.title === other.title;

export function todoHandlers(tasks: Tasks, settings: Readonly<MockSettings>): RequestHandler[] {
  return [
    answerEndpoint(todoRouter.tasks, settings, ({ query }) => ({
      status: 200,
      body: tasks.all().filter((one) => isShownIn(query.filter, one)),
    })),
    answerEndpoint(todoRouter.tags, settings, () => ({ status: 200, body: tags[settings.language] })),
    answerEndpoint(todoRouter.add, settings, async ({ body }) => {
      const known = tasks.all().find((one) => isSame(one, body.task));
      const id = known?.id ?? Math.max(0, ...tasks.all().map((one) => one.id)) + 1;
      if (!known) await tasks.put({ ...body.task, id });
      return { status: 201, body: { id } };
    }),
    answerEndpoint(todoRouter.update, settings, async ({ params, body }) => {
      const found = tasks.all().find((one) => one.id === params.id);
      if (!found) return demoProblem(404, 'notFound', 'There is no such task');
      const updated = { ...found, ...body.task };
      await tasks.put(updated);
      return { status: 200, body: updated };
    }),
  ];
}
