import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staff } from '#db/schema/identity.ts';
import { rateLimits } from '#http/limits/rate-limits.ts';
import { sessionCookie, signInCookie } from '#http/requests/cookies.ts';
import {
  auditedEvents,
  countSessions,
  demoPassword,
  startTestServer,
  type TestServer,
} from '../provider/test-server.ts';
import { demoStaff } from '../staff/demo-staff.ts';
import {
  exchange,
  followBack,
  followToCallback,
  reachSignInPage,
  signInThroughPage,
  startSignIn,
  submitPassword,
  TestBrowser,
} from './test-sign-in.ts';

let server: TestServer;
const admin = { email: demoStaff.admin.email, password: demoPassword };

beforeEach(async () => {
  server = await startTestServer({
    trustedProxyHops: 1,
    rateLimits: { ...rateLimits(100_000), passwords: rateLimits().passwords },
  });
});
afterEach(() => server.close());

async function toPage(extra = {}): Promise<{ browser: TestBrowser; page: string }> {
  const browser = new TestBrowser(server.base);
  const page = await reachSignInPage(browser, server.config.publicUrl, await startSignIn(browser), extra);
  return { browser, page };
}

test('T01 AUTH-01 AUTH-11 somebody signs in through the page and gets a session', async () => {
  const browser = new TestBrowser(server.base);
  const session = await signInThroughPage(browser, server.config.publicUrl, { ...admin, email: ' Admin@Example.com ' });
  expect(session.user).toEqual({
    uid: demoStaff.admin.id,
    displayName: demoStaff.admin.name,
    email: admin.email,
    photoURL: null,
    providerId: 'oidc',
    about: '',
    status: 'active',
    userRole: 'admin',
  });
  const headers = { authorization: `Bearer ${session.adminToken}` };
  expect((await browser.request('/api/v1/checkToken', { headers })).status).toBe(200);
  expect(await auditedEvents(server.database)).toEqual(['authn_login_success']);
});

test('T07 the cookies of sign-in and session have exactly the attributes that keep them', async () => {
  const browser = new TestBrowser(server.base);
  const lines: string[] = [];
  const keep = async (response: Promise<Response>) => {
    lines.push(...(await response).headers.getSetCookie().filter((line) => line.startsWith('__Host-')));
    return response;
  };
  const call = browser.call.bind(browser);
  browser.call = (...input) => keep(call(...input));
  await signInThroughPage(browser, server.config.publicUrl, admin);
  const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict';
  expect(lines.map((line) => line.replace(/=[A-Za-z0-9_-]{43};/, '=…;'))).toEqual([
    `${signInCookie}=…; Max-Age=600; ${attributes}`,
    `${sessionCookie}=…; ${attributes}`,
  ]);
});

test('T01 the provider refuses what skips a step: no challenge, a foreign address, a code used twice', async () => {
  const browser = new TestBrowser(server.base);
  const attempt = await startSignIn(browser);
  const { publicUrl } = server.config;
  const unchallenged = await reachSignInPage(browser, publicUrl, attempt, {
    code_challenge: '',
    code_challenge_method: '',
  });
  expect(unchallenged).toMatch(/^\/callback\?error=invalid_request/);
  await expect(
    reachSignInPage(browser, publicUrl, attempt, { redirect_uri: 'https://evil.example/callback' }),
  ).rejects.toThrow('400');
  const page = await reachSignInPage(browser, publicUrl, attempt);
  const answer = await followToCallback(
    browser,
    publicUrl,
    await submitPassword(browser, page, admin.email, admin.password),
  );
  const returned = { code: answer.get('code') ?? '', iss: answer.get('iss') ?? '' };
  expect((await exchange(browser, attempt, returned)).status).toBe(200);
  const second = await startSignIn(browser);
  expect((await exchange(browser, second, returned)).status).toBe(401);
  expect(await countSessions(server.database)).toBe(1);
});

test('T16 two tabs of one browser sign in side by side', async () => {
  const browser = new TestBrowser(server.base);
  const { publicUrl } = server.config;
  const attempts = [await startSignIn(browser), await startSignIn(browser)];
  for (const attempt of attempts) {
    const reached = await reachSignInPage(browser, publicUrl, attempt);
    const asksAgain = reached.startsWith('/oidc/interaction/');
    const answer = asksAgain
      ? await followToCallback(browser, publicUrl, await submitPassword(browser, reached, admin.email, admin.password))
      : new URL(reached, publicUrl).searchParams;
    const response = await exchange(browser, attempt, { code: answer.get('code') ?? '', iss: answer.get('iss') ?? '' });
    expect(response.status).toBe(200);
  }
});

test('AUTH-04 after logging out the provider asks for the password again', async () => {
  const browser = new TestBrowser(server.base);
  const { publicUrl } = server.config;
  await signInThroughPage(browser, publicUrl, admin);
  expect(await reachSignInPage(browser, publicUrl, await startSignIn(browser))).toMatch(/^\/callback\?code=/);
  await browser.call('/api/v1/auth/logout', {});
  expect(await reachSignInPage(browser, publicUrl, await startSignIn(browser))).toMatch(/^\/oidc\/interaction\//);
});

test('T18 a restart keeps keys, clients and the sign-ins of the provider', async () => {
  const browser = new TestBrowser(server.base);
  const { publicUrl } = server.config;
  const keys = await (await browser.request('/oidc/jwks')).text();
  await signInThroughPage(browser, publicUrl, admin);
  const restarted = await server.again();
  const returning = new TestBrowser(restarted.base);
  returning.cookies = browser.cookies;
  expect(await (await returning.request('/oidc/jwks')).text()).toBe(keys);
  expect(await reachSignInPage(returning, publicUrl, await startSignIn(returning))).toMatch(/^\/callback\?code=/);
  await restarted.close();
});

test('AUTH-08 somebody whom the provider knows but who has no account here is told so, with no session', async () => {
  await server.database.orm.update(staff).set({ state: 'suspended' }).where(eq(staff.id, demoStaff.admin.id));
  const browser = new TestBrowser(server.base);
  const attempt = await startSignIn(browser);
  const page = await reachSignInPage(browser, server.config.publicUrl, attempt);
  const posted = await submitPassword(browser, page, admin.email, admin.password);
  const answer = await followToCallback(browser, server.config.publicUrl, posted);
  const response = await exchange(browser, attempt, { code: answer.get('code') ?? '', iss: answer.get('iss') ?? '' });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'forbidden', reason: 'noStaffAccount' });
  expect(await countSessions(server.database)).toBe(0);
  expect(await auditedEvents(server.database)).toEqual(['authz_fail']);
});

test('MSG-18 a wrong password is said in words, in both languages, without saying which half was wrong', async () => {
  const { browser, page } = await toPage();
  const wrong = await submitPassword(browser, page, admin.email, 'not it');
  expect(wrong.status).toBe(303);
  const refused = await followBack(browser, page, wrong);
  expect(refused.status).toBe(401);
  const text = await refused.text();
  expect(text).toContain('Wrong Email or Password');
  expect(text).toContain('Incorrect email address and / or password.');
  expect(text).toContain('role="alert"');
  expect(text).toContain(`value="${admin.email}"`);
  const nobody = await submitPassword(browser, page, 'nobody@example.com', 'not it');
  const unknown = await (await followBack(browser, page, nobody)).text();
  expect(unknown.replace('nobody@example.com', admin.email)).toBe(text);
  const arabic = await browser.request(page, {
    method: 'POST',
    body: 'lang=ar&email=a%40example.com&password=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(await (await followBack(browser, page, arabic)).text()).toContain(
    'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  );
});

test('MSG-18 what is missing is marked at its field', async () => {
  const { browser, page } = await toPage();
  const response = await followBack(browser, page, await submitPassword(browser, page, 'a@example.com', ''));
  expect(response.status).toBe(422);
  const text = await response.text();
  expect(text).toContain('Enter your password.');
  expect(text).not.toContain('Enter your email.');
  expect(text).toMatch(/id="password"[^>]*aria-invalid="true"[^>]*aria-describedby="password-error"/s);
});

test('I18N-01 the page speaks Arabic unless asked otherwise, and says so to the browser', async () => {
  const { browser, page } = await toPage();
  expect(await (await browser.request(page)).text()).toContain('<html lang="ar" dir="rtl">');
  expect(await (await browser.request(`${page}?lang=en`)).text()).toContain('<html lang="en" dir="ltr">');
  const english = await toPage({ ui_locales: 'en' });
  expect(await (await english.browser.request(english.page)).text()).toContain('<html lang="en" dir="ltr">');
});

test('T29 T31 the page runs no script, and shows what was typed as text', async () => {
  const { browser, page } = await toPage();
  const posted = await submitPassword(browser, page, '"><script>alert(1)</script>', 'x');
  const response = await followBack(browser, page, posted);
  const text = await response.text();
  expect(text).not.toContain('<script');
  expect(text).toContain('&quot;&gt;&lt;script&gt;');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
});

test('T16 AUTH-01 a page that is too old, or of another browser, offers to begin again', async () => {
  const { page } = await toPage();
  const stranger = new TestBrowser(server.base);
  for (const response of [
    await stranger.request(page),
    await submitPassword(stranger, page, admin.email, admin.password),
  ]) {
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(`${server.config.publicUrl}/login`);
  }
});

test('T12 guessing is slowed down for one account from one address, and for nobody else', async () => {
  const { browser, page } = await toPage();
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const answers: Response[] = [];
  for (let wave = 0; wave < 10; wave += 1) {
    const tries = Array.from({ length: 10 }, () =>
      submitPassword(browser, page, admin.email, 'not it', from('203.0.113.7')),
    );
    answers.push(...(await Promise.all(tries)));
  }
  expect(answers.every(({ status }) => status === 303)).toBe(true);
  const slowed = answers.filter(({ headers }) => headers.has('retry-after'));
  expect(slowed).toHaveLength(95);
  expect(Number(slowed[0]?.headers.get('retry-after'))).toBeGreaterThan(20);
  expect(await (await followBack(browser, page, answers.at(-1)!)).text()).toContain('Wait 1 minute');
  const right = () => submitPassword(browser, page, admin.email, admin.password, from('203.0.113.7'));
  expect((await right()).headers.has('retry-after')).toBe(true);
  expect((await auditedEvents(server.database)).filter((event) => event === 'authn_login_lock')).toHaveLength(1);

  const owner = await toPage();
  const signedIn = await submitPassword(owner.browser, owner.page, admin.email, admin.password, from('198.51.100.1'));
  expect(signedIn.headers.get('location')).toContain('/oidc/auth/');
  server.advance(31);
  expect((await right()).headers.get('location')).toContain('/oidc/auth/');
});

test('T12 the wait doubles with each failure, up to a quarter of an hour', async () => {
  const { browser, page } = await toPage();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 20 && waits.length < 8; attempt += 1) {
    const response = await submitPassword(browser, page, admin.email, 'not it');
    const wait = Number(response.headers.get('retry-after'));
    if (wait === 0) continue;
    waits.push(Math.round(wait / 30) * 30);
    server.advance(wait + 1);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
});
