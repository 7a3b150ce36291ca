import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { steadyClock } from '#clock.ts';

export const hostedClient = { clientId: 'diwan', clientSecret: 'hosted-client-secret' };

/** A hosted provider that answers whatever a test wants it to. */
export interface TestProvider {
  issuer: string;
  /** The public half of its key, as anybody may fetch it. */
  publicKey: JWK;
  keyFetches: number;
  /** What discovery says besides the usual. */
  discovery: Record<string, unknown>;
  answer: { status: number; body: string };
  /** Whether it says what its keys are. */
  hasKeys: boolean;
  /** Seconds by which its clock is ahead. */
  ahead: number;
  /** A signed id token; a claim given as undefined is left out. */
  idToken(claims: JWTPayload, options?: { header?: Record<string, unknown>; key?: Signer }): Promise<string>;
  rotateKeys(): Promise<void>;
  close(): Promise<void>;
}

export type Signer = Parameters<SignJWT['sign']>[0];

export async function startTestProvider(): Promise<TestProvider> {
  let count = 0;
  const makeKeys = async () => {
    count += 1;
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid: `key-${count}`, alg: 'RS256', use: 'sig' } };
  };
  let keys = await makeKeys();

  const time = steadyClock();
  const server = createServer((request, response) => {
    response.setHeader('date', new Date(time().getTime() + provider.ahead * 1000).toUTCString());
    const json = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (request.url === '/jwks') {
      provider.keyFetches += 1;
      return json(provider.hasKeys ? 200 : 502, JSON.stringify({ keys: [keys.jwk] }));
    }
    if (request.url === '/token') return json(provider.answer.status, provider.answer.body);
    const { issuer } = provider;
    const endpoints = {
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    };
    return json(200, JSON.stringify({ issuer, ...endpoints, ...provider.discovery }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const provider: TestProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publicKey: keys.jwk,
    keyFetches: 0,
    discovery: {},
    answer: { status: 200, body: '{}' },
    hasKeys: true,
    ahead: 0,
    idToken: (claims, { header = {}, key = keys.privateKey } = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keys.jwk.kid, ...header }).sign(key),
    async rotateKeys() {
      keys = await makeKeys();
      provider.publicKey = keys.jwk;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return provider;
}

/** The token endpoint's answer to a code that nothing is wrong with. */
export function granted(idToken: string): TestProvider['answer'] {
  const body = { id_token: idToken, access_token: 'a', token_type: 'Bearer' };
  return { status: 200, body: JSON.stringify(body) };
}

/** The claims of an id token that nothing is wrong with. */
export function goodClaims({ issuer, ahead }: TestProvider, nonce: string, now = new Date()): JWTPayload {
  const seconds = Math.floor(now.getTime() / 1000) + ahead;
  return {
    iss: issuer,
    sub: 'person-1',
    aud: hostedClient.clientId,
    iat: seconds,
    exp: seconds + 3600,
    nonce,
    email: 'admin@example.com',
    email_verified: true,
    name: 'Somebody',
  };
}
