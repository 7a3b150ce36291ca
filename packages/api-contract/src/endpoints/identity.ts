import { z } from 'zod';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { routerOptions } from '../problem.ts';
import { id, instant } from '../schema.ts';
import { sharedSettings } from '../settings/register.ts';
import { calendars, densities, layouts, navbarModes, roles, themes } from '../values/staff.ts';

/** How a person likes the product to look; kept on the server, mirrored in the browser. */
export const preferences = z.strictObject({
  theme: z.enum(themes),
  layout: z.enum(layouts),
  navbar: z.enum(navbarModes),
  density: z.enum(densities),
  calendar: z.enum(calendars),
  /** Whether single keys act by themselves. */
  hasShortcuts: z.boolean(),
  /** Paths of starred pages of the product, in the order in which they were starred; none of them leads elsewhere. */
  starred: z
    .array(
      z
        .string()
        .max(200)
        .regex(/^(\/[A-Za-z0-9_-]+)+$/),
    )
    .max(50),
});
export type Preferences = z.output<typeof preferences>;

/** The user-info record that the browser stores. */
export const userInfo = z.strictObject({
  uid: id,
  displayName: z.string(),
  email: z.string(),
  photoURL: z.string().nullable(),
  providerId: z.string(),
  about: z.string(),
  status: z.string(),
  userRole: z.enum(roles),
});
export type UserInfo = z.output<typeof userInfo>;

/** A session as the browser holds it; it is worth nothing without the HttpOnly cookie of the same session. */
export const session = z.strictObject({
  /** Opaque, 256 bits, base64url. */
  adminToken: z.string().min(40),
  /** When the adminToken ends, by the server's clock. */
  expiresAt: instant,
  /** `exp` of the identity provider's id token: when the sign-in itself ends. */
  signInExpiresAt: instant,
  serverNow: instant,
  user: userInfo,
  preferences,
  settings: sharedSettings,
});
export type Session = z.output<typeof session>;

const requestedWith = z.object({ 'x-requested-with': z.literal('admin') });

export const identityRouter = c.router(
  {
    checkToken: {
      method: 'GET',
      path: '/checkToken',
      summary: 'Check whether the session is alive',
      responses: { 200: z.strictObject({ serverNow: instant }) },
      metadata: may('session.use'),
    },
    settings: {
      method: 'GET',
      path: '/auth/settings',
      summary: 'Read how to sign in',
      description: 'What a browser needs to send somebody to the identity provider.',
      responses: {
        200: z.strictObject({
          authority: z.string(),
          clientId: z.string(),
          authorizationEndpoint: z.string(),
          endSessionEndpoint: z.string().nullable(),
          isEmbedded: z.boolean(),
        }),
      },
      metadata: may('anyone'),
    },
    start: {
      method: 'POST',
      path: '/auth/start',
      summary: 'Begin a sign-in',
      description: 'Binds it to this browser: hashes (SHA-256, base64url) of state and nonce, and the PKCE challenge.',
      headers: requestedWith,
      body: z.strictObject({
        stateHash: z.string().length(43),
        nonceHash: z.string().length(43),
        codeChallenge: z.string().length(43),
      }),
      responses: { 204: z.void() },
      metadata: may('anyone'),
    },
    exchange: {
      method: 'POST',
      path: '/auth/exchange',
      summary: 'Finish a sign-in',
      description: 'Gives an adminToken, and the cookie of the session beside it.',
      headers: requestedWith,
      body: z.strictObject({
        code: z.string().min(1).max(2000),
        state: z.string().min(1).max(500),
        nonce: z.string().min(1).max(500),
        codeVerifier: z.string().min(43).max(128),
        iss: z.string().max(500).optional(),
      }),
      responses: { 200: session },
      metadata: may('anyone'),
    },
    refresh: {
      method: 'POST',
      path: '/auth/refresh',
      summary: 'Renew the adminToken',
      description: 'The token that has lapsed is sent as Bearer; both it and the cookie must be of one session.',
      headers: requestedWith,
      body: z.strictObject({}),
      responses: { 200: session },
      metadata: may('session'),
    },
    logout: {
      method: 'POST',
      path: '/auth/logout',
      summary: 'Log out',
      description: "Ends the session everywhere; answers where to end the provider's session as well.",
      headers: requestedWith,
      body: z.strictObject({}),
      responses: { 200: z.strictObject({ endSessionUrl: z.string().nullable() }) },
      metadata: may('session'),
    },
    setPreferences: {
      method: 'PUT',
      path: '/me/preferences',
      summary: "Keep one's own preferences",
      body: preferences,
      responses: { 200: preferences },
      metadata: may('session.use'),
    },
  },
  routerOptions,
);
