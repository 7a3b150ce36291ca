import type { Factors, Proof } from '@diwan/api-contract/endpoints/account/factors';
import type { Assertion } from '@diwan/api-contract/endpoints/account/passkeys';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '#db/database.ts';
import { credentials } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { recordIdentityEvent } from '#identity/events.ts';
import { factorsOf } from '#identity/factors/set-up.ts';
import { takePasskey } from '#identity/passkeys/take-passkey.ts';
import { noteProven } from '#identity/sessions/proven.ts';
import { expectOwnPassword } from '../passwords/expect-own-password.ts';
import { expectCode } from './expect-code.ts';
import { wrongPasskey } from './passkeys.ts';

type Means = Factors['stepUpBy'];

/** By what somebody proves anew who they are: the best that they have. */
export async function meansOf({ config }: AppDeps, tx: Tx, staffId: string): Promise<Means> {
  if (config.oidc.kind === 'hosted') return 'provider';
  const { hasApp, hasPasskey } = await factorsOf(tx, staffId);
  if (hasPasskey) return 'passkey';
  return hasApp ? 'code' : 'password';
}

/** Whoever has a passkey may do with a code where its device is not at hand. */
const isEnough = (by: Proof['by'], best: Means) => by === best || (by === 'code' && best === 'passkey');

/** Takes what somebody proves who they are with, and remembers it of their session. */
export async function stepUp(deps: AppDeps, proof: Proof, request: FastifyRequest): Promise<void> {
  const { database, clock } = deps;
  const { actor } = request;
  if (!isEnough(proof.by, await meansOf(deps, database.orm, actor.id)))
    throw problemOf('refused', { reason: 'otherProof' });
  if (proof.by === 'code') await expectCode(deps, proof.code, request);
  else if (proof.by === 'passkey') await expectPasskey(deps, proof.credential, request);
  else await expectPassword(deps, proof.password, request);
  await database.transaction(async (tx) => {
    await noteProven(tx, actor.sessionId, clock());
    await recordIdentityEvent(tx, {
      event: 'authn_step_up',
      member: actor,
      sessionId: actor.sessionId,
      request,
      reason: proof.by,
    });
  });
}

async function expectPasskey(deps: AppDeps, credential: Assertion, request: FastifyRequest): Promise<void> {
  const { id: staffId, sessionId: holder } = request.actor;
  const member = await takePasskey(deps, { purpose: 'stepUp', holder }, { credential, staffId }, request);
  if (!member) throw wrongPasskey();
}

async function expectPassword(deps: AppDeps, password: string, request: FastifyRequest): Promise<void> {
  const [own] = await deps.database.orm
    .select({ hash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.staffId, request.actor.id));
  if (!own) throw problemOf('refused', { reason: 'otherProof' });
  await expectOwnPassword(deps, { password, hash: own.hash, path: 'password' }, request);
}
