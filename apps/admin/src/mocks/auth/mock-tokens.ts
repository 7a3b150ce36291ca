import { mockTokenLifetime } from '@diwan/api-contract/demo/auth';
import { z } from 'zod';

const claims = z.strictObject({ sub: z.int().min(1), exp: z.number() });

/** Looks like a token and is signed by nobody: it is good for the mocks alone. */
export function makeMockToken(person: number, now: number): string {
  return `demo.${btoa(JSON.stringify({ sub: person, exp: now / 1000 + mockTokenLifetime }))}`;
}

const claimsOf = (token: string) => claims.parse(JSON.parse(atob(token.replace(/^demo\./, ''))));

/** When a token that the mocks made runs out, in milliseconds since 1970. */
export const endOfMockToken = (token: string): number => claimsOf(token).exp * 1000;

/** Whose token it is; null when it is none, or has run out. */
export function readMockToken(token: string, now: number): number | null {
  try {
    const { sub, exp } = claimsOf(token);
    return exp * 1000 > now ? sub : null;
  } catch {
    return null;
  }
}
