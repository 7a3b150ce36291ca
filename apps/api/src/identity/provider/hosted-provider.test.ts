import { afterEach, beforeEach, expect, test } from 'vitest';
import { randomToken } from '#keys/random-token.ts';
import { exchange, startSignIn, TestBrowser } from '../sign-in/test-sign-in.ts';
import { ensureDemoStaff } from '../staff/demo-staff.ts';
import { goodClaims, hostedClient, startTestProvider, type TestProvider } from './test-provider.ts';
import { demoPassword, startTestServer, type TestServer } from './test-server.ts';

let provider: TestProvider;
let server: TestServer;

beforeEach(async () => {
  provider = await startTestProvider();
  server = await startTestServer({ oidc: { kind: 'hosted', issuer: provider.issuer, ...hostedClient } });
  await ensureDemoStaff(server.database, server.deps.clock, demoPassword);
});
afterEach(async () => {
  await server.close();
  await provider.close();
});

async function signIn(browser = new TestBrowser(server.base)): Promise<Response> {
  const attempt = await startSignIn(browser);
  const idToken = await provider.idToken(goodClaims(provider, attempt.nonce, server.deps.clock()));
  provider.answer = { status: 200, body: JSON.stringify({ id_token: idToken }) };
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

test('T17 keys that the provider changes are found, but fetched at most once in five minutes', async () => {
  expect((await signIn()).status).toBe(200);
  expect(provider.keyFetches).toBe(1);
  await provider.rotateKeys();
  expect((await signIn()).status).toBe(401);
  expect((await signIn()).status).toBe(401);
  expect(provider.keyFetches).toBe(1);
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
