import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { startTestMailServer, type TestMailServer } from './test-mail-server.ts';
import { forgetSentTexts, startMailWorker } from './worker.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let server: TestMailServer;
let worker: { close(): Promise<void> } | undefined;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
});
beforeEach(async () => {
  server = await startTestMailServer();
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
  await server.close();
  await api.database.pool.query('DELETE FROM mails');
});
afterAll(() => api.close());

const deliver = (config: TestMailServer['config'] | null = server.config) => {
  worker = startMailWorker(api.deps, config);
};
/** As somebody who has just signed in, however far the clock went. */
const post = async (path: string, version: number, body: object) =>
  api.call('POST', `/api/v1/${path}`, {
    as: await api.signIn('admin'),
    body,
    headers: { 'if-match': `"v${version}"` },
  });
interface MailColumns {
  id: string;
  version: number;
  state: string;
  send_at: string;
  lease: string | null;
  failure: object | null;
  content: object | null;
  message: object | null;
}
const mailOf = async (id: string) => {
  const { rows } = await api.database.pool.query('SELECT * FROM mails WHERE $1 IN (application_id, job_post_id)', [id]);
  return rows[0] as MailColumns;
};
const becomes = (id: string, state: string) =>
  vi.waitUntil(async () => (await mailOf(id))?.state === state, { timeout: 15_000, interval: 50 });
const text = (source: string) =>
  [...source.matchAll(/\r\nContent-Transfer-Encoding: base64\r\n\r\n([A-Za-z0-9+/=\r\n]+)/g)]
    .map(([, encoded]) => Buffer.from(encoded!, 'base64').toString('utf8'))
    .join('\n');

/** Somebody whose application was approved, with a mail about it that is due. */
async function approved(email = `${crypto.randomUUID()}@mail.example`) {
  const seeker = await records.seeker({ email });
  const application = await records.application({ seekerId: seeker.id, state: 'in-progress' });
  const answer = await post(`applications/${application.id}/events`, 1, { type: 'application.approve' });
  expect(answer.statusCode, answer.body).toBe(200);
  api.clock.advance(11);
  return { id: application.id, email };
}

test('T93 a mail about a decision arrives once, in both languages, when it can no longer be taken back', async () => {
  const { id, email } = await approved();
  expect(await mailOf(id)).toMatchObject({ state: 'waiting', sent_to: null, content: null });
  deliver();
  await becomes(id, 'sent');
  expect(server.received).toHaveLength(1);
  const [mail] = server.received;
  expect(mail).toMatchObject({ to: email, messageId: `${(await mailOf(id)).id}@diwan.example` });
  expect(text(mail!.source)).toContain('أنت من المرشحين المختارين');
  expect(text(mail!.source)).toContain('You are among the candidates who were chosen');
  expect(await mailOf(id)).toMatchObject({ sent_to: email, tries: 1, lease: null });
});

test('a mail leaves in the name that administrators gave, answers go where they said, and who sells stands beneath', async () => {
  const sellerCompany = {
    name: { ar: 'شركة ديوان للتوظيف', en: 'Diwan Recruitment Co.' },
    vatNumber: '310123456700003',
    crNumber: null,
    address: null,
  };
  const mailSender = { name: { ar: 'توظيف ديوان', en: 'Diwan Jobs' }, replyTo: 'answers@diwan.example' };
  const settings = '/api/v1/settings';
  const as = await api.signIn('admin');
  const change = (version: number, values: object) =>
    api.call('PATCH', settings, { as, body: { values }, headers: { 'if-match': `"v${version}"` } });
  const broken = { ...sellerCompany, vatNumber: '110123456700003' };
  expect((await change(1, { sellerCompany: broken })).statusCode).toBe(422);
  expect((await change(1, { sellerCompany, mailSender })).statusCode).toBe(200);
  const { id } = await approved();
  deliver();
  await becomes(id, 'sent');
  const { source } = server.received[0]!;
  expect(source).toMatch(/^Reply-To: answers@diwan\.example/m);
  const said = text(source);
  for (const words of ['Diwan Jobs', 'Diwan Recruitment Co.', 'VAT number: 310123456700003', 'you can reply to it'])
    expect(said).toContain(words);
  expect(said).toContain('شركة ديوان للتوظيف');
  expect(said).not.toContain('replies to it are not read');
  const nobody = { name: null, replyTo: null };
  await change(2, { sellerCompany: { ...sellerCompany, name: null, vatNumber: null }, mailSender: nobody });
});

test('a mail that the server does not take now is tried again later; one that it refuses for good goes to people, who may try again', async () => {
  const { id } = await approved();
  const refused = { later: { atText: 452 }, never: { atText: 554 } } as const;
  server.treat = () => refused.later;
  deliver();
  await vi.waitUntil(async () => (await mailOf(id)).failure !== null, { timeout: 15_000 });
  const postponed = await mailOf(id);
  expect(postponed).toMatchObject({ state: 'waiting', tries: 1, failure: { code: 'refusedForNow' } });
  const wait = new Date(postponed.send_at).getTime() - api.clock.now.getTime();
  expect([wait > 20_000, wait < 40_000]).toEqual([true, true]);

  server.treat = () => refused.never;
  api.clock.advance(60);
  await becomes(id, 'failed');
  const failed = await mailOf(id);
  expect(failed.failure).toEqual({ code: 'refusedForGood', answer: '554 Not this one' });

  server.treat = () => 'take';
  const again = await post(`mails/${failed.id}/events`, failed.version, { type: 'mail.retry' });
  expect(again.json()).toMatchObject({ state: 'waiting', tries: 0 });
  await becomes(id, 'sent');
  expect(server.received).toHaveLength(1);
});

test('an address that its server refuses is tried no more, until staff trust it again', async () => {
  const { id, email } = await approved();
  server.treat = () => ({ atRecipient: 550 });
  deliver();
  await becomes(id, 'failed');
  const { failure } = await mailOf(id);
  expect(failure).toEqual({ code: 'addressRefused', answer: '550 No such user <…>' });
  expect(JSON.stringify(failure)).not.toContain(email);
  const { rows } = await api.database.pool.query('SELECT * FROM seekers WHERE email = $1', [email]);
  const [{ id: seekerId, version, email_refused_at: since }] = rows;
  expect(since).not.toBeNull();
  const as = await api.signIn('admin');
  const activity = await api.call('GET', `/api/v1/seekers/${seekerId}/activity`, { as });
  expect(activity.body).toContain('seeker.refuseAddress');

  let asked = 0;
  server.treat = () => {
    asked += 1;
    return 'take';
  };
  const again = async () => {
    const mail = await mailOf(id);
    await post(`mails/${mail.id}/events`, mail.version, { type: 'mail.retry' });
  };
  await again();
  await becomes(id, 'failed');
  expect(asked).toBe(0);
  await post(`seekers/${seekerId}/events`, version, { type: 'seeker.trustAddress' });
  await again();
  await becomes(id, 'sent');
  expect(server.received).toHaveLength(1);
});

test('T93 a mail whose answer was lost is never sent again by itself; a person may, and whoever has both can tell', async () => {
  const { id } = await approved();
  server.treat = () => 'drop';
  deliver();
  await becomes(id, 'uncertain');
  api.clock.advance(86_400);
  const { id: other } = await approved();
  server.treat = () => 'take';
  await becomes(other, 'sent');
  const { id: mailId, version, state } = await mailOf(id);
  expect(state).toBe('uncertain');

  await post(`mails/${mailId}/events`, version, { type: 'mail.resend' });
  await becomes(id, 'sent');
  const copies = server.received.filter(({ messageId }) => messageId.startsWith(`${mailId}@`));
  expect(copies).toHaveLength(2);
});

test('T93 whoever lost a mail to somebody else while the server was asked hands nothing over', async () => {
  const { id } = await approved();
  server.treat = async () => {
    await api.database.pool.query("UPDATE mails SET lease = 'another' WHERE application_id = $1", [id]);
    return 'take' as const;
  };
  deliver();
  await becomes(id, 'sending');
  await vi.waitUntil(async () => (await mailOf(id)).lease === 'another', { timeout: 15_000 });
  await worker!.close();
  worker = undefined;
  expect(server.received).toEqual([]);
  expect(await mailOf(id)).toMatchObject({ state: 'sending', handed_over_at: null });
});

test('a mail that a process left is taken up when its lease is over: it waits again, or is uncertain once the text was handed over', async () => {
  const leased = { state: 'sending', tries: 1, lease: 'a process that ended' } as const;
  const over = { ...leased, leasedUntil: new Date(api.clock.now.getTime() - 1_000).toISOString() };
  const still = { ...leased, leasedUntil: new Date(api.clock.now.getTime() + 60_000).toISOString() };
  const about = async () => ({ applicationId: (await records.application()).id });
  const before = await about();
  const after = await about();
  const running = await about();
  await records.mail({ ...over, ...before });
  await records.mail({ ...over, ...after, handedOverAt: over.leasedUntil });
  await records.mail({ ...still, ...running });
  deliver(null);
  await becomes(before.applicationId, 'waiting');
  await becomes(after.applicationId, 'uncertain');
  expect(await mailOf(before.applicationId)).toMatchObject({ failure: { code: 'interrupted' }, lease: null });
  expect(await mailOf(running.applicationId)).toMatchObject({ state: 'sending' });
});

test('without a server mails are kept when they are due, and one that is set up later sends none of them', async () => {
  const { id } = await approved();
  deliver(null);
  await becomes(id, 'kept');
  await worker!.close();
  deliver();
  const { id: next } = await approved();
  await becomes(next, 'sent');
  expect((await mailOf(id)).state).toBe('kept');
  expect(server.received).toHaveLength(1);
});

test('T93 a rejection mail in 24 hours does not leave when the application is reopened before', async () => {
  const reject = async () => {
    const { id } = await records.application({ state: 'approved' });
    const event = { type: 'application.reject', reason: 'not_interested', mail: 'later' };
    expect((await post(`applications/${id}/events`, 1, event)).statusCode).toBe(200);
    return id;
  };
  const [reopened, rejected] = [await reject(), await reject()];
  api.clock.advance(23 * 3_600);
  expect((await post(`applications/${reopened}/events`, 2, { type: 'application.reopen' })).statusCode).toBe(200);
  deliver();
  api.clock.advance(2 * 3_600);
  await becomes(rejected, 'sent');
  expect(await mailOf(reopened)).toMatchObject({ state: 'cancelled', tries: 0 });
  expect(server.received).toHaveLength(1);
});

test('an approval that is taken back within ten seconds is never written about', async () => {
  const { id } = await records.application({ state: 'pending' });
  const sent = await post(`applications/${id}/events`, 1, { type: 'application.approve' });
  await post(`applications/${id}/undo`, sent.json().version, {});
  api.clock.advance(60);
  deliver();
  const { id: other } = await approved();
  await becomes(other, 'sent');
  expect(await mailOf(id)).toMatchObject({ state: 'cancelled', tries: 0 });
  expect(server.received).toHaveLength(1);
});

test('nothing is handed to a server that offers no encryption, unless it is here', async () => {
  const { id } = await approved();
  deliver({ ...server.config, mayBePlain: false });
  await vi.waitUntil(async () => (await mailOf(id)).failure !== null, { timeout: 15_000 });
  expect(await mailOf(id)).toMatchObject({ state: 'waiting', failure: { code: 'unreachable' }, handed_over_at: null });
  expect(server.received).toEqual([]);
});

test('a recipient without an address, and a record that is gone, end with people', async () => {
  const { id } = await approved('not an address');
  const jobPost = await records.jobPost({ state: 'expired' });
  const mail = await records.mail({ jobPostId: jobPost.id, template: 'jobPostExpired' });
  await api.database.pool.query('DELETE FROM job_posts WHERE id = $1', [jobPost.id]);
  deliver();
  await becomes(id, 'failed');
  expect((await mailOf(id)).failure).toMatchObject({ code: 'badAddress' });
  const as = await api.signIn('admin');
  const gone = () => api.call('GET', `/api/v1/mails/${mail.id}`, { as });
  await vi.waitUntil(async () => (await gone()).json().state === 'failed', { timeout: 15_000 });
  expect((await gone()).json()).toMatchObject({
    failure: { code: 'recordGone' },
    about: null,
    recipient: null,
    email: null,
  });
});

test('what was sent to whom is forgotten after thirty days', async () => {
  const { id } = await approved();
  deliver();
  await becomes(id, 'sent');
  await forgetSentTexts(api.deps);
  expect((await mailOf(id)).content).not.toBeNull();
  await api.database.pool.query("UPDATE mails SET state_changed_at = now() - interval '31 days'");
  await forgetSentTexts(api.deps);
  expect(await mailOf(id)).toMatchObject({ state: 'sent', content: null, sent_to: null });
});

test('what staff wrote in a mail that never left is forgotten after thirty days, too', async () => {
  const message = { subject: { ar: 'موعد' }, message: { ar: 'متى يناسبك؟' } };
  const { id } = await records.application();
  await records.mail({ applicationId: id, template: 'staffMessage', state: 'failed', message });
  const waiting = await records.application();
  await records.mail({ applicationId: waiting.id, template: 'staffMessage', message });
  await api.database.pool.query("UPDATE mails SET state_changed_at = now() - interval '31 days'");
  await forgetSentTexts(api.deps);
  expect([await mailOf(id), await mailOf(waiting.id)]).toMatchObject([{ message: null }, { message }]);
});

test('DOM-03 a mail about a meeting carries its calendar entry: the recipient’s calendar puts it in, and takes it out', async () => {
  const { id: seekerId } = await records.seeker({ email: 'meets@mail.example' });
  const { id } = await records.application({ seekerId, state: 'in-progress' });
  const meetingId = crypto.randomUUID();
  await api.database.pool.query(
    `INSERT INTO interviews (id, application_id, type, title, starts_at, place, notes, state, sequence)
     VALUES ($1, $2, 'personal', 'First talk', '2026-12-01T09:30:00Z', 'Riyadh', 'Ask about the gap', 'scheduled', 1)`,
    [meetingId, id],
  );
  await records.mail({ applicationId: id, template: 'interviewScheduled' });
  deliver();
  await vi.waitUntil(() => server.received.length === 1, { timeout: 15_000 });
  await api.database.pool.query("UPDATE interviews SET state = 'cancelled', sequence = 2 WHERE id = $1", [meetingId]);
  await records.mail({ applicationId: id, template: 'interviewCancelled' });
  await vi.waitUntil(() => server.received.length === 2, { timeout: 15_000 });
  const [asked, cancelled] = server.received.map(({ source }) => [source, text(source).replaceAll('\r\n ', '')].join());
  for (const part of ['method=REQUEST', 'interview.ics', 'METHOD:REQUEST', 'SEQUENCE:1', 'DTSTART:20261201T093000Z'])
    expect(asked).toContain(part);
  expect(asked).toContain('PARTSTAT=NEEDS-ACTION:mailto:meets@mail.example');
  for (const part of ['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED', `UID:${meetingId}@diwan`])
    expect(cancelled).toContain(part);
  for (const secret of ['First talk', 'Ask about the gap']) expect(asked).not.toContain(secret);
});
