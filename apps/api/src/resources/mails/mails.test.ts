import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
let records: ReturnType<typeof recordsIn>;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('admin');
  records = recordsIn(api.database);
});
afterAll(() => api.close());

const get = (path: string, by = as) => api.call('GET', `/api/v1/mails${path}`, { as: by });
const event = (path: string, version: number, body: object, by = as) =>
  api.call('POST', `/api/v1/${path}/events`, { as: by, body, headers: { 'if-match': `"v${version}"` } });

test('AUTH-12 the outbox is for administrators: editors read nothing of it and change nothing in it', async () => {
  const mail = await records.mail({ applicationId: (await records.application()).id });
  const editor = await api.signIn('editor');
  const reveal = { resource: 'mails', id: mail.id, field: 'email', reason: 'to write to them' };
  const answers = [
    await get('', editor),
    await get('/counts', editor),
    await get(`/${mail.id}`, editor),
    await get(`/${mail.id}/activity`, editor),
    await get(`/${mail.id}/preview`, editor),
    await event(`mails/${mail.id}`, 1, { type: 'mail.cancel' }, editor),
    await api.call('POST', '/api/v1/pii/reveal', { as: editor, body: reveal }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403));
  for (const { body } of answers) expect(body).not.toContain(mail.number);
});

test('a mail names its record and its recipient, whose address is masked; revealed it is the one that it was sent to', async () => {
  const seeker = await records.seeker({ email: 'sara.now@mail.example' });
  const application = await records.application({ seekerId: seeker.id });
  const { id } = await records.mail({ applicationId: application.id });
  expect((await get(`/${id}`)).json()).toMatchObject({
    about: { resource: 'applications', id: application.id },
    recipient: { resource: 'seekers', id: seeker.id },
    email: 's•••@mail.example',
  });
  const reveal = () =>
    api.call('POST', '/api/v1/pii/reveal', {
      as,
      body: { resource: 'mails', id, field: 'email', reason: 'They say that nothing came' },
    });
  expect((await reveal()).json().value).toBe('sara.now@mail.example');
  await api.database.pool.query("UPDATE mails SET sent_to = 'sara.before@mail.example' WHERE id = $1", [id]);
  expect((await reveal()).json().value).toBe('sara.before@mail.example');
});

test('a preview is shown for a minute in a frame that runs nothing and fetches nothing', async () => {
  const { id } = await records.mail({ applicationId: (await records.application()).id });
  const { isAsSent, mail: preview } = (await get(`/${id}/preview`)).json();
  expect([isAsSent, preview.subject]).toEqual([false, expect.stringContaining('مهندس برمجيات أول')]);
  const frame = () => api.call('GET', preview.page);
  const shown = await frame();
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(shown.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  );
  expect(shown.headers['cache-control']).toBe('no-store');
  expect(shown.body).toMatch(/^<!doctype html>/);

  const sealed = api.deps.keys.sealing.seal(`note ${id} ${Number.MAX_SAFE_INTEGER}`).toString('base64url');
  for (const ticket of ['x', preview.page.split('=').at(-1).slice(0, -4), sealed])
    expect((await api.call('GET', `/api/v1/mails/page?ticket=${ticket}`)).statusCode).toBe(404);
  api.clock.advance(61);
  expect((await frame()).statusCode).toBe(404);
  as = await api.signIn('admin');
});

test('what was sent is shown as it was, whatever its record says now; without a record there is nothing to show', async () => {
  const content = { subject: 'كما كانت', html: '<!doctype html><p>كما كانت</p>', text: 'كما كانت' };
  const application = await records.application();
  const sent = await records.mail({ state: 'sent', applicationId: application.id, content });
  expect((await get(`/${sent.id}/preview`)).json()).toMatchObject({ isAsSent: true, mail: { subject: 'كما كانت' } });
  const gone = await records.mail({ state: 'failed', template: 'jobPostExpired' });
  expect((await get(`/${gone.id}/preview`)).json().mail).toBeNull();
});

async function previewOf(
  column: 'application_id' | 'job_post_id' | 'employer_id',
  id: string,
): Promise<{ subject: string; text: string }> {
  const { rows } = await api.database.pool.query(`SELECT id FROM mails WHERE ${column} = $1 ORDER BY created_at`, [id]);
  return (await get(`/${rows.at(-1).id}/preview`)).json().mail;
}

test('an employer reads what was decided about a job post, and why', async () => {
  const decided = async (body: object) => {
    const { id } = await records.jobPost({ state: 'pending_review' });
    expect((await event(`job-posts/${id}`, 1, body)).statusCode).toBe(200);
    return previewOf('job_post_id', id);
  };
  expect((await decided({ type: 'jobPost.approve' })).subject).toContain('Your job post was approved');
  const note = 'Please add the salary & <the hours>.';
  const sentBack = await decided({ type: 'jobPost.requestChanges', reason: 'incomplete', note });
  expect(sentBack.subject).toContain('needs changes');
  for (const said of ['معلومات ناقصة', 'Information is missing', note]) expect(sentBack.text).toContain(said);
  expect((await decided({ type: 'jobPost.reject', reason: 'misleading' })).text).toContain('Misleading');
});

test('an employer reads what was decided about itself, and why', async () => {
  const { id } = await records.employer({ state: 'verified', crExpiresOn: '2099-01-01' });
  const suspended = await event(`employers/${id}`, 1, { type: 'employer.suspend', reason: 'complaints' });
  expect(suspended.statusCode, suspended.body).toBe(200);
  const { subject, text } = await previewOf('employer_id', id);
  for (const half of ['منشأتكم معلّقة', 'Your company is suspended']) expect(subject).toContain(half);
  for (const said of ['شركة الأفق', 'Horizon', 'Complaints']) expect(text).toContain(said);
});

test('a candidate learns neither the notes of a rejection nor a confidential employer', async () => {
  const rejected = async (isConfidential: boolean) => {
    const jobPost = await records.jobPost({ state: 'published', isConfidential, inProgressCount: 1 });
    const { id } = await records.application({ state: 'in-progress', jobPostId: jobPost.id });
    const note = 'They were rude on the telephone.';
    await event(`applications/${id}`, 1, { type: 'application.reject', reason: 'other', note, mail: 'now' });
    const { text } = await previewOf('application_id', id);
    expect(text).toContain('We have decided not to go on');
    expect(text).not.toContain(note);
    return text;
  };
  expect(await rejected(false)).toContain('Horizon');
  expect(await rejected(true)).not.toContain('Horizon');
});

test('a candidate reads when and where the interview is', async () => {
  const application = await records.application({ state: 'in-progress' });
  await api.database.pool.query(
    `INSERT INTO interviews (id, application_id, type, title, starts_at, duration_min, place, link, state)
     VALUES (gen_random_uuid(), $1, 'video', 'First talk', '2026-12-01T09:30:00Z', 30, NULL, 'https://meet.example.com/abc', 'scheduled')`,
    [application.id],
  );
  const { id } = await records.mail({ applicationId: application.id, template: 'interviewScheduled' });
  const { text } = (await get(`/${id}/preview`)).json().mail;
  for (const said of ['12:30', 'Tuesday', 'Video call', 'مكالمة مرئية', 'https://meet.example.com/abc'])
    expect(text).toContain(said);
});
