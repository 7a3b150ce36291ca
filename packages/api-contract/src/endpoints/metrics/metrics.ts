import { z } from 'zod';
import { may } from '#capabilities.ts';
import { c } from '#contract.ts';
import { routerOptions } from '#problem.ts';
import { calendarDate } from '#schema.ts';
import { cityIds } from '#values/places/cities.ts';
import { candidateStatuses } from '#values/records/application.ts';

/** A period longer than this is refused, days. */
export const longestPeriod = 400;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The first and the last day of a period, in Riyadh. */
export const period = z
  .strictObject({ from: calendarDate, to: calendarDate })
  .refine(({ from, to }) => to >= from, { path: ['to'], message: 'beforeFrom' })
  .refine(({ from, to }) => daysBetween(from, to) < longestPeriod, { path: ['to'], message: 'tooLong' });

/** A figure of the period, and of the period of the same length just before it. */
export const compared = z.strictObject({ current: z.int(), previous: z.int() });

export const totals = z.strictObject({
  applications: compared,
  jobPostsPublished: compared,
  recruited: compared,
  newSeekers: compared,
  newEmployers: compared,
  newProviders: compared,
});
export type Totals = z.output<typeof totals>;

/** Applications by the day, week or month in which they came, as far as the period has it, and by the status that they have now. */
export const applicationsOverTime = z.strictObject({
  unit: z.enum(['day', 'week', 'month']),
  points: z.array(
    z.strictObject({ from: calendarDate, to: calendarDate, counts: z.record(z.enum(candidateStatuses), z.int()) }),
  ),
});
export type ApplicationsOverTime = z.output<typeof applicationsOverTime>;

/** Job posts published in the period by city, most first; a post in several cities counts in each. */
export const jobsByCity = z.array(z.strictObject({ city: z.enum(cityIds), count: z.int() }));
export type JobsByCity = z.output<typeof jobsByCity>;

/** How far the applications that came in the period have got. */
export const funnel = z.strictObject({ applied: z.int(), reviewed: z.int(), approved: z.int(), recruited: z.int() });
export type Funnel = z.output<typeof funnel>;

/** Whose documents run out within thirty days, or have. */
export const expiringDocuments = z.strictObject({ employers: z.int(), providers: z.int() });
export type ExpiringDocuments = z.output<typeof expiringDocuments>;

export const metricsRouter = c.router(
  {
    totals: {
      method: 'GET',
      path: '/metrics/totals',
      summary: 'Read the totals of a period',
      description: 'Each beside that of the period of the same length just before.',
      query: period,
      responses: { 200: totals },
      metadata: may('content.read'),
    },
    applications: {
      method: 'GET',
      path: '/metrics/applications',
      summary: 'Count applications over time',
      description: "By day, week or month, depending on the period's length, and by status.",
      query: period,
      responses: { 200: applicationsOverTime },
      metadata: may('content.read'),
    },
    cities: {
      method: 'GET',
      path: '/metrics/cities',
      summary: 'Count the job posts published in a period by city',
      query: period,
      responses: { 200: jobsByCity },
      metadata: may('content.read'),
    },
    documents: {
      method: 'GET',
      path: '/metrics/documents',
      summary: 'Count whose documents run out soon',
      description: 'As it is now, whatever the period.',
      query: z.object({}),
      responses: { 200: expiringDocuments },
      metadata: may('content.read'),
    },
    funnel: {
      method: 'GET',
      path: '/metrics/funnel',
      summary: 'Read how far the applications of a period have come',
      query: period,
      responses: { 200: funnel },
      metadata: may('content.read'),
    },
  },
  routerOptions,
);
