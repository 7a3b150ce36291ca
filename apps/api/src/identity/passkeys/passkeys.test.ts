import type { RequestOptions } from '@diwan/api-contract/endpoints/account/passkeys';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditedEvents, demoPassword, startTestServer, type TestServer } from '../provider/test-server.ts';
import {
  exchange,
  followBack,
  followToCallback,
  reachSignInPage,
  signInThroughPage,
  startSignIn,
  submitPassword,
  TestBrowser,
} from '../sign-in/test-sign-in.ts';
import { demoStaff, ensureDemoStaff } from '../staff/demo-staff.ts';
import { TestAuthenticator } from './test-authenticator.ts';

const admin = { email: demoStaff.admin.email, password: demoPassword };
const editor = { email: demoStaff.editor.email, password: demoPassword };
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await ensureDemoStaff(server.database, server.deps.clock, demoPassword);
});
afterEach(() => server.close());

/** Somebody with a passkey on a device, and with their recovery codes. */
async function enrolled(who: { email: string; password: string }) {
  const browser = new TestBrowser(server.base);
  const { adminToken } = await signInThroughPage(browser, server.config.publicUrl, who);
  const call = async (path: string, body: object) => {
    const answer = await browser.call(`/api/v1/me/factors${path}`, body, { authorization: `Bearer ${adminToken}` });
    return answer.json();
  };
  const device = new TestAuthenticator(server.config.publicUrl);
  const credential = device.create(await call('/passkeys/begin', {}));
  const { recoveryCodes } = (await call('/passkeys', { name: 'Phone', credential })) as { recoveryCodes: string[] };
  return { device, recoveryCodes };
}

/** A browser on the page that asks for a passkey. */
async function atPasskeyPage(given?: { email: string; password: string }) {
  const browser = new TestBrowser(server.base);
  const attempt = await startSignIn(browser);
  const page = await reachSignInPage(browser, server.config.publicUrl, attempt);
  if (given) await submitPassword(browser, page, given.email, given.password);
  const read = async () => {
    const response = await browser.request(`${page.split('?')[0]}?way=passkey&lang=en`);
    const text = await response.text();
    const [, held = '{}'] = /data-options="([^"]*)"/.exec(text) ?? [];
    const options = JSON.parse(held.replaceAll('&quot;', '"')) as RequestOptions;
    return { response, text, options };
  };
  const give = (credential: object | string) =>
    browser.request(page, {
      method: 'POST',
      body: new URLSearchParams({
        lang: 'en',
        credential: typeof credential === 'string' ? credential : JSON.stringify(credential),
      }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const arrive = async (response: Response) => {
    const answer = await followToCallback(browser, server.config.publicUrl, response);
    return exchange(browser, attempt, { code: answer.get('code') ?? '', iss: answer.get('iss') ?? '' });
  };
  return { browser, page, read, give, arrive };
}
const isLetIn = (response: Response) => response.headers.get('location')?.includes('/oidc/auth/') ?? false;

test('a passkey alone signs in whoever it is of, from a page of its own that alone has a script', async () => {
  const { device } = await enrolled(admin);
  const { browser, page, read, give, arrive } = await atPasskeyPage();
  const passwordPage = await browser.request(page);
  expect(await passwordPage.text()).toContain('way=passkey');
  expect(passwordPage.headers.get('content-security-policy')).not.toContain('script-src');
  const { response, text, options } = await read();
  expect(text).toContain('<script src="/oidc/passkey.js"');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(options).toMatchObject({ allowCredentials: [], userVerification: 'required', rpId: 'localhost' });
  const exchanged = await arrive(await give(device.get(options)));
  expect(exchanged.status).toBe(200);
  expect(await exchanged.json()).toMatchObject({ user: { email: admin.email } });
});

test('after the password the passkey is asked for; another person’s is not it, and a recovery code stands in for it', async () => {
  const { device, recoveryCodes } = await enrolled(admin);
  const { device: another } = await enrolled(editor);
  const { read, give } = await atPasskeyPage(admin);
  expect((await read()).options.allowCredentials).toHaveLength(1);
  expect(isLetIn(await give(another.get((await read()).options)))).toBe(false);
  expect(isLetIn(await give(device.get((await read()).options)))).toBe(true);

  const second = await atPasskeyPage(admin);
  const codePage = await second.browser.request(second.page);
  expect(await codePage.text()).toContain('name="code"');
  const coded = await second.browser.request(second.page, {
    method: 'POST',
    body: new URLSearchParams({ lang: 'en', code: recoveryCodes[0]! }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(isLetIn(coded)).toBe(true);
});

test('a signature lets nobody in that was made at a forged origin, without its person, or over something else; the page says so', async () => {
  const { device } = await enrolled(admin);
  const deviations = [
    { origin: 'https://diwan.example.evil' },
    { isVerified: false },
    { challenge: 'c29tZXRoaW5nLWVsc2U' },
  ];
  for (const deviation of deviations) {
    const { browser, page, read, give } = await atPasskeyPage();
    const refused = await give(device.get((await read()).options, deviation));
    expect(isLetIn(refused)).toBe(false);
    const shown = await followBack(browser, page, refused);
    expect([shown.status, await shown.text()]).toEqual([401, expect.stringContaining('The passkey was not accepted')]);
  }
  const events = await auditedEvents(server.database);
  expect(events.filter((event) => event === 'authn_login_fail')).toHaveLength(3);
});

test('a signature counts once, soon, and for its own sign-in', async () => {
  const { device } = await enrolled(admin);
  const [one, other] = [await atPasskeyPage(), await atPasskeyPage()];
  const signed = device.get((await one.read()).options);
  await other.read();
  expect(isLetIn(await other.give(signed))).toBe(false);
  expect(isLetIn(await one.give(signed))).toBe(true);
  expect(isLetIn(await (await atPasskeyPage()).give(signed))).toBe(false);
  const late = await atPasskeyPage();
  const old = device.get((await late.read()).options);
  server.advance(301);
  expect(isLetIn(await late.give(old))).toBe(false);
});

test('what is no signature is refused without a failure', async () => {
  const { give } = await atPasskeyPage();
  for (const given of ['', 'not JSON', '{}', '{"id":"x","response":null}']) {
    const answer = await give(given);
    expect([answer.status, isLetIn(answer)]).toEqual([303, false]);
  }
});
