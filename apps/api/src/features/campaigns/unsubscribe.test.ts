import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailRecipientsTable as recipients } from '#resources/email-recipients/table.ts';
import { unsubscribeToken } from '#resources/email-recipients/unsubscribe-token.ts';
import { suppressionsTable as suppressions } from '#resources/suppressions/table.ts';
import { addRecipient, addSuppression } from '#test/mailing/campaign-records.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const linkOf = (id: string) => `/unsubscribe?token=${unsubscribeToken(api.deps.keys.sealing, id)}`;
const click = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'List-Unsubscribe=One-Click',
  });
const stateOf = async (id: string) =>
  (await api.database.orm.select().from(recipients).where(eq(recipients.id, id)))[0]!.state;
const listed = (email: string) => api.database.orm.select().from(suppressions).where(eq(suppressions.email, email));

test('one click of a mail program unsubscribes (RFC 8058): without a session, a page or a second step, and only once', async () => {
  const { id, email, campaignId } = await addRecipient(api.database, { state: 'sent' });
  const answer = await click(linkOf(id));
  expect(answer.statusCode).toBe(200);
  expect(await stateOf(id)).toBe('unsubscribed');
  expect(await listed(email!)).toMatchObject([{ reason: 'unsubscribe', state: 'active', campaignId }]);
  expect((await click(linkOf(id))).statusCode).toBe(200);
  expect(await listed(email!)).toHaveLength(1);
});

test('whoever looks at the link changes nothing: a program that follows every link would unsubscribe everybody', async () => {
  const { id, email } = await addRecipient(api.database, { state: 'sent' });
  const page = await api.app.inject({ method: 'GET', url: linkOf(id), headers: { 'accept-language': 'en' } });
  expect(page.statusCode).toBe(200);
  for (const said of ['<html lang="en" dir="ltr">', 'Unsubscribe?', 'هل تريد إلغاء الاشتراك؟', '<form method="post">'])
    expect(page.body).toContain(said);
  expect(page.body).not.toContain(email!);
  expect(page.headers['content-security-policy']).toContain("form-action 'self'");
  expect(page.headers['cache-control']).toBe('no-store');
  expect(await stateOf(id)).toBe('sent');
  expect(await listed(email!)).toEqual([]);
});

test('a token of nobody, a forged one and one for another purpose do nothing', async () => {
  const { id } = await addRecipient(api.database, { state: 'sent' });
  const { sealing } = api.deps.keys;
  const forged = linkOf(id).slice(0, -4);
  const other = `/unsubscribe?token=${sealing.seal(`mail ${id}`).toString('base64url')}`;
  const nobody = linkOf(crypto.randomUUID());
  for (const url of [forged, other, nobody, '/unsubscribe', '/unsubscribe?token=x'])
    expect((await click(url)).statusCode, url).toBe(404);
  expect((await click(linkOf(id), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect(await stateOf(id)).toBe('sent');
});

test('an administrator lifts a suppression and says why; an editor adds addresses, each once', async () => {
  const [admin, editor] = [await api.signIn('admin'), await api.signIn('editor')];
  const url = '/api/v1/suppressions';
  const added = await api.call('POST', url, { as: editor, body: { email: 'Noise@mail.example', reason: 'complaint' } });
  expect([added.statusCode, added.json().email]).toEqual([201, 'N•••@mail.example']);
  const again = await api.call('POST', url, { as: editor, body: { email: 'noise@mail.example', reason: 'manual' } });
  expect([again.statusCode, again.json().errors?.[0]]).toMatchObject([409, { path: 'email', code: 'taken' }]);
  const found = (await api.call('GET', `${url}?q=noise@mail.example`, { as: editor })).json().items;
  expect(found).toHaveLength(1);
  const { id } = await addSuppression(api.database);
  const lift = (note: string, as: typeof admin) =>
    api.call('POST', `${url}/${id}/events`, {
      as,
      body: { type: 'suppression.lift', note },
      headers: { 'if-match': '"v1"' },
    });
  expect((await lift('They have asked for it.', editor)).json().reason).toBe('notPermitted');
  expect((await lift('short', admin)).json().reason).toBe('noteTooShort');
  expect((await lift('They have asked for it.', admin)).json()).toMatchObject({
    state: 'lifted',
    liftedBy: { id: admin.user.id },
    liftReason: 'They have asked for it.',
  });
});
