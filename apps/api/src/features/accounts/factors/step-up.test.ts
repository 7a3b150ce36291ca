import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credentials } from '#db/schema/identity.ts';
import { rateLimits } from '#http/limits/rate-limits.ts';
import { sessionLimits } from '#identity/sessions/limits.ts';
import { demoStaff } from '#identity/staff/demo-staff.ts';
import { hashPassword } from '#identity/staff/password.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

const password = 'purple-kettle-drives-7-snails';
const quarter = 900;
const reason = 'للتحقق من هوية المرشح قبل التوظيف';

let api: TestApp;
let seekerId: string;
beforeAll(async () => {
  api = await createTestApp({
    rateLimits: { ...rateLimits(100_000), passwords: rateLimits().passwords },
    sessionLimits: { ...sessionLimits, tokenSeconds: 3600 },
  });
  seekerId = (await recordsIn(api.database).seeker({ mobile: '+966501234567' })).id;
  const passwordHash = await hashPassword(password);
  for (const { id } of [demoStaff.admin, demoStaff.editor])
    await api.database.orm.update(credentials).set({ passwordHash }).where(eq(credentials.staffId, id));
});
afterAll(() => api.close());

const reveal = (as: TestSession, headers = {}) =>
  api.call('POST', '/api/v1/pii/reveal', {
    as,
    body: { resource: 'seekers', id: seekerId, field: 'mobile', reason },
    headers,
  });
const prove = (as: TestSession, body: object) => api.call('POST', '/api/v1/me/step-up', { as, body });
const needed = { status: 403, code: 'step_up_required' };

test.each(['editor', 'admin'] as const)(
  'an %s whose sign-in is older than a quarter of an hour reveals nothing until the password is given again',
  async (role) => {
    const as = await api.signIn(role);
    expect((await reveal(as)).statusCode).toBe(200);
    api.clock.advance(quarter + 1);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect((await reveal(as, headers)).json()).toMatchObject(needed);
    expect((await prove(as, { by: 'password', password: 'wrong' })).json()).toMatchObject({
      errors: [{ path: 'password', code: 'wrongPassword' }],
    });
    expect((await reveal(as, headers)).json()).toMatchObject(needed);
    expect((await prove(as, { by: 'password', password })).statusCode).toBe(204);
    expect((await reveal(as, headers)).json()).toMatchObject({ value: '+966501234567' });
    api.clock.advance(quarter + 1);
    expect((await reveal(as)).json()).toMatchObject(needed);
  },
);

test('a proof is of one session: another one of the same person is asked for its own', async () => {
  const [here, there] = [await api.signIn(), await api.signIn()];
  api.clock.advance(quarter + 1);
  expect((await prove(here, { by: 'password', password })).statusCode).toBe(204);
  expect((await reveal(here)).statusCode).toBe(200);
  expect((await reveal(there)).json()).toMatchObject(needed);
});

test('exports of people, roles and new second factors ask for it, other changes of an account don’t', async () => {
  const as = await api.signIn();
  const { id } = demoStaff.colleagues[0];
  api.clock.advance(quarter + 1);
  const headers = { 'if-match': '"v1"' };
  const answers = await Promise.all([
    api.call('GET', '/api/v1/seekers/export?format=csv&language=en', { as }),
    api.call('POST', '/api/v1/pii/export', { as, body: { id: seekerId, language: 'en', reason } }),
    api.call('PATCH', `/api/v1/staff/${id}`, { as, headers, body: { role: 'admin' } }),
    api.call('POST', `/api/v1/staff/${id}/events`, { as, headers, body: { type: 'staff.changeRole', role: 'admin' } }),
    api.call('POST', '/api/v1/bulk', {
      as,
      body: {
        resource: 'staff',
        selection: { kind: 'some', ids: [id] },
        action: { type: 'staff.changeRole', role: 'admin' },
      },
    }),
    api.call('POST', '/api/v1/me/factors/totp', { as, body: {} }),
  ]);
  for (const answer of answers) expect(answer.json()).toMatchObject(needed);
  const title = { title: 'أخصائي' };
  expect((await api.call('PATCH', `/api/v1/staff/${id}`, { as, headers, body: title })).statusCode).toBe(200);
  expect((await api.call('GET', '/api/v1/skills/export?format=csv&language=en', { as })).statusCode).toBe(200);
});

test('administrators decide how long a proof counts', async () => {
  const as = await api.signIn();
  const { version } = (await api.call('GET', '/api/v1/settings', { as })).json();
  const headers = { 'if-match': `"v${version}"` };
  const set = await api.call('PATCH', '/api/v1/settings', { as, headers, body: { values: { stepUpMinutes: 5 } } });
  expect(set.statusCode, set.body).toBe(200);
  api.clock.advance(5 * 60 + 1);
  expect((await reveal(as)).json()).toMatchObject(needed);
});

test('whoever has an app proves it with a code, and not with the password', async () => {
  const as = await api.signIn('editor');
  const { secret } = (await api.call('POST', '/api/v1/me/factors/totp', { as, body: {} })).json();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = () => totp.generate({ timestamp: api.clock.now.getTime() });
  await api.call('POST', '/api/v1/me/factors/totp/confirm', { as, body: { code: code() } });
  api.clock.advance(quarter + 1);
  expect((await prove(as, { by: 'password', password })).json()).toMatchObject({ status: 409, reason: 'otherProof' });
  expect((await prove(as, { by: 'code', code: '000000' })).json()).toMatchObject({ errors: [{ code: 'wrongCode' }] });
  expect((await reveal(as)).json()).toMatchObject(needed);
  expect((await prove(as, { by: 'code', code: code() })).statusCode).toBe(204);
  expect((await reveal(as)).statusCode).toBe(200);
});
