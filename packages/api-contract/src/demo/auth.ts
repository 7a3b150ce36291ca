import { z } from 'zod';
import { c } from '../contract.ts';
import { demoRouterOptions } from './demo-router.ts';

/** How long a token of the mocks lives, in seconds. */
export const mockTokenLifetime = 8000;

export const credentials = z.strictObject({ email: z.email().max(254), password: z.string().min(1).max(200) });
export type Credentials = z.output<typeof credentials>;

export const newcomer = z.strictObject({
  displayName: z.string().trim().min(1).max(100),
  email: z.email().max(254),
  password: z.string().min(6).max(200),
});
export type Newcomer = z.output<typeof newcomer>;

export const demoSession = z.strictObject({
  accessToken: z.string().min(1),
  userData: z.strictObject({ id: z.int().min(1), displayName: z.string(), email: z.string() }),
});
export type DemoSession = z.output<typeof demoSession>;

/** The demo's own sign-in: its tokens open nothing, and the server knows none of these endpoints. */
export const demoAuthRouter = c.router(
  {
    login: { method: 'POST', path: '/api/auth/login', body: credentials, responses: { 200: demoSession } },
    register: { method: 'POST', path: '/api/auth/register', body: newcomer, responses: { 201: demoSession } },
    refreshToken: {
      method: 'POST',
      path: '/api/auth/refresh-token',
      body: z.strictObject({ accessToken: z.string().min(1).max(4000) }),
      responses: { 200: demoSession },
    },
  },
  demoRouterOptions,
);
