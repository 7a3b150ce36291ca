import { authorizationCodeGrant, ClientError, type IDToken } from 'openid-client';
import { gap, leewaySeconds, type RelyingParty } from './relying-party.ts';

export interface AuthorizationAnswer {
  code: string;
  codeVerifier: string;
  nonce: string;
  iss?: string | undefined;
}

export interface SignedInIdentity {
  issuer: string;
  subject: string;
  verifiedEmail: string | null;
  expiresAt: string;
  /** When they gave the provider what they sign in with; null where it doesn't say. */
  authenticatedAt: string | null;
  /** What the provider says of them besides. */
  claims: Record<string, unknown>;
}

/** A sign-in that the provider, or we on looking at its answer, refused. */
export class SignInRejected extends Error {}

const oldestSeconds = 600;

/** Redeems an authorization code as a confidential client, and believes nothing of the answer unchecked. */
export async function redeemCode(
  party: RelyingParty,
  { code, codeVerifier, nonce, iss }: AuthorizationAnswer,
  { redirectUri, now }: { redirectUri: string; now: Date },
): Promise<SignedInIdentity> {
  const returned = new URL(redirectUri);
  returned.search = new URLSearchParams({ code, ...(iss === undefined ? {} : { iss }) }).toString();
  const checks = { pkceCodeVerifier: codeVerifier, expectedNonce: nonce, idTokenExpected: true };
  const tokens = await authorizationCodeGrant(party.configuration, returned, checks).catch((cause: Error) => {
    throw isUnanswered(cause) ? cause : new SignInRejected(cause.message, { cause });
  });
  return identityOf(tokens.claims()!, party, now);
}

/** Whether the provider could not be asked, or failed; whatever else went wrong was wrong with its answer. */
function isUnanswered(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  if (!(error instanceof ClientError)) return false;
  const { code, cause } = error;
  const isFailure = cause instanceof Response && cause.status >= 500;
  return isFailure || code === undefined || ['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(code);
}

/** Whom an id token names. What the library leaves open is checked here: who it was issued to, when, and that somebody is named. */
function identityOf(claims: IDToken, { issuer, clientId, now }: RelyingParty, ours: Date): SignedInIdentity {
  const { sub, azp, iat, exp, auth_time: authTime, email, email_verified: isVerified } = claims;
  const age = now() / 1000 - iat;
  if (azp !== undefined && azp !== clientId) throw new SignInRejected('another authorized party');
  if (age < -leewaySeconds || age > oldestSeconds + leewaySeconds) throw new SignInRejected('issued at another time');
  if (sub === '') throw new SignInRejected('no subject');
  const ahead = gap(now(), ours.getTime());
  return {
    issuer,
    subject: sub,
    verifiedEmail: isVerified === true && typeof email === 'string' ? email : null,
    expiresAt: new Date(exp * 1000 - ahead).toISOString(),
    claims,
    authenticatedAt: typeof authTime === 'number' ? new Date(authTime * 1000 - ahead).toISOString() : null,
  };
}
