import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recoveryCodes, totpFactors } from '#db/schema/factors.ts';
import { staff } from '#db/schema/identity.ts';
import { mailsTable } from '#db/schema/mails.ts';
import { rateLimits } from '#http/limits/rate-limits.ts';
import { contentOf } from '#resources/mails/content/content-of.ts';
import { siteOf } from '#resources/mails/content/mail-facts.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let admin: TestSession;
let editor: TestSession;
beforeAll(async () => {
  api = await createTestApp({ rateLimits: { ...rateLimits(100_000), passwords: rateLimits().passwords } });
  admin = await api.signIn();
  editor = await api.signIn('editor');
});
afterAll(() => api.close());

const memberOf = async (id: string) => (await api.database.orm.select().from(staff).where(eq(staff.id, id)))[0]!;
const mailsTo = (staffId: string, template: 'accountLocked' | 'secondFactorReset') =>
  api.database.orm
    .select()
    .from(mailsTable)
    .where(and(eq(mailsTable.staffId, staffId), eq(mailsTable.template, template)));
async function resetMfa(id: string, note = 'فقد جواله أمس في السفر', as = admin) {
  const { version } = await memberOf(id);
  const headers = { 'if-match': `"v${version}"` };
  return api.call('POST', `/api/v1/staff/${id}/events`, { as, headers, body: { type: 'staff.resetMfa', note } });
}
const isSignedIn = async (as: TestSession) => (await api.call('GET', '/api/v1/checkToken', { as })).statusCode === 200;

test('an administrator resets somebody’s second factor with a reason; they get an e-mail and are signed out', async () => {
  const { secret } = (await api.call('POST', '/api/v1/me/factors/totp', { as: editor, body: {} })).json();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.clock.now.getTime() });
  await api.call('POST', '/api/v1/me/factors/totp/confirm', { as: editor, body: { code } });
  const { id } = editor.user;
  const off = await api.call('GET', '/api/v1/staff?mfaOff=false&limit=25', { as: admin });
  expect(off.json().items).toMatchObject([{ id, mfa: 'totp' }]);

  expect((await resetMfa(id, 'قصير')).statusCode).toBe(422);
  expect((await resetMfa(id, undefined, await api.signIn('editor'))).statusCode).toBe(403);
  expect((await resetMfa(id)).json()).toMatchObject({ mfa: 'off', sessions: 0 });
  for (const table of [totpFactors, recoveryCodes]) expect(await api.database.orm.select().from(table)).toEqual([]);
  expect(await isSignedIn(editor)).toBe(false);
  const [mail] = await mailsTo(id, 'secondFactorReset');
  const content = await contentOf(api.database.orm, mail!, siteOf(api.deps.config));
  expect(content?.text).toContain('set up an app again');
  const { items } = (await api.call('GET', `/api/v1/staff/${id}/activity`, { as: admin })).json();
  expect(JSON.stringify(items)).toContain('فقد جواله أمس في السفر');
  expect((await resetMfa(id)).json()).toMatchObject({ status: 409, reason: 'noFactor' });
  expect((await resetMfa(admin.user.id)).json()).toMatchObject({ status: 409, reason: 'ownAccount' });
});

test('whoever is locked gets an e-mail, and administrators a notification that leads to the account', async () => {
  const here = await api.signIn('editor');
  const { id } = here.user;
  const prove = () =>
    api.call('POST', '/api/v1/me/step-up', { as: here, body: { by: 'password', password: 'a wrong one' } });
  for (let tries = 0; tries < 5; tries += 1) await prove();
  expect(await memberOf(id)).toMatchObject({ state: 'locked' });
  expect(await mailsTo(id, 'accountLocked')).toHaveLength(1);
  const { items } = (await api.call('GET', '/api/v1/notifications?kind=accountLocked', { as: admin })).json();
  expect(items).toMatchObject([{ kind: 'accountLocked', ref: { resource: 'staff', id } }]);
});
