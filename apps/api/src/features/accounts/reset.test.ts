import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { credentials, staffLinks } from '#db/schema/identity.ts';
import { mailsTable } from '#db/schema/mails.ts';
import { rateLimits } from '#http/limits/rate-limits.ts';
import { demoStaff } from '#identity/staff/demo-staff.ts';
import { verifyPassword } from '#identity/staff/password.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';

const { editor } = demoStaff;
const passphrase = 'purple-kettle-drives-7-snails';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ rateLimits: rateLimits() });
});
afterAll(() => api.close());

const post = (url: string, form: Record<string, string>) =>
  api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ lang: 'en', ...form }).toString(),
  });
const ask = (email: string) => post('/oidc/forgotten', { email });
const mailsTo = (staffId: string) => api.database.orm.select().from(mailsTable).where(eq(mailsTable.staffId, staffId));

test('a new password is asked for by e-mail; the answer is the same for whoever asks, and no more than a few mails go', async () => {
  const answers = [];
  for (const email of ['nobody@example.com', demoStaff.away[2].email, editor.email]) answers.push(await ask(email));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await vi.waitFor(async () => expect(await mailsTo(editor.id)).toHaveLength(1));
  for (let tries = 0; tries < 10; tries += 1) expect((await ask(editor.email)).body).toBe(answers[0]!.body);
  await vi.waitFor(async () => expect(await mailsTo(editor.id)).toHaveLength(5));
  expect(await mailsTo(demoStaff.away[2].id)).toEqual([]);
});

test('the link leads to a new password once, within the hour, and signs out everywhere', async () => {
  const session = await api.signIn('editor');
  const [link] = await api.database.orm.select().from(staffLinks).where(eq(staffLinks.staffId, editor.id));
  const token = api.deps.keys.sealing.open(link!.sealedToken);
  const page = await api.app.inject(`/oidc/reset?lang=en&token=${token}`);
  expect(page.body).toContain('A new password');
  expect((await api.app.inject(`/oidc/invitation?token=${token}`)).statusCode).toBe(410);
  const before = api.clock.now;
  api.clock.advance(3601);
  expect((await post('/oidc/reset', { token, password: passphrase, again: passphrase })).statusCode).toBe(410);
  api.clock.now = before;

  expect((await post('/oidc/reset', { token, password: passphrase, again: passphrase })).statusCode).toBe(303);
  expect((await api.call('GET', '/api/v1/checkToken', { as: session })).statusCode).toBe(401);
  const [kept] = await api.database.orm.select().from(credentials).where(eq(credentials.staffId, editor.id));
  expect(await verifyPassword(passphrase, kept!.passwordHash)).toBe(true);
  expect((await post('/oidc/reset', { token, password: 'x', again: 'x' })).statusCode).toBe(410);
});
