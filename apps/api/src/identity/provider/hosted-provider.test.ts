import type { Session } from '@diwan/api-contract/endpoints/identity';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { randomToken } from '#keys/random-token.ts';
import { exchange, startSignIn, TestBrowser } from '../sign-in/test-sign-in.ts';
import { ensureDemoStaff } from '../staff/demo-staff.ts';
import { goodClaims, granted, hostedClient, startTestProvider, type TestProvider } from './test-provider.ts';
import { demoPassword, startTestServer, type TestServer } from './test-server.ts';

let provider: TestProvider;
let server: TestServer;

beforeEach(async () => {
  provider = await startTestProvider();
  server = await startTestServer({ oidc: { kind: 'hosted', issuer: provider.issuer, ...hostedClient, roles: null } });
  await ensureDemoStaff(server.database, server.deps.clock, demoPassword);
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
  await provider.close();
});

async function signIn(browser = new TestBrowser(server.base)): Promise<Response> {
  const attempt = await startSignIn(browser);
  const idToken = await provider.idToken(goodClaims(provider, attempt.nonce, server.deps.clock()));
  provider.answer = granted(idToken);
  return exchange(browser, attempt, { code: randomToken() });
}

test('T17 AUTH-01 the settings are those of the hosted provider, and nothing is embedded', async () => {
  const browser = new TestBrowser(server.base);
  expect(await (await browser.request('/api/v1/auth/settings')).json()).toEqual({
    authority: provider.issuer,
    clientId: hostedClient.clientId,
    authorizationEndpoint: `${provider.issuer}/auth`,
    endSessionEndpoint: null,
    isEmbedded: false,
  });
  expect((await browser.request('/oidc/.well-known/openid-configuration')).status).toBe(404);
});

test('T17 a discovery document of another issuer is not believed', async () => {
  provider.discovery = { issuer: 'https://evil.example' };
  const response = await signIn();
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'unavailable', reason: 'providerUnreachable' });
});

test('T17 a provider that is down is said to be down, and signing in works once it is back', async () => {
  provider.answer = { status: 502, body: 'bad gateway' };
  const browser = new TestBrowser(server.base);
  const attempt = await startSignIn(browser);
  const response = await exchange(browser, attempt, { code: randomToken() });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect((await signIn(browser)).status).toBe(200);
});

test('T17 keys that the provider changes are found, but fetched at most once a minute', async () => {
  expect((await signIn()).status).toBe(200);
  expect(provider.keyFetches).toBe(1);
  await provider.rotateKeys();
  expect((await signIn()).status).toBe(401);
  expect((await signIn()).status).toBe(401);
  expect(provider.keyFetches).toBe(1);
});

test('T17 a provider that does not say its keys is believed in nothing', async () => {
  provider.hasKeys = false;
  expect((await signIn()).status).toBe(503);
  provider.hasKeys = true;
  expect((await signIn()).status).toBe(200);
});

test.each(['none', 'HS256'])(
  'T01 an id token that is signed by %s is refused, though discovery promises it',
  async (alg) => {
    provider.discovery = { id_token_signing_alg_values_supported: ['RS256', alg] };
    const browser = new TestBrowser(server.base);
    const attempt = await startSignIn(browser);
    const claims = goodClaims(provider, attempt.nonce);
    const secret = Buffer.from(hostedClient.clientSecret.padEnd(32));
    const [, payload] = (await provider.idToken(claims)).split('.');
    const unsigned = `${Buffer.from(JSON.stringify({ alg })).toString('base64url')}.${payload}.`;
    provider.answer = granted(
      alg === 'none' ? unsigned : await provider.idToken(claims, { header: { alg }, key: secret }),
    );
    expect((await exchange(browser, attempt, { code: randomToken() })).status).toBe(401);
  },
);

const hour = 3600;

test.each([2 * hour, -2 * hour])(
  'T66 a provider whose clock is %i s ahead is understood by its own time',
  async (ahead) => {
    provider.ahead = ahead;
    const response = await signIn();
    expect(response.status).toBe(200);
    const { signInExpiresAt } = (await response.json()) as Session;
    const left = Date.parse(signInExpiresAt) - server.deps.clock().getTime();
    expect(Math.abs(left / 1000 - hour)).toBeLessThan(10);
  },
);

test.each([hour, -hour])('T66 people go on signing in when the clock of this machine is set by %i s', async (jump) => {
  expect((await signIn()).status).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump * 1000 });
  expect((await signIn()).status).toBe(200);
});

test('AUTH-04 logging out leads to where the provider ends its session', async () => {
  provider.discovery = { end_session_endpoint: `${provider.issuer}/logout?tenant=1` };
  const browser = new TestBrowser(server.base);
  expect((await signIn(browser)).status).toBe(200);
  const { endSessionUrl } = (await (await browser.call('/api/v1/auth/logout', {})).json()) as { endSessionUrl: string };
  const url = new URL(endSessionUrl);
  expect(url.pathname).toBe('/logout');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    tenant: '1',
    client_id: hostedClient.clientId,
    post_logout_redirect_uri: `${server.config.publicUrl}/login`,
  });
});
