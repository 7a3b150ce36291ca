import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '#db/database.ts';
import { keepSecret } from '#db/secrets.ts';
import { randomToken } from '#keys/random-token.ts';

/** The client that this product's own API is, towards its embedded provider. */
export const embeddedClientId = 'diwan-admin';

export const embeddedClientSecret = ({ orm }: Database) => keepSecret(orm, 'oidc.clientSecret', randomToken);

export const cookieKey = ({ orm }: Database) => keepSecret(orm, 'oidc.cookieKey', randomToken);

export async function signingKey({ orm }: Database): Promise<JWK> {
  return JSON.parse(await keepSecret(orm, 'oidc.signingKey', makeSigningKey)) as JWK;
}

async function makeSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return JSON.stringify({ ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' });
}
