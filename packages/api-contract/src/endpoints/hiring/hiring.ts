import { z } from 'zod';
import { may } from '#capabilities.ts';
import { c } from '#contract.ts';
import { routerOptions } from '#problem.ts';
import { id } from '#schema.ts';
import { applicationSources, undecidedStatuses } from '#values/records/application.ts';
import { funnel } from '../metrics/metrics.ts';

/** Days with one decimal, and of how many applications; no days where there are none. */
const lasting = z.strictObject({ days: z.number().nullable(), of: z.int() });
export type Lasting = z.output<typeof lasting>;

/** How the hiring for one job post goes. */
export const hiring = z.strictObject({
  funnel,
  /** Most applications first; sources from which nobody came are left out. */
  sources: z.array(
    z.strictObject({ source: z.enum(applicationSources), applied: z.int(), approved: z.int(), recruited: z.int() }),
  ),
  /** The median, from applying until somebody first looked into it. */
  firstReview: lasting,
  /** The median, from applying to recruitment. */
  hire: lasting,
  /** The mean, of all that have been in the state or still are. */
  states: z.array(lasting.extend({ state: z.enum(undecidedStatuses) })),
});
export type Hiring = z.output<typeof hiring>;

export const hiringRouter = c.router(
  {
    read: {
      method: 'GET',
      path: '/job-posts/:id/hiring',
      summary: 'Read how the hiring for a job post goes',
      description: 'Counts of its applications, and how long each step took by their history.',
      pathParams: z.strictObject({ id }),
      responses: { 200: hiring },
      metadata: may('content.read'),
    },
  },
  routerOptions,
);
