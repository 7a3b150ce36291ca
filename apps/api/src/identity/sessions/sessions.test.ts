import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staff } from '#db/schema/identity.ts';
import { sessionCookie } from '#http/requests/cookies.ts';
import { randomToken } from '#keys/random-token.ts';
import { auditedEvents, startTestServer, type TestServer } from '../provider/test-server.ts';
import { TestBrowser } from '../sign-in/test-sign-in.ts';
import { demoStaff } from '../staff/demo-staff.ts';
import { createSession, type NewSession } from './sessions.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

/** A browser that holds the cookie of a fresh session. */
async function open(staffId: string = demoStaff.editor.id): Promise<{ browser: TestBrowser; session: NewSession }> {
  const session = await createSession(server.deps, staffId);
  const browser = new TestBrowser(server.base);
  browser.cookies = [{ name: sessionCookie, value: session.cookie, path: '/' }];
  return { browser, session };
}

async function check(browser: TestBrowser, token: string): Promise<number> {
  const response = await browser.request('/api/v1/checkToken', { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  return response.status;
}

const refresh = (browser: TestBrowser, token: string) =>
  browser.call('/api/v1/auth/refresh', {}, { authorization: `Bearer ${token}` });

async function refreshed(browser: TestBrowser, token: string): Promise<string> {
  const response = await refresh(browser, token);
  expect(response.status).toBe(200);
  return ((await response.json()) as { adminToken: string }).adminToken;
}

test('T07 AUTH-06 a token counts only with the cookie of its own session', async () => {
  const [one, two] = [await open(), await open(demoStaff.admin.id)];
  expect(await check(one.browser, one.session.adminToken)).toBe(200);
  expect(await check(one.browser, two.session.adminToken)).toBe(401);
  expect((await one.browser.request('/api/v1/checkToken')).status).toBe(401);
  const cookieless = new TestBrowser(server.base);
  const answers = await Promise.all(Array.from({ length: 1000 }, () => check(cookieless, one.session.adminToken)));
  expect(answers.filter((status) => status === 401)).toHaveLength(1000);
});

test('T02 nothing but the current token of the session is taken for one', async () => {
  const { browser, session } = await open();
  const key = new TextEncoder().encode('a key of at least 32 bytes, so there');
  const jwt = (audience: string) =>
    new SignJWT({ sub: demoStaff.editor.id, aud: audience }).setProtectedHeader({ alg: 'HS256' }).sign(key);
  const { adminToken, cookie, id } = session;
  const impostors = [
    '',
    ' ',
    'null',
    'undefined',
    cookie,
    id,
    randomToken(),
    adminToken.slice(1),
    `${adminToken}A`,
    `${adminToken} `,
    adminToken.toLowerCase(),
    `${adminToken},${adminToken}`,
    `"${adminToken}"`,
    encodeURIComponent(`${adminToken}%00`),
    await jwt('diwan-admin'),
    await jwt('another'),
    Buffer.from(adminToken).toString('base64'),
    "' OR 1=1 --",
    '{"$ne":null}',
    'A'.repeat(4000),
  ];
  for (const impostor of impostors.filter((value) => value.trim() !== adminToken)) {
    expect(await check(browser, impostor), impostor).toBe(401);
  }
  for (const scheme of ['bearer', 'Basic', 'Token', '']) {
    const headers = { authorization: `${scheme} ${adminToken}` };
    expect((await browser.request('/api/v1/checkToken', { headers })).status, scheme).toBe(401);
  }
  server.advance(301);
  expect(await check(browser, adminToken)).toBe(401);
});

test('T04 AUTH-09 fifty refreshes at once cause one rotation and one answer', async () => {
  const { browser, session } = await open();
  const tokens = await Promise.all(Array.from({ length: 50 }, () => refreshed(browser, session.adminToken)));
  expect(new Set(tokens).size).toBe(1);
  const { rows } = await server.database.pool.query(
    'SELECT spent_at IS NULL AS is_current FROM session_tokens ORDER BY 1',
  );
  expect(rows.map(({ is_current }) => is_current)).toEqual([false, true]);
  expect(await check(browser, tokens[0] ?? '')).toBe(200);
});

test('T04 AUTH-09 a refresh whose answer was lost is answered the same within the grace', async () => {
  const { browser, session } = await open();
  const first = await refreshed(browser, session.adminToken);
  server.advance(9);
  expect(await check(browser, session.adminToken)).toBe(200);
  expect(await refreshed(browser, session.adminToken)).toBe(first);
  expect(await check(browser, first)).toBe(200);
});

test('T04 a spent token that comes back after the grace ends the session, and is on record once', async () => {
  const { browser, session } = await open();
  const current = await refreshed(browser, session.adminToken);
  server.advance(11);
  expect(await check(browser, session.adminToken)).toBe(401);
  expect(await check(browser, current)).toBe(200);
  expect((await refresh(browser, session.adminToken)).status).toBe(401);
  expect(await check(browser, current)).toBe(401);
  expect((await refresh(browser, current)).status).toBe(401);
  expect((await auditedEvents(server.database)).filter((event) => event === 'authn_token_reuse')).toHaveLength(1);
});

test('T02 AUTH-09 a refresh needs token and cookie of one session, and a stranger ends nothing', async () => {
  const [one, two] = [await open(), await open()];
  expect((await refresh(one.browser, two.session.adminToken)).status).toBe(401);
  expect((await refresh(one.browser, randomToken())).status).toBe(401);
  expect((await refresh(new TestBrowser(server.base), one.session.adminToken)).status).toBe(401);
  expect((await one.browser.call('/api/v1/auth/refresh', {})).status).toBe(401);
  expect(await check(one.browser, one.session.adminToken)).toBe(200);
});

test('T33 calls that live on the cookie need our header and our origin', async () => {
  const { browser, session } = await open();
  const authorization = `Bearer ${session.adminToken}`;
  const withoutHeader = await browser.call('/api/v1/auth/refresh', {}, { authorization, 'x-requested-with': '' });
  expect(withoutHeader.status).toBe(403);
  for (const origin of ['https://evil.example', 'null', `${server.config.publicUrl}.evil.example`]) {
    expect((await browser.call('/api/v1/auth/logout', {}, { origin })).status, origin).toBe(403);
  }
  expect(await check(browser, session.adminToken)).toBe(200);
});

test('T09 AUTH-06 AUTH-08 a disabled account and a dropped role are refused on the next request', async () => {
  const { id } = demoStaff.editor;
  for (const change of [{ state: 'suspended' as const }, { role: null }]) {
    const { browser, session } = await open(id);
    expect(await check(browser, session.adminToken)).toBe(200);
    await server.database.orm.update(staff).set(change).where(eq(staff.id, id));
    expect(await check(browser, session.adminToken)).toBe(401);
    const { rows } = await server.database.pool.query('SELECT ended_reason FROM sessions WHERE id = $1', [session.id]);
    expect(rows).toEqual([{ ended_reason: 'disabled' }]);
    await server.database.orm.update(staff).set({ state: 'active', role: 'editor' }).where(eq(staff.id, id));
    expect(await check(browser, session.adminToken)).toBe(401);
  }
});

test('T09 AUTH-06 a role that changes takes effect on the next request, whatever the browser believes', async () => {
  const { browser, session } = await open(demoStaff.admin.id);
  await server.database.orm.update(staff).set({ role: 'editor' }).where(eq(staff.id, demoStaff.admin.id));
  const response = await refresh(browser, session.adminToken);
  expect(await response.json()).toMatchObject({ user: { userRole: 'editor' } });
});

test('T10 AUTH-02 thirty minutes without a call end a session, and refreshing alone is no use of it', async () => {
  const { browser, session } = await open();
  let token = session.adminToken;
  for (let minutes = 0; minutes < 25; minutes += 5) {
    server.advance(300);
    token = await refreshed(browser, token);
  }
  server.advance(296);
  expect(await check(browser, token)).toBe(200);
  for (let minutes = 0; minutes < 25; minutes += 5) {
    server.advance(300);
    token = await refreshed(browser, token);
  }
  server.advance(299);
  token = await refreshed(browser, token);
  server.advance(3);
  expect(await check(browser, token)).toBe(401);
  expect((await refresh(browser, token)).status).toBe(401);
});

test('T10 AUTH-02 twelve hours end a session, however busy', async () => {
  const { browser, session } = await open();
  let token = session.adminToken;
  for (let minutes = 4; minutes < 12 * 60; minutes += 4) {
    server.advance(240);
    token = await refreshed(browser, token);
    expect(await check(browser, token)).toBe(200);
  }
  server.advance(150);
  expect(await check(browser, token)).toBe(200);
  server.advance(92);
  expect(await check(browser, token)).toBe(401);
  expect((await refresh(browser, token)).status).toBe(401);
});

test('AUTH-03 a session ends with the sign-in that the provider granted', async () => {
  const signInExpiresAt = new Date(Date.now() + 100_000).toISOString();
  const session = await createSession(server.deps, demoStaff.editor.id, { signInExpiresAt });
  const browser = new TestBrowser(server.base);
  browser.cookies = [{ name: sessionCookie, value: session.cookie, path: '/' }];
  server.advance(95);
  expect(await check(browser, session.adminToken)).toBe(200);
  server.advance(6);
  expect(await check(browser, session.adminToken)).toBe(401);
});

test('T08 AUTH-04 logging out ends the session for every tab, and twice does no harm', async () => {
  const { browser, session } = await open();
  const tab = new TestBrowser(server.base);
  tab.cookies = [...browser.cookies];
  const response = await browser.call('/api/v1/auth/logout', {});
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ endSessionUrl: null });
  expect(response.headers.get('clear-site-data')).toBe('"cache"');
  expect(browser.cookie(sessionCookie)).toBeUndefined();
  expect(await check(tab, session.adminToken)).toBe(401);
  expect((await refresh(tab, session.adminToken)).status).toBe(401);
  expect((await tab.call('/api/v1/auth/logout', {})).status).toBe(200);
  expect(await auditedEvents(server.database)).toEqual(['session_expired']);
});

test('T47 neither token nor cookie is kept in the clear', async () => {
  const { browser, session } = await open();
  const next = await refreshed(browser, session.adminToken);
  const { rows } = await server.database.pool.query(
    'SELECT (SELECT json_agg(sessions)::text FROM sessions) || (SELECT json_agg(session_tokens)::text FROM session_tokens) AS dump',
  );
  for (const secret of [session.adminToken, session.cookie, next]) expect(rows[0].dump).not.toContain(secret);
});

test('LOOK-02 LOOK-04 preferences are kept with the account and come back with the next session body', async () => {
  const { browser, session } = await open();
  const preferences = {
    theme: 'dark',
    layout: 'vertical',
    navbar: 'sticky',
    density: 'compact',
    calendar: 'islamic-umalqura',
    hasShortcuts: false,
    starred: ['/jobs'],
  };
  const headers = { authorization: `Bearer ${session.adminToken}`, 'content-type': 'application/json' };
  const response = await browser.request('/api/v1/me/preferences', {
    method: 'PUT',
    body: JSON.stringify(preferences),
    headers,
  });
  expect(await response.json()).toEqual(preferences);
  expect(await (await refresh(browser, session.adminToken)).json()).toMatchObject({ preferences });
});
