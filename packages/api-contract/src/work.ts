import { z } from 'zod';
import { may } from './capabilities.ts';
import { c } from './contract.ts';
import { routerOptions } from './problem.ts';
import { instant } from './schema.ts';

/** Work that waits for staff: how much, since when, and how much of it is overdue. */
export const workQueue = z.strictObject({ count: z.int(), oldestAt: instant.nullable(), overdue: z.int() });

/** Each queue by itself: null for one that could not be counted now. */
export const workQueues = z.strictObject({
  jobPostsToReview: workQueue.nullable(),
  applicantsPending: workQueue.nullable(),
  employersToVerify: workQueue.nullable(),
  skillsSuggested: workQueue.nullable(),
  jobTitlesSuggested: workQueue.nullable(),
  industriesSuggested: workQueue.nullable(),
});
export type WorkQueues = z.output<typeof workQueues>;

export const workRouter = c.router(
  {
    queues: { method: 'GET', path: '/work/queues', responses: { 200: workQueues }, metadata: may('content.read') },
  },
  routerOptions,
);
