import { generateKeyPair, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInCookie } from '#http/requests/cookies.ts';
import { randomToken } from '#keys/random-token.ts';
import {
  goodClaims,
  granted,
  hostedClient,
  type Signer,
  startTestProvider,
  type TestProvider,
} from '../provider/test-provider.ts';
import { countSessions, demoPassword, startTestServer, type TestServer } from '../provider/test-server.ts';
import { ensureDemoStaff } from '../staff/demo-staff.ts';
import { exchange, type SignInAttempt, startSignIn, TestBrowser } from './test-sign-in.ts';

let provider: TestProvider;
let server: TestServer;
let otherKey: Signer;

beforeAll(async () => {
  provider = await startTestProvider();
  provider.discovery = { authorization_response_iss_parameter_supported: true };
  server = await startTestServer({ oidc: { kind: 'hosted', issuer: provider.issuer, ...hostedClient, roles: null } });
  await ensureDemoStaff(server.database, server.deps.clock, demoPassword);
  otherKey = (await generateKeyPair('RS256')).privateKey;
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** One sign-in, with whatever a case changes about it. */
interface Callback {
  browser: TestBrowser;
  attempt: SignInAttempt;
  answer: { code: string; iss?: string };
}
interface Case {
  /** Changes what the browser brings back. */
  callback?: (callback: Callback) => void | Promise<void>;
  /** Changes claims of the id token. */
  claims?: (claims: JWTPayload) => JWTPayload;
  /** Makes the id token itself. */
  token?: (claims: JWTPayload) => string | Promise<string>;
  /** Replaces the token endpoint's answer. */
  reply?: { status: number; body: string };
}

async function arrive({
  callback,
  claims = (same) => same,
  token = (good) => provider.idToken(good),
  reply,
}: Case): Promise<Response> {
  const browser = new TestBrowser(server.base);
  const attempt = await startSignIn(browser);
  const answer = { code: randomToken(), iss: provider.issuer };
  const idToken = await token(claims(goodClaims(provider, attempt.nonce)));
  provider.answer = reply ?? granted(idToken);
  const arrival: Callback = { browser, attempt: { ...attempt }, answer };
  await callback?.(arrival);
  return exchange(browser, arrival.attempt, arrival.answer);
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);
const browserCookie = (browser: TestBrowser, value: string) => {
  browser.cookies = browser.cookies.map((cookie) => (cookie.name === signInCookie ? { ...cookie, value } : cookie));
};

const cases: Record<string, Case> = {
  'another state': { callback: ({ attempt }) => void (attempt.state = randomToken()) },
  'another nonce in the browser': { callback: ({ attempt }) => void (attempt.nonce = randomToken()) },
  'another verifier': { callback: ({ attempt }) => void (attempt.codeVerifier = randomToken()) },
  'no sign-in cookie': { callback: ({ browser }) => void (browser.cookies = []) },
  'an invented sign-in cookie': { callback: ({ browser }) => browserCookie(browser, randomToken()) },
  'a sign-in cookie of no shape': { callback: ({ browser }) => browserCookie(browser, 'x') },
  'the sign-in cookie twice': {
    callback: ({ browser }) => void browser.cookies.push({ name: signInCookie, value: randomToken(), path: '/' }),
  },
  'the sign-in cookie of another browser': {
    async callback({ browser }) {
      const other = new TestBrowser(server.base);
      await startSignIn(other);
      browserCookie(browser, other.cookie(signInCookie) ?? '');
    },
  },
  'a sign-in that was taken already': {
    async callback({ browser, attempt, answer }) {
      await exchange(browser, { ...attempt, codeVerifier: randomToken() }, answer);
    },
  },
  'another issuer in the address': { callback: ({ answer }) => void (answer.iss = 'https://evil.example') },
  'no issuer in the address': {
    callback: ({ answer }) => {
      delete answer.iss;
    },
  },
  'a code that the provider refuses': { reply: { status: 400, body: '{"error":"invalid_grant"}' } },
  'a client that the provider refuses': { reply: { status: 401, body: '{"error":"invalid_client"}' } },
  'an answer without an id token': { reply: { status: 200, body: '{"access_token":"a","token_type":"Bearer"}' } },
  'an answer without an access token': { reply: { status: 200, body: '{"id_token":"a","token_type":"Bearer"}' } },
  'an answer that is not JSON': { reply: { status: 200, body: '<html>' } },
  'an id token that is a number': {
    reply: { status: 200, body: '{"id_token":1,"access_token":"a","token_type":"Bearer"}' },
  },
  'another issuer': { claims: (claims) => ({ ...claims, iss: 'https://evil.example' }) },
  'an issuer with a slash more': { claims: (claims) => ({ ...claims, iss: `${claims.iss}/` }) },
  'no issuer': { claims: (claims) => ({ ...claims, iss: undefined }) },
  'another audience': { claims: (claims) => ({ ...claims, aud: 'another' }) },
  'an audience list without us': { claims: (claims) => ({ ...claims, aud: ['one', 'two'] }) },
  'no audience': { claims: (claims) => ({ ...claims, aud: undefined }) },
  'several audiences and no authorized party': {
    claims: (claims) => ({ ...claims, aud: [hostedClient.clientId, 'two'] }),
  },
  'another authorized party': { claims: (claims) => ({ ...claims, azp: 'another' }) },
  expired: { claims: (claims) => ({ ...claims, iat: now() - 300, exp: now() - 120 }) },
  'no expiry': { claims: (claims) => ({ ...claims, exp: undefined }) },
  'an expiry that is text': { claims: (claims) => ({ ...claims, exp: 'tomorrow' as never }) },
  'not valid yet': { claims: (claims) => ({ ...claims, nbf: now() + 600 }) },
  'issued in the future': { claims: (claims) => ({ ...claims, iat: now() + 600 }) },
  'issued long ago': { claims: (claims) => ({ ...claims, iat: now() - 3600 }) },
  'no time of issue': { claims: (claims) => ({ ...claims, iat: undefined }) },
  'another nonce': { claims: (claims) => ({ ...claims, nonce: randomToken() }) },
  'no nonce': { claims: (claims) => ({ ...claims, nonce: undefined }) },
  'no subject': { claims: (claims) => ({ ...claims, sub: undefined }) },
  'an empty subject': { claims: (claims) => ({ ...claims, sub: '' }) },
  'alg none': { token: (claims) => `${part({ alg: 'none' })}.${part(claims)}.` },
  'alg none with the signature kept': {
    token: async (claims) =>
      `${part({ alg: 'none' })}.${part(claims)}.${(await provider.idToken(claims)).split('.')[2]}`,
  },
  'the public key as a shared secret': {
    token: (claims) =>
      provider.idToken(claims, { header: { alg: 'HS256' }, key: Buffer.from(JSON.stringify(provider.publicKey)) }),
  },
  'the client secret as a shared secret': {
    token: (claims) =>
      provider.idToken(claims, { header: { alg: 'HS256' }, key: Buffer.from(hostedClient.clientSecret.padEnd(32)) }),
  },
  'an unknown key id': { token: (claims) => provider.idToken(claims, { header: { kid: 'unknown' } }) },
  'another key under a known id': { token: (claims) => provider.idToken(claims, { key: otherKey }) },
  'a key in the header': {
    token: (claims) =>
      provider.idToken(claims, { key: otherKey, header: { jwk: { ...provider.publicKey }, kid: undefined } }),
  },
  'a key address in the header': {
    token: (claims) => provider.idToken(claims, { key: otherKey, header: { jku: 'https://evil.example/jwks' } }),
  },
  'changed claims under the old signature': {
    async token(claims) {
      const [header, , signature] = (await provider.idToken(claims)).split('.');
      return `${header}.${part({ ...claims, email: 'omar@example.com' })}.${signature}`;
    },
  },
  'a shortened signature': { token: async (claims) => (await provider.idToken(claims)).slice(0, -8) },
  'no token at all': { token: () => 'not.a.token' },
};

test('T01 AUTH-01 at least forty mutated callbacks are tried', () => {
  expect(Object.keys(cases).length).toBeGreaterThanOrEqual(40);
});

test.each(Object.keys(cases))('T01 AUTH-01 a callback with %s is rejected', async (name) => {
  const response = await arrive(cases[name] ?? {});
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'unauthenticated', reason: 'signInRejected' });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await countSessions(server.database)).toBe(0);
});

test('T01 AUTH-01 AUTH-03 the one valid callback is accepted, once', async () => {
  const before = await countSessions(server.database);
  const browser = new TestBrowser(server.base);
  const attempt = await startSignIn(browser);
  const claims = goodClaims(provider, attempt.nonce);
  provider.answer = granted(await provider.idToken(claims));
  const answer = { code: randomToken(), iss: provider.issuer };
  const response = await exchange(browser, attempt, answer);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    signInExpiresAt: new Date((claims.exp ?? 0) * 1000).toISOString(),
    user: { email: 'admin@example.com', userRole: 'admin' },
  });
  expect((await exchange(browser, attempt, answer)).status).toBe(401);
  expect(await countSessions(server.database)).toBe(before + 1);
});

test('T01 AUTH-08 an address that the provider has not verified opens no account', async () => {
  const claims = (good: JWTPayload) => ({
    ...good,
    sub: 'stranger',
    email: 'editor@example.com',
    email_verified: false,
  });
  const response = await arrive({ claims });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'forbidden', reason: 'noStaffAccount' });
});

test('AUTH-08 an account that is bound to one identity is not opened by another with the same address', async () => {
  expect((await arrive({})).status).toBe(200);
  const response = await arrive({ claims: (good) => ({ ...good, sub: 'somebody-else' }) });
  expect(response.status).toBe(403);
});
