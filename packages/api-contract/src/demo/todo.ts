import { z } from 'zod';
import { c } from '../contract.ts';
import { calendarDate } from '../schema.ts';
import { demoRouterOptions } from './demo-router.ts';
import { tag } from './tag.ts';
import { taskFilters, taskTags } from './task-values.ts';

export const taskId = z.int().min(1);
export const taskDraft = z.strictObject({
  title: z.string().trim().min(1).max(200),
  desc: z.string().trim().max(4000),
  isImportant: z.boolean(),
  isStarred: z.boolean(),
  tags: z.array(z.enum(taskTags)).max(taskTags.length),
  isCompleted: z.boolean(),
  isTrashed: z.boolean(),
  assignee: z.string().trim().max(100).nullable(),
  dueDate: calendarDate.nullable(),
  /** Where the task stands in the order that people made: between its neighbours' numbers. */
  position: z.number(),
});
export type TaskDraft = z.output<typeof taskDraft>;

export const task = taskDraft.extend({ id: taskId });
export type Task = z.output<typeof task>;

/** What an update may post: it is merged into the task, and what it doesn't mention stays. */
export const taskFields = taskDraft.partial();
export type TaskFields = z.output<typeof taskFields>;

/** A tag, as it is called in the person's language. */
export const taskTag = tag.extend({ value: z.enum(taskTags) });
export type TaskTagName = z.output<typeof taskTag>;

/** The demo's todo app; its mocks answer in the browser, the server knows nothing of it. */
export const todoRouter = c.router(
  {
    tasks: {
      method: 'GET',
      path: 'api/apps/todo/tasks',
      query: z.strictObject({ filter: z.enum(taskFilters) }),
      responses: { 200: z.array(task) },
    },
    tags: {
      method: 'GET',
      path: 'api/apps/todo/tags',
      responses: { 200: z.array(taskTag) },
    },
    add: {
      method: 'POST',
      path: '/api/apps/todo/tasks/',
      body: z.strictObject({ task: taskDraft }),
      responses: { 201: z.strictObject({ id: taskId }) },
    },
    update: {
      method: 'POST',
      path: '/api/apps/todo/task/:id',
      pathParams: z.strictObject({ id: z.coerce.number().pipe(taskId) }),
      body: z.strictObject({ task: taskFields }),
      responses: { 200: task },
    },
  },
  demoRouterOptions,
);
