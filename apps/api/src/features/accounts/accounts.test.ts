import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credentials, type StaffMember, staff, staffLinks } from '#db/schema/identity.ts';
import { mailsTable } from '#db/schema/mails.ts';
import { rateLimits } from '#http/limits/rate-limits.ts';
import { createSession } from '#identity/sessions/sessions.ts';
import { demoStaff } from '#identity/staff/demo-staff.ts';
import { contentOf } from '#resources/mails/content/content-of.ts';
import { siteOf } from '#resources/mails/content/mail-facts.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

const passphrase = 'purple-kettle-drives-7-snails';

let api: TestApp;
let admin: TestSession;
let editor: TestSession;
beforeAll(async () => {
  api = await createTestApp({ rateLimits: rateLimits() });
  admin = await api.signIn();
  editor = await api.signIn('editor');
});
afterAll(() => api.close());

const draft = (name: string, email: string, role = 'editor') => ({
  name,
  email,
  role,
  mobile: null,
  title: null,
  about: null,
  photo: null,
});
const inviteBy = (as: TestSession, name: string, email: string, role?: string) =>
  api.call('POST', '/api/v1/staff', { as, body: draft(name, email, role) });
const memberOf = async (id: string): Promise<StaffMember> =>
  (await api.database.orm.select().from(staff).where(eq(staff.id, id)))[0]!;
const viewed = async (id: string) => (await api.call('GET', `/api/v1/staff/${id}`, { as: admin })).json();
const send = async (id: string, event: object, as = admin) => {
  const { version } = await memberOf(id);
  return api.call('POST', `/api/v1/staff/${id}/events`, { as, body: event, headers: { 'if-match': `"v${version}"` } });
};

async function tokenOf(id: string): Promise<string> {
  const [link] = await api.database.orm.select().from(staffLinks).where(eq(staffLinks.staffId, id));
  return api.deps.keys.sealing.open(link!.sealedToken);
}
const open = (token: string, lang = 'en') =>
  api.app.inject({ method: 'GET', url: `/oidc/invitation?lang=${lang}&token=${token}` });
const choose = (token: string, password: string, again = password) =>
  api.app.inject({
    method: 'POST',
    url: '/oidc/invitation',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ lang: 'en', token, password, again }).toString(),
  });

test('AUTH-12 accounts are the administrators’: an editor neither reads, invites nor changes them, and chooses colleagues by name', async () => {
  const { id } = demoStaff.colleagues[0];
  const answers = await Promise.all([
    api.call('GET', '/api/v1/staff', { as: editor }),
    api.call('GET', `/api/v1/staff/${id}`, { as: editor }),
    inviteBy(editor, 'لمى', 'lama@example.com'),
    send(id, { type: 'staff.suspend' }, editor),
  ]);
  for (const answer of answers) expect(answer.statusCode).toBe(403);
  const options = await api.call('GET', '/api/v1/staff/options?q=Layla', { as: editor });
  expect(options.json()).toMatchObject([{ label: { ar: 'Layla Mansour' } }]);
});

test('ROUTE-16 an invitation goes by mail; its link lets in once, and its secret is kept nowhere that anybody reads', async () => {
  const invited = await inviteBy(admin, 'لمى الأحمد', 'lama@example.com');
  expect(invited.statusCode, invited.body).toBe(201);
  const { id } = invited.json();
  expect(await viewed(id)).toMatchObject({ state: 'invited', invitationEndsAt: expect.any(String) });

  const token = await tokenOf(id);
  const [mail] = await api.database.orm.select().from(mailsTable).where(eq(mailsTable.staffId, id));
  const { text, html } = (await contentOf(api.database.orm, mail!, siteOf(api.deps.config)))!;
  expect(text).toContain('/oidc/invitation?token=');
  for (const said of [text, html, JSON.stringify(mail), invited.body]) expect(said).not.toContain(token);
  const { rows } = await api.database.pool.query('SELECT token_hash FROM staff_links WHERE staff_id = $1', [id]);
  expect(rows[0].token_hash).not.toContain(token);

  for (const lang of ['ar', 'en']) {
    const page = await open(token, lang);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`lang="${lang}"`);
    expect(page.body).toContain('lama@example.com');
    expect(page.headers['content-security-policy']).not.toContain('script-src');
  }
  expect((await choose(token, passphrase)).headers.location).toBe(`${api.deps.config.publicUrl}/login`);
  expect(await viewed(id)).toMatchObject({ state: 'active', invitationEndsAt: null });
  for (const late of [await open(token), await choose(token, 'another-password-9-snails')])
    expect(late.statusCode).toBe(410);
  const hashes = await api.database.orm.select().from(credentials).where(eq(credentials.staffId, id));
  expect(hashes).toHaveLength(1);
});

test('two who use one invitation at once get one account between them', async () => {
  const { id } = (await inviteBy(admin, 'جود', 'joud@example.com')).json();
  const token = await tokenOf(id);
  const answers = await Promise.all([choose(token, passphrase), choose(token, 'green-lamp-4-wandering-cats')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 410]);
});

test('MSG-04 MSG-05 a new password is typed twice alike, is long enough, and is not one that everybody takes', async () => {
  const { id } = (await inviteBy(admin, 'ريناد', 'renad@example.com')).json();
  const token = await tokenOf(id);
  const refused: [string, string, string][] = [
    [passphrase, `${passphrase}!`, 'passwords doesn&#39;t match'],
    ['12345', '12345', 'at least 6 characters'],
    ['purple-7', 'purple-7', 'shorter than 12 characters'],
    ['password1234!', 'password1234!', 'easy to guess'],
  ];
  for (const [password, again, words] of refused) {
    const answer = await choose(token, password, again);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(words);
  }
  expect(await viewed(id)).toMatchObject({ state: 'invited' });
});

test('an invitation ends after 72 hours, when it is sent again, and when it is withdrawn', async () => {
  const { id } = (await inviteBy(admin, 'سلمان', 'salman@example.com')).json();
  const first = await tokenOf(id);
  expect((await send(id, { type: 'staff.resend' })).statusCode).toBe(200);
  const second = await tokenOf(id);
  expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([410, 200]);
  const before = api.clock.now;
  api.clock.advance(72 * 3600 + 1);
  expect((await open(second)).statusCode).toBe(410);
  api.clock.now = before;
  expect((await send(id, { type: 'staff.deactivate' })).statusCode).toBe(200);
  expect((await open(second)).statusCode).toBe(410);
});

test('MSG-17 an address that is in use is refused at its field, in whatever case', async () => {
  const answer = await inviteBy(admin, 'أخرى', 'ADMIN@example.com');
  expect(answer.json()).toMatchObject({ code: 'duplicate', errors: [{ path: 'email', code: 'emailTaken' }] });
});

test('T09 whoever is suspended is out at once, and in again only when reactivated', async () => {
  const [, , , omar] = demoStaff.colleagues;
  const { adminToken, cookie } = await createSession(api.deps, omar.id);
  const headers = { authorization: `Bearer ${adminToken}`, cookie: `__Host-sid=${cookie}` };
  const check = async () => (await api.app.inject({ url: '/api/v1/checkToken', headers })).statusCode;
  expect(await check()).toBe(200);
  expect((await send(omar.id, { type: 'staff.suspend' })).json()).toMatchObject({ state: 'suspended', sessions: 0 });
  expect(await check()).toBe(401);
  expect((await send(omar.id, { type: 'staff.reactivate' })).json()).toMatchObject({ state: 'active' });
  expect(await check()).toBe(401);
});

test('who leaves names a colleague who takes over what is assigned to them', async () => {
  const [khalid, reem] = demoStaff.colleagues;
  const { id: employerId } = await recordsIn(api.database).employer({ accountManagerId: khalid.id });
  expect((await viewed(khalid.id)).work).toEqual({ applications: 0, jobPosts: 0, employers: 1 });
  const deactivate = { type: 'staff.deactivate' };
  expect((await send(khalid.id, deactivate)).json()).toMatchObject({ status: 409, reason: 'successorMissing' });
  const stranger = await send(khalid.id, { ...deactivate, successor: demoStaff.away[3].id });
  expect(stranger.json()).toMatchObject({ errors: [{ path: 'successor', code: 'unknownReference' }] });
  expect((await send(khalid.id, { ...deactivate, successor: reem.id })).json()).toMatchObject({ state: 'deactivated' });
  const employer = (await api.call('GET', `/api/v1/employers/${employerId}`, { as: admin })).json();
  expect(employer).toMatchObject({ accountManager: { id: reem.id }, version: 2, updatedBy: { id: admin.user.id } });
});

test('MSG-20 a password is changed with the current one; whoever guesses at it is locked out, and an administrator unlocks', async () => {
  const { id } = (await inviteBy(admin, 'هتان', 'hattan@example.com')).json();
  await choose(await tokenOf(id), passphrase);
  const signedIn = async (): Promise<TestSession> => {
    const { adminToken, cookie } = await createSession(api.deps, id);
    const headers = { authorization: `Bearer ${adminToken}`, cookie: `__Host-sid=${cookie}` };
    return { headers, user: { id, name: 'هتان', role: 'editor' } };
  };
  const [here, elsewhere] = [await signedIn(), await signedIn()];
  const change = (current: string, password: string) =>
    api.call('POST', '/api/v1/me/password', { as: here, body: { current, password } });
  expect((await change('', 'green-lamp-4-wandering-cats')).json()).toMatchObject({
    errors: [{ path: 'current', code: 'required' }],
  });
  expect((await change(passphrase, 'short')).json()).toMatchObject({
    errors: [{ path: 'password', code: 'passwordTooShort' }],
  });
  expect((await change(passphrase, 'green-lamp-4-wandering-cats')).statusCode).toBe(204);
  expect((await api.call('GET', '/api/v1/checkToken', { as: elsewhere })).statusCode).toBe(401);

  for (let tries = 0; tries < 5; tries += 1)
    expect((await change(passphrase, 'green-lamp-5-wandering-cats')).json()).toMatchObject({
      errors: [{ path: 'current', code: 'wrongPassword' }],
    });
  expect((await change(passphrase, 'green-lamp-5-wandering-cats')).statusCode).toBe(401);
  expect(await viewed(id)).toMatchObject({ state: 'locked', sessions: 0 });
  expect((await send(id, { type: 'staff.unlock' })).json()).toMatchObject({ state: 'active' });
});

test('AUTH-12 nobody changes their own role, and an administrator remains, however many ask at once', async () => {
  const toEditor = { type: 'staff.changeRole', role: 'editor' };
  expect((await send(admin.user.id, toEditor)).json()).toMatchObject({ status: 409, reason: 'ownAccount' });
  const own = await memberOf(admin.user.id);
  const edit = await api.call('PATCH', `/api/v1/staff/${own.id}`, {
    as: admin,
    body: { role: 'editor' },
    headers: { 'if-match': `"v${own.version}"` },
  });
  expect(edit.json()).toMatchObject({ reason: 'ownAccount' });

  const [, , layla] = demoStaff.colleagues;
  expect((await send(layla.id, { type: 'staff.changeRole', role: 'admin' })).statusCode).toBe(200);
  const { adminToken, cookie } = await createSession(api.deps, layla.id);
  const other: TestSession = {
    headers: { authorization: `Bearer ${adminToken}`, cookie: `__Host-sid=${cookie}` },
    user: { id: layla.id, name: layla.name, role: 'admin' },
  };
  const answers = await Promise.all([send(layla.id, toEditor, admin), send(admin.user.id, toEditor, other)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).not.toEqual([200, 200]);
  const admins = await api.database.pool.query(`SELECT 1 FROM staff WHERE role = 'admin' AND state = 'active'`);
  expect(admins.rows.length).toBeGreaterThan(0);
});
