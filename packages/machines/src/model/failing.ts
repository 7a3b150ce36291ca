import type { Problem } from '@diwan/api-contract/problem';

/** What a call throws that the server, or the way to it, refuses. */
export function failing(code: string, more: Partial<Problem> = {}): Error {
  return Object.assign(new Error(code), { problem: { code, ...more } });
}
