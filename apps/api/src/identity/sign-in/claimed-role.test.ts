import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { staff } from '#db/schema/identity.ts';
import { randomToken } from '#keys/random-token.ts';
import { goodClaims, granted, hostedClient, startTestProvider, type TestProvider } from '../provider/test-provider.ts';
import { auditedEvents, demoPassword, startTestServer, type TestServer } from '../provider/test-server.ts';
import { demoStaff, ensureDemoStaff } from '../staff/demo-staff.ts';
import { claimedRole } from './claimed-role.ts';
import { exchange, startSignIn, TestBrowser } from './test-sign-in.ts';

const roles = { claim: 'realm_access.roles', values: { admin: ['diwan-admins'], editor: ['diwan-editors'] } };

test('a role is the highest of a claim’s values; a claim may be named like an address, be one value or none', () => {
  const said = (claims: object, claim = roles.claim) => claimedRole({ ...claims }, { ...roles, claim });
  expect(said({ realm_access: { roles: ['other', 'diwan-editors', 'diwan-admins'] } })).toBe('admin');
  expect(said({ groups: 'diwan-editors' }, 'groups')).toBe('editor');
  expect(said({ 'https://id.example/roles': ['diwan-editors'] }, 'https://id.example/roles')).toBe('editor');
  for (const claims of [{}, { realm_access: null }, { realm_access: { roles: ['diwan'] } }, { realm_access: [[1]] }])
    expect(said(claims)).toBeNull();
  expect(said({}, 'constructor.name')).toBeNull();
});

test('a claim without values for both roles is a wrong setting', () => {
  const hosted = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };
  const given = { ...hosted, OIDC_ROLE_CLAIM: 'groups', OIDC_ROLE_ADMIN: 'a, b' };
  expect(() => readConfig(given)).toThrow('OIDC_ROLE_CLAIM needs');
  expect(readConfig({ ...given, OIDC_ROLE_EDITOR: 'c' }).oidc).toMatchObject({
    roles: { claim: 'groups', values: { admin: ['a', 'b'], editor: ['c'] } },
  });
});

let provider: TestProvider;
let server: TestServer;
beforeEach(async () => {
  provider = await startTestProvider();
  server = await startTestServer({ oidc: { kind: 'hosted', issuer: provider.issuer, ...hostedClient, roles } });
  await ensureDemoStaff(server.database, server.deps.clock, demoPassword);
});
afterEach(async () => {
  await server.close();
  await provider.close();
});

async function signIn({ id, email }: { id: string; email: string }, said: string[]) {
  const browser = new TestBrowser(server.base);
  const attempt = await startSignIn(browser);
  const claims = { ...goodClaims(provider, attempt.nonce, server.deps.clock()), sub: id, email };
  provider.answer = granted(await provider.idToken({ ...claims, realm_access: { roles: said } }));
  return exchange(browser, attempt, { code: randomToken() });
}
const roleOf = async (id: string) =>
  (await server.database.orm.select({ role: staff.role }).from(staff).where(eq(staff.id, id)))[0]?.role;

test.each(['admin', 'editor'] as const)(
  'the claim of an %s holds from the sign-in on, and the audit log tells of it',
  async (role) => {
    const { id, email } = demoStaff[role];
    const other = role === 'admin' ? 'editor' : 'admin';
    await server.database.orm.update(staff).set({ role: 'admin' }).where(eq(staff.id, demoStaff.colleagues[0].id));
    const answer = await signIn({ id, email }, [`diwan-${other}s`]);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ user: expect.objectContaining({ userRole: other }) }),
    ]);
    expect(await roleOf(id)).toBe(other);
    expect(await auditedEvents(server.database)).toContain('staff.changeRole');
  },
);

test('whoever has no role there is refused with the reason, and their open sessions end', async () => {
  const { editor } = demoStaff;
  expect((await signIn(editor, ['diwan-editors'])).status).toBe(200);
  const refused = await signIn(editor, ['another']);
  expect([refused.status, await refused.json()]).toEqual([403, expect.objectContaining({ reason: 'noRoleClaimed' })]);
  const { rows } = await server.database.pool.query('SELECT 1 FROM sessions WHERE staff_id = $1 AND ended_at IS NULL', [
    editor.id,
  ]);
  expect(rows).toEqual([]);
  expect(await auditedEvents(server.database)).toContain('authz_fail');
});

test('the last administrator stays one, whatever the provider says', async () => {
  await server.database.orm.update(staff).set({ role: 'editor' });
  await server.database.orm.update(staff).set({ role: 'admin' }).where(eq(staff.id, demoStaff.admin.id));
  expect((await signIn(demoStaff.admin, ['diwan-editors'])).status).toBe(200);
  expect(await roleOf(demoStaff.admin.id)).toBe('admin');
});
