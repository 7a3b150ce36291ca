import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { checkCode } from '#identity/factors/check-code.ts';

export const wrongCode = () => problemOf('invalid', { errors: [{ path: 'code', code: 'wrongCode' }] });

/** Refuses what is no code of whoever asks. */
export async function expectCode(deps: AppDeps, code: string, request: FastifyRequest): Promise<void> {
  const outcome = await checkCode(deps, request.actor, code, request);
  if (outcome.kind === 'throttled') throw problemOf('rateLimited', { retryAfter: outcome.retryAfterSeconds });
  if (outcome.kind === 'wrong') throw wrongCode();
}
