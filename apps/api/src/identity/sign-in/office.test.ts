import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#db/id.ts';
import { rateLimits } from '#http/limits/rate-limits.ts';
import { startRealtimeServer } from '#realtime/server.ts';
import { TestSocket } from '#realtime/sockets/test-socket.ts';
import { cheapHash } from '#test/people/cheap-hash.ts';
import { demoPassword, startTestServer, type TestServer } from '../provider/test-server.ts';
import { demoStaff } from '../staff/demo-staff.ts';
import { reachSignInPage, signInThroughPage, startSignIn, submitPassword, TestBrowser } from './test-sign-in.ts';
import { admitAttempt } from './throttle.ts';

const people = 200;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ trustedProxyHops: 1, rateLimits: rateLimits() });
});
afterEach(() => server.close());

/** A browser behind the company's own proxy, which adds the one address that all of them share. */
function inOffice(forged = ''): TestBrowser {
  const browser = new TestBrowser(server.base);
  const request = browser.request.bind(browser);
  browser.request = (path, init) =>
    request(path, { ...init, headers: { ...init?.headers, 'x-forwarded-for': `${forged}203.0.113.7` } });
  return browser;
}

/** Accounts whose password costs next to nothing to check. */
async function hireStaff(): Promise<string[]> {
  const hash = cheapHash(demoPassword);
  const { pool } = server.database;
  const emails = Array.from({ length: people }, (_, index) => `person${index}@example.com`);
  for (const email of emails) {
    const id = newId();
    await pool.query(
      `INSERT INTO staff (id, email, name, role, state, preferences, created_at, updated_at)
       SELECT $1, $2, $2, role, state, preferences, now(), now() FROM staff WHERE id = $3`,
      [id, email, demoStaff.editor.id],
    );
    await pool.query('INSERT INTO credentials (staff_id, password_hash) VALUES ($1, $2)', [id, hash]);
  }
  return emails;
}

test('an office of 200 people behind one address signs in at once, with the limits as shipped', async () => {
  const emails = await hireStaff();
  const waiting = [...emails];
  const failures: string[] = [];
  const desk = async () => {
    for (let email = waiting.pop(); email !== undefined; email = waiting.pop())
      await signInThroughPage(inOffice(), server.config.publicUrl, { email, password: demoPassword }).catch(
        (error: Error) => failures.push(error.message),
      );
  };
  await Promise.all(Array.from({ length: 8 }, desk));
  expect(failures).toEqual([]);
});

test('their 400 tabs come back at once after a restart', async () => {
  const realtime = { ...server.config.realtime, port: 0 };
  const { port, close } = await startRealtimeServer({ ...server.deps, config: { ...server.config, realtime } });
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const tabs = await Promise.all(
    Array.from({ length: 2 * people }, () => TestSocket.open(port, '/app/diwan?protocol=7', { headers })),
  );
  await Promise.all(tabs.map((tab) => tab.id()));
  for (const tab of tabs) tab.close();
  await close();
});

test('60 wrong passwords with forged addresses are stopped as if nothing were forged, and audited with the true one', async () => {
  const browser = inOffice();
  const page = await reachSignInPage(browser, server.config.publicUrl, await startSignIn(browser));
  const waits: (string | null)[] = [];
  for (let attempt = 0; attempt < 60; attempt++) {
    const forger = inOffice(`198.51.100.${attempt}, `);
    forger.cookies = browser.cookies;
    waits.push(
      (await submitPassword(forger, page, demoStaff.admin.email, `guess ${attempt}`)).headers.get('retry-after'),
    );
  }
  expect(waits.filter((wait) => wait === null)).toHaveLength(5);
  expect(waits.filter((wait) => Number(wait) > 0)).toHaveLength(55);
  const { rows } = await server.database.pool.query<{ ip: string }>(
    "SELECT DISTINCT ip FROM audit_events WHERE event LIKE 'authn_login_%'",
  );
  expect(rows).toEqual([{ ip: '203.0.113.7' }]);
});

test('one password tried on many accounts from one address is stopped', async () => {
  const tried: string[] = [];
  for (let account = 0; account < 400; account++)
    tried.push((await admitAttempt(server.deps, `somebody${account}@example.com`, '203.0.113.7')).kind);
  expect(tried.filter((kind) => kind === 'admitted').length).toBeLessThanOrEqual(300);
  expect(tried.slice(-50).every((kind) => kind === 'throttled')).toBe(true);
  const elsewhere = await admitAttempt(server.deps, demoStaff.admin.email, '198.51.100.1');
  expect(elsewhere.kind).toBe('admitted');
});
