import { z } from 'zod';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { option } from '../crud.ts';
import { routerOptions } from '../problem.ts';

export const staffRouter = c.router(
  {
    options: {
      method: 'GET',
      path: '/staff/options',
      summary: 'Find colleagues by name',
      description: 'Active members of staff; with `ids` those who are named, whether they still work here or not.',
      query: z.strictObject({ q: z.string().trim().max(100).optional(), ids: z.string().max(2000).optional() }),
      responses: { 200: z.array(option) },
      metadata: may('session.use'),
    },
  },
  routerOptions,
);
