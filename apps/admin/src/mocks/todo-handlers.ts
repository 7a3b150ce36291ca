import { isShownIn } from '@diwan/api-contract/demo/task-rules';
import { type Task, type TaskTagName, task, todoRouter } from '@diwan/api-contract/demo/todo';
import type { RequestHandler } from 'msw';
import { z } from 'zod';
import { answerEndpoint } from './answer-endpoint.ts';
import { demoProblem } from './demo-problem.ts';
import type { DemoStorage } from './demo-storage.ts';
import { type KeptValue, openKept } from './kept-value.ts';
import type { MockSettings } from './mock-settings.ts';
import { seedTasks } from './seed/tasks.ts';

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

export const openTasks = (storage: DemoStorage): Promise<KeptValue<Task[]>> =>
  openKept(storage, 'tasks', z.array(task), seedTasks);

export function todoHandlers(tasks: KeptValue<Task[]>, settings: Readonly<MockSettings>): RequestHandler[] {
  return [
    answerEndpoint(todoRouter.tasks, settings, ({ query }) => ({
      status: 200,
      body: tasks.read().filter((one) => isShownIn(query.filter, one)),
    })),
    answerEndpoint(todoRouter.tags, settings, () => ({ status: 200, body: tags[settings.language] })),
    answerEndpoint(todoRouter.add, settings, async ({ body }) => {
      const id = Math.max(0, ...tasks.read().map((one) => one.id)) + 1;
      await tasks.write([...tasks.read(), { ...body.task, id }]);
      return { status: 201, body: { id } };
    }),
    answerEndpoint(todoRouter.update, settings, async ({ params, body }) => {
      const found = tasks.read().find((one) => one.id === params.id);
      if (!found) return demoProblem(404, 'notFound', 'There is no such task');
      const updated = { ...found, ...body.task };
      await tasks.write(tasks.read().map((one) => (one.id === found.id ? updated : one)));
      return { status: 200, body: updated };
    }),
  ];
}
