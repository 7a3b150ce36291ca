import { z } from 'zod';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { routerOptions } from '../problem.ts';
import { resources } from '../resources/index.ts';
import { id, text } from '../schema.ts';

const taxonomies = ['skills', 'job-titles', 'industries', 'business-specialists'] as const;

export type MergedPath = (typeof taxonomies)[number];

/** What a merge would change. */
const mergePreview = z.strictObject({
  /** The records that name the term and would name the other one, by resource. */
  affected: z.array(z.strictObject({ resource: z.enum(Object.keys(resources)), count: z.int() })),
  /** Its names that the other one has not yet and would be found by. */
  names: z.array(z.strictObject({ text: text(), language: z.enum(['ar', 'en']) })),
  /** How many other names the other one would have, and may have. */
  total: z.int(),
  most: z.int(),
});
export const mergesRouter = c.router(
  {
    preview: {
      method: 'GET',
      path: '/merges/preview',
      summary: 'Ask what would become of the records and names of a term if it were merged into another',
      query: z.strictObject({ resource: z.enum(taxonomies), from: id, into: id }),
      responses: { 200: mergePreview },
      metadata: may('taxonomies.edit'),
    },
  },
  routerOptions,
);
