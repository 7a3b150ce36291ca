import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recoveryCodes, totpFactors } from '#db/schema/factors.ts';
import { staff } from '#db/schema/identity.ts';
import { rateLimits } from '#http/limits/rate-limits.ts';
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

const admin = { email: demoStaff.admin.email, password: demoPassword };
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({
    trustedProxyHops: 1,
    rateLimits: { ...rateLimits(100_000), passwords: rateLimits().passwords },
  });
  await ensureDemoStaff(server.database, server.deps.clock, demoPassword);
});
afterEach(() => server.close());

const codeNow = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.deps.clock().getTime() });

/** The admin with an app, and with what signs their calls. */
async function enrolled() {
  const browser = new TestBrowser(server.base);
  const { adminToken } = await signInThroughPage(browser, server.config.publicUrl, admin);
  const call = (path: string, body: object) =>
    browser.call(`/api/v1/me/factors${path}`, body, { authorization: `Bearer ${adminToken}` });
  const { secret, uri } = (await (await call('/totp', {})).json()) as { secret: string; uri: string };
  const confirmed = await call('/totp/confirm', { code: codeNow(secret) });
  const { recoveryCodes: codes } = (await confirmed.json()) as { recoveryCodes: string[] };
  return { call, secret, uri, codes };
}

/** A browser that has given the password and is asked for the code. */
async function toCode() {
  const browser = new TestBrowser(server.base);
  const attempt = await startSignIn(browser);
  const page = await reachSignInPage(browser, server.config.publicUrl, attempt);
  const posted = await submitPassword(browser, page, admin.email, admin.password);
  const give = (code: string, from = '203.0.113.7') =>
    browser.request(page, {
      method: 'POST',
      body: new URLSearchParams({ lang: 'en', code }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
    });
  const arrive = async (response: Response) => {
    const answer = await followToCallback(browser, server.config.publicUrl, response);
    return exchange(browser, attempt, { code: answer.get('code') ?? '', iss: answer.get('iss') ?? '' });
  };
  return { browser, page, posted, give, arrive };
}
const isLetIn = (response: Response) => response.headers.get('location')?.includes('/oidc/auth/') ?? false;

test('an app is set up by its first code; its secret is sealed, recovery codes are hashed, and staff’s list says so', async () => {
  const { secret, uri, codes } = await enrolled();
  expect(uri).toContain(`secret=${secret}`);
  expect(codes).toHaveLength(10);
  const { orm } = server.database;
  const [factor] = await orm.select().from(totpFactors);
  expect(factor!.sealedSecret.toString('latin1')).not.toContain(secret);
  const kept = JSON.stringify(await orm.select().from(recoveryCodes));
  for (const code of codes) expect(kept).not.toContain(code);
  const [member] = await orm.select({ mfa: staff.mfa }).from(staff).where(eq(staff.id, demoStaff.admin.id));
  expect(member).toEqual({ mfa: 'totp' });
  expect(await auditedEvents(server.database)).toContain('authn_mfa_enrolled');
});

test('the code is asked for after the password, and lets in once', async () => {
  const { secret } = await enrolled();
  server.advance(60);
  const first = await toCode();
  expect(first.posted.status).toBe(303);
  const page = await (await first.browser.request(first.page)).text();
  expect(page).toContain('lang="ar"');
  expect(page).toContain('autocomplete="one-time-code"');
  expect(page).not.toContain('<script');

  const code = codeNow(secret);
  const second = await toCode();
  expect((await first.arrive(await first.give(code))).status).toBe(200);
  const replayed = await second.give(code);
  expect(isLetIn(replayed)).toBe(false);
  const refused = await followBack(second.browser, second.page, replayed);
  expect(refused.status).toBe(401);
  expect(await refused.text()).toContain('Wrong code');
});

test('many who send one code at once are one who gets in', async () => {
  const { secret } = await enrolled();
  server.advance(60);
  const tries = await Promise.all([toCode(), toCode(), toCode()]);
  const code = codeNow(secret);
  const answers = await Promise.all(tries.map(({ give }) => give(code)));
  expect(answers.filter(isLetIn)).toHaveLength(1);
});

test('a code without the password before it begins anew, and no code is one that is missing', async () => {
  const { secret } = await enrolled();
  server.advance(60);
  const browser = new TestBrowser(server.base);
  const page = await reachSignInPage(browser, server.config.publicUrl, await startSignIn(browser));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const early = await browser.request(page, { method: 'POST', body: `lang=en&code=${codeNow(secret)}`, headers });
  expect(isLetIn(early)).toBe(false);
  expect(await (await followBack(browser, page, early)).text()).toContain('name="password"');

  const asked = await toCode();
  const empty = await followBack(asked.browser, asked.page, await asked.give(' '));
  expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining('Enter the code.')]);
  server.advance(601);
  expect(await (await asked.browser.request(asked.page)).text()).toContain('name="password"');
});

test('a recovery code works once, in place of the app', async () => {
  const { codes } = await enrolled();
  const asked = await toCode();
  expect((await asked.arrive(await asked.give(codes[0]!.toLowerCase().replaceAll('-', ' ')))).status).toBe(200);
  expect(isLetIn(await (await toCode()).give(codes[0]!))).toBe(false);
  expect(await auditedEvents(server.database)).toContain('authn_recovery_code_used');
});

test('T12 codes are guessed slowly from however many addresses, and a recovery code lets their owner in meanwhile', async () => {
  const { secret, codes } = await enrolled();
  const asked = await toCode();
  let slowed = 0;
  for (let tries = 0; tries < 30; tries += 1) {
    const answer = await asked.give('000000', `198.51.${tries}.1`);
    if (answer.headers.has('retry-after')) slowed += 1;
  }
  expect(slowed).toBe(10);
  const waiting = await followBack(asked.browser, asked.page, await asked.give(codeNow(secret), '192.0.2.1'));
  expect([waiting.status, await waiting.text()]).toEqual([429, expect.stringContaining('The code was not checked')]);
  expect(isLetIn(await asked.give(codes[1]!, '192.0.2.1'))).toBe(true);
});

test('doing without the app takes a code of it; then the password is enough', async () => {
  const { call, secret } = await enrolled();
  const wrong = await call('/totp/remove', { code: '000000' });
  expect([wrong.status, await wrong.json()]).toEqual([
    422,
    expect.objectContaining({ errors: [{ path: 'code', code: 'wrongCode' }] }),
  ]);
  server.advance(60);
  expect((await call('/totp/remove', { code: codeNow(secret) })).status).toBe(204);
  expect(await server.database.orm.select().from(recoveryCodes)).toEqual([]);
  const { posted } = await toCode();
  expect(isLetIn(posted)).toBe(true);
  expect(await auditedEvents(server.database)).toContain('authn_mfa_removed');
});
