import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credentials } from '#db/schema/identity.ts';
import { mailsTable } from '#db/schema/mails.ts';
import { TestAuthenticator } from '#identity/passkeys/test-authenticator.ts';
import { sessionLimits } from '#identity/sessions/limits.ts';
import { demoStaff } from '#identity/staff/demo-staff.ts';
import { hashPassword } from '#identity/staff/password.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

const password = 'purple-kettle-drives-7-snails';
const quarter = 900;
const needed = { status: 403, code: 'step_up_required' };
const wrong = { status: 422, errors: [{ path: 'credential', code: 'wrongPasskey' }] };

let api: TestApp;
let seekerId: string;
beforeAll(async () => {
  api = await createTestApp({ sessionLimits: { ...sessionLimits, tokenSeconds: 3600 } });
  seekerId = (await recordsIn(api.database).seeker({ mobile: '+966501234567' })).id;
  const passwordHash = await hashPassword(password);
  for (const { id } of [demoStaff.admin, demoStaff.editor])
    await api.database.orm.update(credentials).set({ passwordHash }).where(eq(credentials.staffId, id));
});
afterAll(() => api.close());

const device = () => new TestAuthenticator(api.deps.config.publicUrl);
const post = (path: string, as: TestSession, body: object = {}) => api.call('POST', `/api/v1/me${path}`, { as, body });
const begin = async (as: TestSession) => (await post('/factors/passkeys/begin', as)).json();
const keep = (as: TestSession, credential: object, name = 'جوال العمل') =>
  post('/factors/passkeys', as, { name, credential });
const factors = async (as: TestSession) => (await api.call('GET', '/api/v1/me/factors', { as })).json();
const remove = (as: TestSession, id: string) => api.call('DELETE', `/api/v1/me/factors/passkeys/${id}`, { as });
const asked = async (as: TestSession) => (await post('/step-up/passkey', as)).json();
const prove = (as: TestSession, credential: object) => post('/step-up', as, { by: 'passkey', credential });
const reveal = (as: TestSession) =>
  api.call('POST', '/api/v1/pii/reveal', {
    as,
    body: { resource: 'seekers', id: seekerId, field: 'mobile', reason: 'للتحقق من هوية المرشح قبل التوظيف' },
  });
const mailsOf = async (staffId: string) => {
  const mails = await api.database.orm.select().from(mailsTable).where(eq(mailsTable.staffId, staffId));
  return mails.map(({ template }) => template);
};

test('a passkey is set up under a name, with recovery codes when it is the first factor; its owner gets a mail', async () => {
  const as = await api.signIn();
  const phone = device();
  const kept = await keep(as, phone.create(await begin(as)));
  expect(kept.statusCode, kept.body).toBe(200);
  expect(kept.json().recoveryCodes).toHaveLength(10);
  expect((await keep(as, phone.create(await begin(as)), 'الحاسوب')).json()).toEqual({ recoveryCodes: [] });
  expect(await factors(as)).toMatchObject({
    passkeys: [{ name: 'جوال العمل', lastUsedAt: null, copiedAt: null }, { name: 'الحاسوب' }],
    stepUpBy: 'passkey',
    recoveryCodesLeft: 10,
  });
  expect((await api.call('GET', `/api/v1/staff/${as.user.id}`, { as })).json()).toMatchObject({ mfa: 'passkey' });
  expect(await mailsOf(as.user.id)).toEqual(['passkeyAdded', 'passkeyAdded']);
  const { items } = (await api.call('GET', `/api/v1/staff/${as.user.id}/activity`, { as })).json();
  expect(JSON.stringify(items)).toContain('authn_passkey_added');
  for (const { id } of (await factors(as)).passkeys) expect((await remove(as, id)).statusCode).toBe(204);
});

test('a passkey is refused that was made elsewhere, for another session, without the person, or for what was asked before', async () => {
  const [as, other] = [await api.signIn(), await api.signIn('editor')];
  const phone = device();
  const elsewhere = phone.create(await begin(as), { origin: 'https://diwan.example.evil' });
  expect((await keep(as, elsewhere)).json()).toMatchObject(wrong);
  expect((await keep(as, phone.create(await begin(as), { isVerified: false }))).json()).toMatchObject(wrong);
  expect((await keep(as, phone.create(await begin(other)))).json()).toMatchObject(wrong);
  const made = phone.create(await begin(as));
  await begin(as);
  expect((await keep(as, made)).json()).toMatchObject(wrong);
  const late = phone.create(await begin(as));
  api.clock.advance(301);
  expect((await keep(as, late)).json()).toMatchObject(wrong);
  expect((await factors(as)).passkeys).toEqual([]);
});

test.each(['admin', 'editor'] as const)(
  'an %s proves anew who they are by a passkey or a code, no longer by the password',
  async (role) => {
    const as = await api.signIn(role);
    const phone = device();
    const { recoveryCodes } = (await keep(as, phone.create(await begin(as)))).json();
    api.clock.advance(quarter + 1);
    expect((await reveal(as)).json()).toMatchObject(needed);
    expect((await post('/step-up', as, { by: 'password', password })).json()).toMatchObject({ reason: 'otherProof' });
    const signed = phone.get(await asked(as));
    expect((await prove(as, signed)).statusCode).toBe(204);
    expect((await reveal(as)).statusCode).toBe(200);
    api.clock.advance(quarter + 1);
    expect((await prove(as, signed)).json()).toMatchObject(wrong);
    expect((await post('/step-up', as, { by: 'code', code: recoveryCodes[0] })).statusCode).toBe(204);
    const [{ id, lastUsedAt }] = (await factors(as)).passkeys;
    expect(lastUsedAt).not.toBeNull();
    expect((await remove(as, id)).statusCode).toBe(204);
  },
);

test('neither another person’s passkey nor one signed elsewhere is a proof', async () => {
  const [as, other] = [await api.signIn(), await api.signIn('editor')];
  const [mine, theirs] = [device(), device()];
  await keep(as, mine.create(await begin(as)));
  await keep(other, theirs.create(await begin(other)));
  expect((await prove(as, theirs.get(await asked(as)))).json()).toMatchObject(wrong);
  const elsewhere = { origin: 'https://diwan.example.evil' };
  expect((await prove(as, mine.get(await asked(as), elsewhere))).json()).toMatchObject(wrong);
  expect((await prove(as, mine.get(await asked(as), { isVerified: false }))).json()).toMatchObject(wrong);
  const forOther = (await asked(other)).challenge;
  expect((await prove(as, mine.get(await asked(as), { challenge: forOther }))).json()).toMatchObject(wrong);
  expect((await prove(as, mine.get(await asked(as)))).statusCode).toBe(204);
  for (const session of [as, other]) for (const { id } of (await factors(session)).passkeys) await remove(session, id);
});

test('a counter that goes back is a copy: the passkey is not taken again, and its owner sees why', async () => {
  const as = await api.signIn();
  const phone = device();
  await keep(as, phone.create(await begin(as)));
  expect((await prove(as, phone.get(await asked(as), { counter: 9 }))).statusCode).toBe(204);
  expect((await prove(as, phone.get(await asked(as), { counter: 9 }))).json()).toMatchObject(wrong);
  expect((await prove(as, phone.get(await asked(as), { counter: 10 }))).json()).toMatchObject(wrong);
  const [{ id, copiedAt }] = (await factors(as)).passkeys;
  expect(copiedAt).not.toBeNull();
  const { items } = (await api.call('GET', `/api/v1/staff/${as.user.id}/activity`, { as })).json();
  expect(JSON.stringify(items)).toContain('authn_passkey_copied');
  await remove(as, id);
});

test('a passkey is removed by its owner alone and after a fresh proof; with the last factor the recovery codes go', async () => {
  const [as, other] = [await api.signIn(), await api.signIn('editor')];
  const phone = device();
  await keep(as, phone.create(await begin(as)));
  const [{ id }] = (await factors(as)).passkeys;
  expect((await remove(other, id)).statusCode).toBe(404);
  api.clock.advance(quarter + 1);
  expect((await remove(as, id)).json()).toMatchObject(needed);
  expect((await post('/factors/passkeys/begin', as)).json()).toMatchObject(needed);
  await prove(as, phone.get(await asked(as)));
  expect((await remove(as, id)).statusCode).toBe(204);
  expect((await prove(as, phone.get(await asked(as)))).json()).toMatchObject({ reason: 'otherProof' });
  expect(await factors(as)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0, stepUpBy: 'password' });
  expect(await mailsOf(as.user.id)).toContain('passkeyRemoved');
});
