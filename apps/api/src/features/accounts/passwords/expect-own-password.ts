import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '#deps.ts';
import { ProblemError, problemOf } from '#http/problems/problems.ts';
import { admitAttempt, forgetAttempts } from '#identity/sign-in/throttle.ts';
import { verifyPassword } from '#identity/staff/password.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { systemWriter } from '#workflows/system-writer.ts';

interface Given {
  password: string;
  /** Of the password that is theirs. */
  hash: string;
  /** Where a wrong one is said. */
  path: string;
}

/** Whoever holds a session and not the password may try a few times; then the account is locked, for that session was not theirs. */
export async function expectOwnPassword(
  deps: AppDeps,
  { password, hash, path }: Given,
  request: FastifyRequest,
): Promise<void> {
  const { actor, ip } = request;
  const attempts = `own password of ${actor.id}`;
  const admission = await admitAttempt(deps, attempts, ip);
  if (admission.kind === 'throttled') throw problemOf('rateLimited', { retryAfter: admission.retryAfterSeconds });
  if (await verifyPassword(password, hash)) return forgetAttempts(deps, attempts, ip);
  if (admission.isLast) await lock(deps, request);
  throw problemOf('invalid', { errors: [{ path, code: 'wrongPassword' }] });
}

async function lock(deps: AppDeps, request: FastifyRequest): Promise<void> {
  const { id } = request.actor;
  await deps.database
    .transaction((tx) =>
      applyEvent(
        deps.resources.staff,
        { id, version: null, event: { type: 'staff.lock' } },
        systemWriter(deps, tx, request),
      ),
    )
    .catch((error: unknown) => {
      // The last administrator stays, and waits as everybody does who tries too often.
      if (!(error instanceof ProblemError) || error.extra.reason !== 'lastAdmin') throw error;
    });
}
