import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTable as mails } from '#db/schema/mails.ts';
import { campaignStep } from '#features/campaigns/worker.ts';
import { emailRecipientsTable as recipients } from '#resources/email-recipients/table.ts';
import { addCampaign, addRecipient, addSuppression, campaignDraftOf } from '#test/mailing/campaign-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { emailCampaignsTable as campaigns } from './table.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let admin: TestSession;
let editor: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  admin = await api.signIn('admin');
  editor = await api.signIn('editor');
});
afterAll(() => api.close());

const url = '/api/v1/email-campaigns';
const read = async (id: string) => (await api.call('GET', `${url}/${id}`, { as: editor })).json();

async function send(id: string, type: string, more: object = {}, as = editor) {
  const { version } = await read(id);
  const event = { type: `emailCampaign.${type}`, ...more };
  return api.call('POST', `${url}/${id}/events`, { as, body: event, headers: { 'if-match': `"v${version}"` } });
}

async function sent(id: string, type: string, more: object = {}, as = editor) {
  const answer = await send(id, type, more, as);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function refused(id: string, type: string, more: object = {}, as = editor) {
  const answer = await send(id, type, more, as);
  return [answer.statusCode, answer.json().reason];
}

/** A campaign of the editor to the employers that a word of their name finds. */
async function written(word: string, more: object = {}) {
  const body = campaignDraftOf(more, { filter: `?q=${encodeURIComponent(word)}` });
  const answer = await api.call('POST', url, { as: editor, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

async function employersCalled(word: string, count: number, row: object = {}) {
  const made = [];
  for (let nth = 0; nth < count; nth += 1)
    made.push(await records.employer({ name: { ar: `${word} ${nth}` }, email: `${word}.${nth}@mail.example`, ...row }));
  return made;
}

const statesOf = async (campaignId: string) =>
  (await api.database.orm.select().from(recipients).where(eq(recipients.campaignId, campaignId))).map(
    ({ email, state, reason }) => [email, state, reason],
  );

test('a campaign is tested, submitted, approved and leaves once nobody can take it back; its recipients are frozen', async () => {
  const word = 'zuhra';
  await employersCalled(word, 2);
  const { id, recipientsCount } = await written(word);
  expect(recipientsCount).toBe(2);
  expect(await refused(id, 'submit')).toEqual([409, 'notTested']);
  await sent(id, 'sendTest');
  const [test_] = await api.database.orm.select().from(mails).where(eq(mails.campaignId, id));
  expect(test_).toMatchObject({ template: 'campaign', staffId: editor.user.id, emailRecipientId: null });
  await sent(id, 'submit');
  const running = await sent(id, 'approve');
  expect(running).toMatchObject({
    state: 'running',
    recipientsCount: 2,
    approvals: [{ by: { id: editor.user.id }, recipients: 2 }],
  });
  expect(Date.parse(running.leavesAt)).toBe(api.clock.now.getTime() + 45_000);
  await employersCalled(word, 1, { email: 'late@mail.example' });
  expect(await statesOf(id)).toHaveLength(2);
  expect(await campaignStep(api.deps)).toBe(false);
  api.clock.advance(46);
  expect(await campaignStep(api.deps)).toBe(true);
  expect(
    await api.database.orm
      .select()
      .from(mails)
      .where(and(eq(mails.campaignId, id))),
  ).toHaveLength(3);
  expect(await refused(id, 'takeBack')).toEqual([409, 'alreadyLeaving']);
  await sent(id, 'cancel');
});

test('an edit of the texts asks for another test, and none is possible once it is submitted', async () => {
  const word = 'rimal';
  await employersCalled(word, 1);
  const { id } = await written(word);
  const { version } = await sent(id, 'sendTest');
  const edit = (body: object, at: number) =>
    api.call('PATCH', `${url}/${id}`, { as: editor, body, headers: { 'if-match': `"v${at}"` } });
  const renamed = (await edit({ name: 'اسم آخر للحملة' }, version)).json();
  expect(renamed.testedAt).not.toBeNull();
  const reworded = (await edit({ subject: { ar: 'عنوان آخر' } }, renamed.version)).json();
  expect(reworded.testedAt).toBeNull();
  await sent(id, 'sendTest');
  const submitted = await sent(id, 'submit');
  const late = await edit({ name: 'بعد فوات الأوان' }, submitted.version);
  expect([late.statusCode, late.json().reason]).toEqual([409, 'wrongState']);
  const returned = await sent(id, 'return', { note: 'يُرجى تصحيح العنوان' });
  expect(returned).toMatchObject({ state: 'draft', returnNote: 'يُرجى تصحيح العنوان' });
});

test('24.6 a large campaign is approved by an administrator who has not written it', async () => {
  const word = 'wahat';
  await employersCalled(word, 3);
  await api.database.pool.query(
    `INSERT INTO setting_changes (id, key, before, after, effective_from, at, by, is_revert)
     VALUES (gen_random_uuid(), 'campaignApprovalAbove', '500', '2', $1, $1, '{"type":"system","id":"test","name":"Test"}', false)`,
    [api.clock.now.toISOString()],
  );
  const body = campaignDraftOf({}, { filter: `?q=${word}` });
  const own = (await api.call('POST', url, { as: admin, body })).json();
  await sent(own.id, 'sendTest', {}, admin);
  await sent(own.id, 'submit', {}, admin);
  expect(await refused(own.id, 'approve')).toEqual([409, 'needsAdmin']);
  expect(await refused(own.id, 'approveLarge')).toEqual([403, 'notPermitted']);
  expect(await refused(own.id, 'approveLarge', {}, admin)).toEqual([409, 'samePerson']);

  const { id } = await written(word);
  await sent(id, 'sendTest');
  await sent(id, 'submit');
  expect(await sent(id, 'approveLarge', {}, admin)).toMatchObject({ state: 'running', recipientsCount: 3 });
  expect(await sent(id, 'takeBack')).toMatchObject({ state: 'draft', approvals: [], leavesAt: null });
  expect(await statesOf(id)).toEqual([]);
  const few = (
    await api.call('POST', url, { as: editor, body: campaignDraftOf({}, { filter: '?q=nobodyiscalledso' }) })
  ).json();
  await sent(few.id, 'sendTest');
  expect(await refused(few.id, 'submit')).toEqual([409, 'audienceEmpty']);
  await api.database.pool.query("DELETE FROM setting_changes WHERE key = 'campaignApprovalAbove'");
});

test('a campaign for later waits for its time, and can be taken back until then', async () => {
  const word = 'ghadeer';
  await employersCalled(word, 1);
  const scheduleAt = new Date(api.clock.now.getTime() + 3_600_000).toISOString();
  const { id } = await written(word, { scheduleAt });
  await sent(id, 'sendTest');
  await sent(id, 'submit');
  expect(await sent(id, 'approve')).toMatchObject({ state: 'scheduled', leavesAt: null });
  expect(await sent(id, 'takeBack')).toMatchObject({ state: 'draft' });
  api.clock.advance(3_601);
  admin = await api.signIn('admin');
  editor = await api.signIn('editor');
  expect(await refused(id, 'submit')).toEqual([409, 'scheduledPast']);
});

test('an audience says how many it reaches, and names who is left out and why', async () => {
  const word = 'nakheel';
  await employersCalled(word, 1, { email: 'good@mail.example' });
  await employersCalled(word, 1, { email: 'GOOD@mail.example' });
  await employersCalled(word, 1, { email: 'gone@mail.example', state: 'closed' });
  await employersCalled(word, 1, { email: 'refused@mail.example', emailRefusedAt: '2026-01-01T00:00:00Z' });
  await employersCalled(word, 1, { email: 'unwilling@mail.example' });
  await employersCalled(word, 1, { email: 'lately@mail.example' });
  await addSuppression(api.database, { email: 'Unwilling@mail.example' });
  await addRecipient(api.database, {
    email: 'lately@mail.example',
    state: 'sent',
    sentAt: api.clock.now.toISOString(),
    stateChangedAt: api.clock.now.toISOString(),
  });
  const ask = async (audience: object) =>
    api.call('POST', `${url}/audience`, { as: editor, body: { audience: campaignDraftOf({}, audience).audience } });
  const { total, included, excluded } = (await ask({ filter: `?q=${word}`, excludeContactedDays: 7 })).json();
  expect([total, included]).toEqual([6, 1]);
  const reasons = Object.fromEntries(
    excluded.map(({ reason, count }: { reason: string; count: number }) => [reason, count]),
  );
  expect(reasons).toEqual({ inactive: 1, addressRefused: 1, suppressed: 1, contactedLately: 1, duplicate: 1 });
  expect(excluded.find(({ reason }: { reason: string }) => reason === 'inactive').people[0].label.ar).toContain(word);
  expect((await ask({ filter: `?q=${word}` })).json().included).toBe(2);

  const answer = await ask({ filter: '?colour=red' });
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'audience.filter']);
});

test('of job seekers those alone are written to who have agreed, also by a shortlist', async () => {
  const yes = await records.seeker({
    consents: { marketing: true, sms: false, whatsapp: false, measuring: false, at: null },
  });
  const no = await records.seeker();
  const employerId = (await records.employer({ state: 'verified' })).id;
  const list = { employerId, name: 'قائمة الاختبار' };
  const made = await api.call('POST', '/api/v1/talent-lists', { as: editor, body: list });
  expect(made.statusCode, made.body).toBe(201);
  const listId = made.json().id;
  for (const seeker of [yes, no]) {
    const body = { listId, seekerId: seeker.id, source: 'search', note: null };
    const entered = await api.call('POST', '/api/v1/talent-list-entries', { as: editor, body });
    expect(entered.statusCode, entered.body).toBe(201);
  }
  const audience = campaignDraftOf({}, { type: 'list', entity: 'seekers', listId }).audience;
  const counted = (await api.call('POST', `${url}/audience`, { as: editor, body: { audience } })).json();
  expect(counted).toMatchObject({ total: 2, included: 1, excluded: [{ reason: 'noConsent', count: 1 }] });
});

test('texts with names that nobody has, or too large for a mail, are refused', async () => {
  const refuses = async (more: object) => {
    const answer = await api.call('POST', url, { as: editor, body: campaignDraftOf(more) });
    expect(answer.statusCode).toBe(422);
    return answer.json().errors.map(({ path, code }: { path: string; code: string }) => [path, code]);
  };
  expect(await refuses({ subject: { ar: 'إلى {{naem}}' } })).toEqual([['subject.ar', 'unknownVariable']]);
  const mixed = '<p dir="auto">{{<strong>name</strong>}}</p>';
  expect(await refuses({ body: { ar: mixed } })).toEqual([['body.ar', 'unknownVariable']]);
  const large = `<p dir="auto">${'ك'.repeat(19_000)}</p>`.concat(
    `<p dir="auto">${'<strong>x</strong>'.repeat(900)}</p>`,
  );
  expect(await refuses({ body: { ar: large, en: large } })).toContainEqual(['body', 'textTooLarge']);
});

test('a draft is deleted, anything else is kept', async () => {
  const { id, version } = await addCampaign(api.database);
  const gone = await api.call('DELETE', `${url}/${id}`, { as: editor, headers: { 'if-match': `"v${version}"` } });
  expect(gone.statusCode, gone.body).toBe(204);
  const kept = await addCampaign(api.database, { state: 'finished' });
  const answer = await api.call('DELETE', `${url}/${kept.id}`, { as: editor, headers: { 'if-match': '"v1"' } });
  expect(answer.statusCode).toBe(409);
  expect(await api.database.orm.$count(campaigns, eq(campaigns.id, kept.id))).toBe(1);
});
