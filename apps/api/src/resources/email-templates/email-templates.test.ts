import { mailWordsKeys } from '@diwan/api-contract/values/records/mail-words';
import { loadMessages } from '@diwan/messages/load-messages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTable } from '#db/schema/mails.ts';
import { maskEmail } from '#crud/masked/masks.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { systemWriter } from '#workflows/system-writer.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { siteOf } from '../mails/content/mail-facts.ts';
import { isSwitchedOff } from '../mails/content/template-of.ts';
import { nameOf, originalWords } from './original-words.ts';
import { registerTemplates } from './register.ts';

let api: TestApp;
let as: TestSession;
let editor: TestSession;
let records: ReturnType<typeof recordsIn>;
beforeAll(async () => {
  api = await createTestApp();
  [as, editor] = [await api.signIn('admin'), await api.signIn('editor')];
  records = recordsIn(api.database);
  await registerTemplates(api.database);
});
afterAll(() => api.close());

interface Template {
  id: string;
  version: number;
  key: string;
  state: string;
  isChanged: boolean;
  subject: object;
  lastTestAt: string | null;
}

const path = '/api/v1/email-templates';
async function at(key: string): Promise<Template> {
  const { rows } = await api.database.pool.query('SELECT id FROM email_templates WHERE key = $1', [key]);
  return (await api.call('GET', `${path}/${rows[0].id}`, { as })).json();
}
const send = async (key: string, event: string, by = as) => {
  const { id, version } = await at(key);
  const headers = { 'if-match': `"v${version}"` };
  return api.call('POST', `${path}/${id}/events`, { as: by, body: { type: `emailTemplate.${event}` }, headers });
};
const write = async (key: string, draft: object, by = editor) => {
  const { id, version } = await at(key);
  return api.call('PATCH', `${path}/${id}`, { as: by, body: draft, headers: { 'if-match': `"v${version}"` } });
};
const words = {
  subject: { ar: 'قُبل طلبك لوظيفة {{job}}', en: 'You are in: {{job}}' },
  preheader: null,
  body: {
    ar: 'يسعدنا اختيارك لوظيفة {{job}}.\nسنتصل بك.',
    en: 'We are glad to have you for {{job}}.\nWe will call you.',
  },
};
const previewOf = async (mailId: string) =>
  (await api.call('GET', `/api/v1/mails/${mailId}/preview`, { as })).json().mail as { subject: string; text: string };

test('ROUTE-26 every mail of the product has a template, with what causes it in words of both languages', async () => {
  const { rows } = await api.database.pool.query('SELECT key FROM email_templates');
  expect(rows.map(({ key }) => key).sort()).toEqual([...mailWordsKeys].sort());
  const texts = await loadMessages('mailTexts', 'en');
  const own = ['staffMessage', 'staffLetter', 'staffLetterOnJobPost', 'staffLetterOnEvent'];
  const withBody = Object.entries(texts).filter(([, text]) => typeof text === 'object' && 'body' in text);
  expect([...mailWordsKeys, ...own].sort()).toEqual(withBody.map(([key]) => key).sort());

  const { items } = (await api.call('GET', `${path}?limit=100`, { as: editor })).json();
  expect(items).toHaveLength(mailWordsKeys.length);
  const named = items as { name: { en: string }; cause: { type: string; label: { ar: string; en: string } } | null }[];
  expect(named.find(({ name }) => name.en === 'Your application goes on')).toMatchObject({
    cause: { type: 'application.approve', label: { en: 'Applicants: Approve' } },
  });
  for (const { cause } of named) if (cause) expect(cause.label.en).toMatch(/^.+: .+$/);
});

test('the product’s own words name nothing that their template may not, and give it a name', async () => {
  for (const key of mailWordsKeys) {
    const original = await originalWords(key);
    expect(nameOf(original).ar, key).not.toMatch(/[{}]|:$|^$/);
    expect(nameOf(original).en, key).not.toMatch(/[{}]|:$|^$/);
    const answer = await write(key, original);
    expect([key, answer.statusCode]).toEqual([key, 200]);
    expect(answer.json().isChanged, key).toBe(false);
  }
});

test('ROUTE-26 changed words are what the next mail says; reverted, it says what the product says by itself', async () => {
  const application = await records.application();
  const mail = await records.mail({ applicationId: application.id, template: 'applicationApproved' });
  const before = await previewOf(mail.id);
  expect((await write('applicationApproved', words)).json()).toMatchObject({ isChanged: true, lastTestAt: null });
  const changed = await previewOf(mail.id);
  expect(changed.subject).toContain('قُبل طلبك لوظيفة');
  expect(changed.text).toMatch(/We are glad to have you for \u2068.+\u2069\.\n\nWe will call you\./);
  expect(changed.text).not.toContain('{{');
  expect((await send('applicationApproved', 'revert')).statusCode).toBe(200);
  expect((await previewOf(mail.id)).text).toBe(before.text);
  expect((await send('applicationApproved', 'revert')).json()).toMatchObject({ reason: 'nothingChanged' });
});

test('words that name what the mail has no value for, or stand in one language alone, are refused by field', async () => {
  const errors = async (draft: object) =>
    (await write('seekerReinstated', draft))
      .json()
      .errors.map(({ path: at, code }: Record<string, string>) => [at, code]);
  expect(await errors(words)).toEqual([
    ['subject.ar', 'unknownVariable'],
    ['subject.en', 'unknownVariable'],
    ['body.ar', 'unknownVariable'],
    ['body.en', 'unknownVariable'],
  ]);
  expect(await errors({ ...words, subject: { ar: 'عاد حسابك' }, body: { ar: 'عاد حسابك إلى العمل.' } })).toEqual([
    ['subject.en', 'required'],
    ['body.en', 'required'],
  ]);
});

test('a test of the words goes to whoever asks for it, with examples in the place of what they name', async () => {
  const { statusCode } = await send('jobAlert', 'sendTest', editor);
  expect(statusCode).toBe(200);
  expect((await at('jobAlert')).lastTestAt).not.toBeNull();
  const { rows } = await api.database.pool.query("SELECT id, staff_id FROM mails WHERE template = 'templateTest'");
  expect(rows).toEqual([{ id: expect.any(String), staff_id: editor.user.id }]);
  const { subject } = await previewOf(rows[0].id);
  expect(subject).toContain('Accountant');
});

test('a mail that is switched off is not sent; those that somebody has a right to are switched by administrators, some never', async () => {
  const application = await records.application();
  const mail = await records.mail({ applicationId: application.id, template: 'applicationReviewed' });
  const isOff = async () => {
    const [row] = await api.database.orm.select().from(mailsTable).where(eq(mailsTable.id, mail.id));
    return isSwitchedOff(api.database.orm, row!, siteOf(api.deps.config));
  };
  expect(await isOff()).toBe(false);
  expect((await send('applicationReviewed', 'disable', editor)).statusCode).toBe(200);
  expect(await isOff()).toBe(true);
  expect((await send('invoiceIssued', 'disable', editor)).json()).toMatchObject({ reason: 'needsAdmin' });
  expect((await send('invoiceIssued', 'disable')).json()).toMatchObject({ state: 'disabled' });
  expect((await send('invoiceIssued', 'enable', editor)).json()).toMatchObject({ reason: 'needsAdmin' });
  expect((await send('passwordReset', 'disable')).json()).toMatchObject({ reason: 'essential' });
});

test('a new version of the product brings its words, but never over what staff have changed', async () => {
  await write('jobInvitation', words);
  await api.database.pool.query(
    `UPDATE email_templates SET body = '{"ar": "نص من إصدار سابق", "en": "Words of old"}' WHERE key IN ('jobAlert', 'jobInvitation')`,
  );
  await registerTemplates(api.database);
  expect(await at('jobAlert')).toMatchObject(await originalWords('jobAlert'));
  expect(await at('jobInvitation')).toMatchObject({ body: { en: 'Words of old' }, isChanged: true });
});

test('ROUTE-26 a preview is filled in for those whom such a mail has reached last: by what their records say now, each once, their addresses masked', async () => {
  const readers = async (key: string) =>
    (await api.call('GET', `${path}/${(await at(key)).id}/readers`, { as: editor })).json().items;
  expect(await readers('applicationReceived')).toEqual([]);
  const mailAbout = (applicationId: string) =>
    api.database.transaction((tx) =>
      enqueueMail(
        systemWriter(api.deps, tx),
        { template: 'applicationReceived', about: { number: 'APP-T', applicationId } },
        api.clock.now.toISOString(),
      ),
    );
  const { id: applicationId, seekerId, jobPostId } = await records.application();
  await mailAbout(applicationId);
  await mailAbout(applicationId);
  const [reader, ...others] = await readers('applicationReceived');
  const [{ name_ar, email }] = (
    await api.database.pool.query('SELECT name_ar, email FROM seekers WHERE id = $1', [seekerId])
  ).rows;
  const [{ title }] = (await api.database.pool.query('SELECT title FROM job_posts WHERE id = $1', [jobPostId])).rows;
  expect(others).toEqual([]);
  expect(reader).toMatchObject({ label: { ar: name_ar }, values: { name: { ar: name_ar }, job: title } });
  expect(reader.email).toBe(maskEmail(email));

  const employer = await records.employer();
  const { version } = (await api.call('GET', `/api/v1/employers/${employer.id}`, { as })).json();
  const sent = await api.call('POST', `/api/v1/employers/${employer.id}/events`, {
    as,
    body: { type: 'employer.suspend', reason: 'fake_posts' },
    headers: { 'if-match': `"v${version}"` },
  });
  expect(sent.statusCode, sent.body).toBe(200);
  expect((await readers('employerSuspended')).map(({ label }: { label: object }) => label)).toEqual([employer.name]);
  expect(await readers('employerClosed')).toEqual([]);
});
