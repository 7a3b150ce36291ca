import { isToken } from '#keys/random-token.ts';

export const sessionCookie = '__Host-sid';
export const signInCookie = '__Host-tx';

/** A token from the Cookie header; a name that appears twice counts as absent, for one of the two is not ours. */
export function readTokenCookie(header: string | undefined, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  const [value] = values;
  return values.length === 1 && isToken(value) ? value : undefined;
}

/** A Set-Cookie header; `__Host-` demands Secure, which browsers also accept on http://localhost. */
export function tokenCookie(name: string, value: string, maxAgeSeconds?: number): string {
  const lifetime = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  return `${name}=${value}; Path=/; HttpOnly; Secure; SameSite=Strict${lifetime}`;
}

export const clearedCookie = (name: string) => tokenCookie(name, '', 0);
