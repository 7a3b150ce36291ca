import { z } from 'zod';
import { activityEntry } from '../activity.ts';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { routerOptions } from '../problem.ts';
import { type ResourceKey, resources } from '../resources/index.ts';
import { instant, ref } from '../schema.ts';

/** Work that waits for staff: how much, since when, and how much of it is overdue. */
export const workQueue = z.strictObject({
  count: z.int(),
  oldestAt: instant.nullable(),
  overdue: z.int(),
  /** After so many days it is overdue. */
  days: z.int(),
});

/** The resources whose records may wait for staff. */
export type WaitingKey = {
  [K in ResourceKey]: (typeof resources)[K] extends { work: object } ? K : never;
}[ResourceKey];
/** Those of them that are decided one after the other. */
export type ReviewedKey = {
  [K in WaitingKey]: (typeof resources)[K]['work'] extends { isListed: true } ? never : K;
}[WaitingKey];
type Queue = (typeof resources)[WaitingKey]['work']['queue'];

/** The queues of all resources, by name. */
const queues = Object.values<{ path: string; work?: { queue: string } }>(resources).flatMap(({ work }) => work ?? []);

/** Each queue by itself: null for one that could not be counted now. */
export const workQueues = z.strictObject(
  Object.fromEntries(queues.map(({ queue }) => [queue, workQueue.nullable()])) as Record<
    Queue,
    z.ZodNullable<typeof workQueue>
  >,
);
export type WorkQueues = z.output<typeof workQueues>;

/** Something that happened to a record, and to which one. */
export const recentEvent = activityEntry
  .pick({ id: true, at: true, actor: true, event: true, toState: true })
  .extend({ resource: z.enum(Object.keys(resources) as [ResourceKey, ...ResourceKey[]]), record: ref });
export type RecentEvent = z.output<typeof recentEvent>;

export const workRouter = c.router(
  {
    queues: {
      method: 'GET',
      path: '/work/queues',
      summary: 'Count the work that waits',
      description: 'Null for a queue that could not be counted now, or that is not for whoever asks.',
      responses: { 200: workQueues },
      metadata: may('content.read'),
    },
    recent: {
      method: 'GET',
      path: '/work/recent',
      summary: 'List what happened last',
      description: 'Whoever did it, newest first; who looked at what is for the audit log alone.',
      responses: { 200: z.array(recentEvent) },
      metadata: may('people.read'),
    },
  },
  routerOptions,
);
