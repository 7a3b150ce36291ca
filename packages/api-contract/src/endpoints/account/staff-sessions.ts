import { z } from 'zod';
import { may } from '#capabilities.ts';
import { c } from '#contract.ts';
import { routerOptions } from '#problem.ts';
import { id } from '#schema.ts';
import { ownSession } from './profile.ts';

const metadata = may('users.manage');

/** Where colleagues are signed in, for administrators. */
export const staffSessionsRouter = c.router(
  {
    list: {
      method: 'GET',
      path: '/staff/:id/sessions',
      summary: 'List where a colleague is signed in',
      pathParams: z.strictObject({ id }),
      responses: { 200: z.array(ownSession) },
      metadata,
    },
    end: {
      method: 'DELETE',
      path: '/staff/:id/sessions/:session',
      summary: 'End one session of a colleague',
      pathParams: z.strictObject({ id, session: id }),
      responses: { 204: z.void() },
      metadata,
    },
  },
  routerOptions,
);
