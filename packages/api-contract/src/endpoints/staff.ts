import { z } from 'zod';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { routerOptions } from '../problem.ts';
import { id } from '../schema.ts';

export const staffRouter = c.router(
  {
    options: {
      method: 'GET',
      path: '/staff/options',
      summary: 'Find colleagues by name',
      description: 'Active members of staff.',
      query: z.strictObject({ q: z.string().trim().max(100).optional() }),
      responses: { 200: z.array(z.strictObject({ id, name: z.string() })) },
      metadata: may('session.use'),
    },
  },
  routerOptions,
);
