import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { isToken } from '#keys/random-token.ts';

export const sessionCookie = '__Host-sid';
export const signInCookie = '__Host-tx';

/** How each cookie of ours is set; `__Host-` demands Secure, which browsers also accept on http://localhost. */
export const cookieOptions: CookieSerializeOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' };

export type WithCookies = Pick<FastifyRequest, 'headers' | 'cookies'>;

/** The token in a cookie; a name that appears twice counts as absent, for one of the two is not ours. */
export function readTokenCookie({ headers, cookies }: WithCookies, name: string): string | undefined {
  const namesakes = headers.cookie?.split(';').filter((pair) => pair.split('=', 1)[0]?.trim() === name);
  const value = cookies[name];
  return namesakes?.length === 1 && isToken(value) ? value : undefined;
}
