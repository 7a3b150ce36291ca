import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';

/** Signatures that a provider's own key alone can make: no `none`, no shared secrets. */
const algorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA'];
/** How far clocks may differ that nobody has set. */
export const leewaySeconds = 60;
const oldestSeconds = 600;

interface IdTokenExpectation {
  issuer: string;
  clientId: string;
  nonce: string;
  now: Date;
}

export interface SignedInIdentity {
  issuer: string;
  subject: string;
  verifiedEmail: string | null;
  expiresAt: string;
}

/** An id token that is not what it should be. */
export class IdTokenError extends Error {}

/** Checks everything about an id token: signature, issuer, audience, authorized party, times and nonce. */
export async function verifyIdToken(
  idToken: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId, nonce, now }: IdTokenExpectation,
): Promise<SignedInIdentity> {
  const payload = await verifySignature(idToken, keys, {
    issuer,
    audience: clientId,
    algorithms,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    maxTokenAge: oldestSeconds,
    clockTolerance: leewaySeconds,
    currentDate: now,
  });
  const { aud, azp, sub, exp } = payload;
  const hasSeveralAudiences = Array.isArray(aud) && aud.length > 1;
  if (hasSeveralAudiences && azp === undefined) throw new IdTokenError('several audiences and no authorized party');
  if (azp !== undefined && azp !== clientId) throw new IdTokenError('another authorized party');
  if (payload.nonce !== nonce) throw new IdTokenError('another nonce');
  if (typeof sub !== 'string' || sub === '' || exp === undefined) throw new IdTokenError('no subject');
  const verifiedEmail = payload.email_verified === true && typeof payload.email === 'string' ? payload.email : null;
  return { issuer, subject: sub, verifiedEmail, expiresAt: new Date(exp * 1000).toISOString() };
}

async function verifySignature(
  idToken: string,
  keys: JWTVerifyGetKey,
  options: Parameters<typeof jwtVerify>[2],
): Promise<JWTPayload> {
  try {
    return (await jwtVerify(idToken, keys, options)).payload;
  } catch (cause) {
    if (cause instanceof errors.JOSEError && !(cause instanceof errors.JWKSTimeout)) {
      throw new IdTokenError(cause.message, { cause });
    }
    throw cause;
  }
}
