import { z } from 'zod';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { routerOptions } from '../problem.ts';

export const profileRouter = c.router(
  {
    changePassword: {
      method: 'POST',
      path: '/me/password',
      summary: "Change one's own password",
      description:
        'Needs the current one; ends all other sessions. Whoever gives a wrong one again and again is locked out. Only where passwords are kept here.',
      body: z.strictObject({ current: z.string().min(1).max(1024), password: z.string().min(1).max(1024) }),
      responses: { 204: z.void() },
      metadata: may('session.use'),
    },
  },
  routerOptions,
);
