import type { EmailCampaign } from '@diwan/api-contract/resources/email-campaigns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#db/id.ts';
import { deliver } from '#features/mail/deliver.ts';
import { leaseNext } from '#features/mail/leases.ts';
import type { Letter, Transport } from '#features/mail/transport.ts';
import { followingUrl, openingUrl } from '#resources/email-recipients/reading-links.ts';
import { emailRecipientsTable as recipients } from '#resources/email-recipients/table.ts';
import { seekersTable as seekers } from '#resources/seekers/table.ts';
import { addCampaign, addRecipient, campaignDraftOf } from '#test/mailing/campaign-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { campaignStep } from './worker.ts';

let api: TestApp;
let editor: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  editor = await api.signIn('editor');
});
afterAll(() => api.close());

const willing = { marketing: true, sms: false, whatsapp: false, measuring: true, at: '2026-01-01T00:00:00.000000Z' };
const target = 'https://jobs.example.com/offers?page=2&sort=new';

/** Somebody who was sent a campaign, and lets us note what they read of it unless the test says otherwise. */
async function reached(row: { campaignId?: string; isMeasured?: boolean } = {}, consents = willing) {
  const { id: seekerId } = await recordsIn(api.database).seeker({ consents });
  const sentAt = api.clock.now.toISOString();
  return addRecipient(api.database, { isMeasured: true, ...row, seekerId, state: 'sent', sentAt });
}

const opening = (id: string) => openingUrl('', api.deps.keys.sealing, id);
const following = (id: string, href = target) => followingUrl('', api.deps.keys.sealing, id, href);
const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => api.app.inject({ method, url });
const rowOf = async (id: string) => (await api.database.orm.select().from(recipients).where(eq(recipients.id, id)))[0]!;

test('whoever opens a mail asks for its picture, and that they did is noted once', async () => {
  const { id } = await reached();
  const answer = await get(opening(id));
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'image/gif',
    'no-store',
  ]);
  const { state, openedAt, clickedAt, version } = await rowOf(id);
  expect([state, openedAt !== null, clickedAt]).toEqual(['opened', true, null]);
  api.clock.advance(60);
  await get(opening(id));
  expect(await rowOf(id)).toMatchObject({ openedAt, version });
});

test('a link leads to where it was written to lead; whoever follows it has opened the mail', async () => {
  const { id } = await reached();
  const answer = await get(following(id));
  expect([answer.statusCode, answer.headers.location, answer.headers['referrer-policy']]).toEqual([
    302,
    target,
    'no-referrer',
  ]);
  const row = await rowOf(id);
  expect([row.state, row.openedAt === row.clickedAt, row.clickedAt !== null]).toEqual(['clicked', true, true]);
});

test('nothing is noted of whoever has not agreed, has taken it back since, or only asks whether a link is there', async () => {
  const unasked = await reached({ isMeasured: false });
  const withdrawn = await reached();
  await api.database.orm
    .update(seekers)
    .set({ consents: { ...willing, measuring: false } })
    .where(eq(seekers.id, withdrawn.seekerId!));
  const looked = await reached();
  await get(following(looked.id), 'HEAD');
  for (const { id } of [unasked, withdrawn]) {
    expect((await get(opening(id))).statusCode).toBe(200);
    expect((await get(following(id))).headers.location).toBe(target);
  }
  for (const { id } of [unasked, withdrawn, looked])
    expect(await rowOf(id)).toMatchObject({ state: 'sent', openedAt: null, clickedAt: null });
});

test('a link that is forged, cut off or for another purpose leads nowhere and says so', async () => {
  const { id } = await reached();
  const asFilm = api.deps.keys.sealing.seal(`film ${id} ${target}`).toString('base64url');
  for (const url of [following(id).slice(0, -4), `/follow?token=${asFilm}`, '/follow', '/follow?token=x&token=y']) {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location], url).toEqual([404, undefined]);
    expect(answer.body).toContain('This link does not work');
  }
  expect((await get('/opened?token=x')).headers['content-type']).toBe('image/gif');
  expect((await rowOf(id)).state).toBe('sent');
});

test('a campaign counts who opened it among those who let it, also of whoever has unsubscribed since', async () => {
  const { id: campaignId } = await addCampaign(api.database, {
    state: 'finished',
    trackOpens: true,
    audience: campaignDraftOf({}, { entity: 'seekers' }).audience as EmailCampaign['audience'],
  });
  const [left, opened, clicked, gone] = [
    await reached({ campaignId }),
    await reached({ campaignId }),
    await reached({ campaignId }),
    await reached({ campaignId }),
  ];
  await reached({ campaignId, isMeasured: false });
  for (const { id } of [opened, gone]) await get(opening(id));
  await get(following(clicked.id));
  await api.database.pool.query("UPDATE email_recipients SET state = 'unsubscribed' WHERE id = $1", [gone.id]);
  const { stats } = (await api.call('GET', `/api/v1/email-campaigns/${campaignId}`, { as: editor })).json();
  expect(stats).toMatchObject({ sent: 2, opened: 1, clicked: 1, unsubscribed: 1 });
  expect(stats.reading).toEqual({ measured: 4, opened: 3, clicked: 1 });

  const audience = campaignDraftOf({}, { type: 'unopened', entity: 'seekers', campaignId }).audience;
  const count = (of: object) =>
    api.call('POST', '/api/v1/email-campaigns/audience', { as: editor, body: { audience: { ...audience, ...of } } });
  const counted = (await count({})).json();
  expect(counted).toMatchObject({ total: 1, included: 1, people: [{ email: expect.stringMatching(/^.•{3}@/) }] });
  await get(opening(left.id));
  expect((await count({})).json()).toMatchObject({ total: 0 });
  for (const wrong of [{ campaignId: null }, { campaignId: left.id }, { entity: 'employers' }])
    expect((await count(wrong)).json().errors?.[0]).toMatchObject({ path: 'audience.campaignId' });
});

test('only the mail to whoever lets us note it leads past a counter, and says so; what is kept of it counts nothing', async () => {
  const body = { ar: `<p dir="auto"><a href="${target.replace('&', '&amp;')}">عرض</a></p>` };
  const { id: campaignId } = await addCampaign(api.database, {
    state: 'running',
    trackOpens: true,
    subject: { ar: 'عرض' },
    body,
    leavesAt: api.clock.now.toISOString(),
    nextBatchAt: api.clock.now.toISOString(),
  });
  const measured = await reached({ campaignId });
  const other = await reached({ campaignId, isMeasured: false });
  await api.database.pool.query("UPDATE email_recipients SET state = 'queued', sent_at = NULL WHERE campaign_id = $1", [
    campaignId,
  ]);
  await campaignStep(api.deps);
  const letters = new Map<string, Letter>();
  const transport: Transport = {
    async send(letter) {
      letters.set(letter.to, letter);
    },
    close() {},
  };
  for (let mail = await next(); mail; mail = await next())
    await deliver(api.deps, { transport, from: 'office@mail.example', domain: 'mail.example' }, mail);
  const [counted, plain] = [letters.get(measured.email!)!.html, letters.get(other.email!)!.html];
  expect(plain).toContain(`href="${target.replace('&', '&amp;')}"`);
  expect(plain).not.toMatch(/\/follow|\/opened|بموافقتك/);
  expect(counted).toContain('بموافقتك');
  expect(counted).toContain('/unsubscribe?token=');
  const [, link] = /href="[^"]*(\/follow\?token=[\w-]+)"/.exec(counted)!;
  const [, picture] = /<img src="[^"]*(\/opened\?token=[\w-]+)"/.exec(counted)!;
  expect((await get(link!)).headers.location).toBe(target);
  expect((await get(picture!)).headers['content-type']).toBe('image/gif');
  expect((await rowOf(measured.id)).state).toBe('clicked');
  const { rows } = await api.database.pool.query('SELECT content FROM mails WHERE email_recipient_id = $1', [
    measured.id,
  ]);
  expect(JSON.stringify(rows[0].content)).not.toMatch(/\/follow|\/opened/);
});

const next = () => leaseNext(api.deps, newId(), 90);
