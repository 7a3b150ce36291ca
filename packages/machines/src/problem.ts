import type { Problem } from '@diwan/api-contract/problem';

const unknownProblem: Problem = { type: 'about:blank', title: 'Internal error', status: 500, code: 'internal' };

/** The problem that an actor failed with; anything else that was thrown counts as an internal one. */
export function problemOf(error: unknown): Problem {
  const carried = (error as { problem?: Problem } | null | undefined)?.problem;
  return carried ?? { ...unknownProblem, detail: error instanceof Error ? error.message : undefined };
}

const unreachable = new Set(['offline', 'unavailable', 'timeout']);

/** Whether the request may never have reached the server. */
export function isUnreachable(error: unknown): boolean {
  return unreachable.has(problemOf(error).code);
}

const passing = new Set(['offline', 'unavailable', 'internal', 'rateLimited', 'timeout', 'storageFull']);

/** Whether the same request may succeed later: the network or the server failed, nobody refused it. */
export function isPassing(error: unknown): boolean {
  return passing.has(problemOf(error).code);
}
