import { z } from 'zod';
import { IdTokenError, leewaySeconds, type SignedInIdentity, verifyIdToken } from './id-token.ts';
import type { RelyingParty } from './relying-party.ts';

export interface AuthorizationAnswer {
  code: string;
  codeVerifier: string;
  nonce: string;
  iss?: string | undefined;
}

/** A sign-in that the provider, or we on looking at its answer, refused. */
export class SignInRejected extends Error {}

const tokenAnswer = z.object({ id_token: z.string() });

/** Redeems an authorization code as a confidential client, and believes nothing of the answer unchecked. */
export async function redeemCode(
  party: RelyingParty,
  answer: AuthorizationAnswer,
  { redirectUri, now }: { redirectUri: string; now: Date },
): Promise<SignedInIdentity> {
  if (answer.iss === undefined ? party.namesIssuer : answer.iss !== party.issuer)
    throw new SignInRejected('another issuer answered');
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: answer.code,
    code_verifier: answer.codeVerifier,
    redirect_uri: redirectUri,
  });
  const { status, text, date } = await party.postToken(form, basicAuthorization(party));
  if (status >= 500) throw new Error(`the token endpoint answered ${status}`);
  if (status !== 200) throw new SignInRejected(`the token endpoint answered ${status}: ${text.slice(0, 200)}`);
  const parsed = tokenAnswer.safeParse(parseJson(text));
  if (!parsed.success) throw new SignInRejected('the token endpoint answered without an id token');
  try {
    const { issuer, clientId, keys } = party;
    const ahead = clockDifference(date, now);
    const theirs = new Date(now.getTime() + ahead);
    const identity = await verifyIdToken(parsed.data.id_token, keys, {
      issuer,
      clientId,
      nonce: answer.nonce,
      now: theirs,
    });
    return { ...identity, expiresAt: new Date(Date.parse(identity.expiresAt) - ahead).toISOString() };
  } catch (cause) {
    if (cause instanceof IdTokenError) throw new SignInRejected(cause.message, { cause });
    throw cause;
  }
}

/**
 * How far the provider's clock is ahead of ours, where they differ by more than clocks do: one of them was set, and its
 * tokens, which we have fetched this moment, are to be read by its own time.
 */
function clockDifference(date: string | null, now: Date): number {
  const difference = Date.parse(date ?? '') - now.getTime();
  return Math.abs(difference) > leewaySeconds * 1000 ? difference : 0;
}

function basicAuthorization({ clientId, clientSecret }: RelyingParty): string {
  const encoded = [clientId, clientSecret].map(encodeURIComponent).join(':');
  return `Basic ${Buffer.from(encoded).toString('base64')}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
