import { z } from 'zod';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { routerOptions } from '../problem.ts';
import { localizedText } from '../schema.ts';

/** A unit group of ISCO-08. */
export const occupation = z.strictObject({
  code: z.string(),
  /** As it was published, in English alone. */
  title: z.string(),
  /** Title of the minor group that it is one of. */
  group: z.string(),
  /** Job titles that have its code, the most used first: by their words it is found in Arabic too. */
  jobTitles: z.array(localizedText({ max: 120 })),
});
export type Occupation = z.output<typeof occupation>;

export const occupationsRouter = c.router(
  {
    list: {
      method: 'GET',
      path: '/occupations',
      summary: 'Read the unit groups of ISCO-08 and which job titles have their codes',
      responses: { 200: z.strictObject({ items: z.array(occupation) }), 304: z.void() },
      metadata: may('content.read'),
    },
  },
  routerOptions,
);
