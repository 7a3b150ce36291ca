import { z } from 'zod';
import { may } from './capabilities.ts';
import { c } from './contract.ts';
import { routerOptions } from './problem.ts';
import { id } from './schema.ts';

export const staffRouter = c.router(
  {
    /** Active members of staff, by name, for whoever adds or names a colleague. */
    options: {
      method: 'GET',
      path: '/staff/options',
      query: z.strictObject({ q: z.string().trim().max(100).optional() }),
      responses: { 200: z.array(z.strictObject({ id, name: z.string() })) },
      metadata: may('session.use'),
    },
  },
  routerOptions,
);
