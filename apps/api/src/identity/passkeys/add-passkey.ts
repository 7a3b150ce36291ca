import type { Attestation } from '@diwan/api-contract/endpoints/account/passkeys';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { newId } from '#db/id.ts';
import type { passkeys } from '#db/schema/factors.ts';
import type { AppDeps } from '#deps.ts';
import { takeChallenge } from './challenges.ts';
import { algorithms, relyingParty } from './options.ts';

export type NewPasskey = typeof passkeys.$inferInsert;

/** A passkey that a device has made for the session that asks; nothing where it was made for another, elsewhere or long ago. */
export async function readNewPasskey(
  deps: AppDeps,
  { name, credential }: { name: string; credential: Attestation },
  { actor }: Pick<FastifyRequest, 'actor'>,
): Promise<NewPasskey | undefined> {
  const isAsked = await takeChallenge(deps, { purpose: 'register', holder: actor.sessionId });
  if (!isAsked) return undefined;
  const { id, origin } = relyingParty(deps.config);
  const { registrationInfo: made } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: isAsked,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ registrationInfo: undefined }));
  return (
    made && {
      id: newId(),
      staffId: actor.id,
      credentialId: made.credential.id,
      publicKey: Buffer.from(made.credential.publicKey),
      counter: made.credential.counter,
      transports: credential.response.transports ?? [],
      name,
      createdAt: deps.clock().toISOString(),
    }
  );
}
