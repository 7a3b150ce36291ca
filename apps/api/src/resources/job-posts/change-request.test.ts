import type { JobPostEvent } from '@diwan/api-contract/resources/job-posts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTable as mails } from '#db/schema/mails.ts';
import { contentOf } from '#resources/mails/content/content-of.ts';
import { siteOf } from '#resources/mails/content/mail-facts.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const post = (id: string, what: string, version: number, body: object) =>
  api.call('POST', `/api/v1/job-posts/${id}/${what}`, { as, body, headers: { 'if-match': `"v${version}"` } });
const send = (id: string, version: number, event: JobPostEvent) => post(id, 'events', version, event);
const request = {
  type: 'jobPost.requestChanges',
  reason: 'misleading',
  fields: ['title', 'salary'],
  note: 'The title promises more than the text.',
} satisfies JobPostEvent;
const { type: _, ...asked } = request;

test('a post that is sent back says which fields are to be changed, in its history and in the mail, until it is submitted', async () => {
  const { id } = await records.jobPost({ state: 'pending_review' });
  const sentBack = await send(id, 1, request);
  expect(sentBack.json()).toMatchObject({ state: 'changes_requested', changeRequest: asked });
  const history = await api.call('GET', `/api/v1/job-posts/${id}/activity`, { as });
  expect(history.json().items[0].reason).toEqual({ code: 'misleading', note: request.note, fields: asked.fields });
  const [mail] = await api.database.orm.select().from(mails).where(eq(mails.jobPostId, id));
  const content = (await contentOf(api.database.orm, mail!, siteOf(api.deps.config)))!;
  expect(content.text).toContain('To be changed: \u2068Title, Salary\u2069');
  expect(content.text).toContain('المطلوب تعديله: \u2068عنوان الإعلان والراتب\u2069');
  const submitted = await send(id, 2, { type: 'jobPost.submit' });
  expect(submitted.json()).toMatchObject({ state: 'pending_review', changeRequest: null });
});

test('a request that is taken back leaves nothing to be changed', async () => {
  const { id } = await records.jobPost({ state: 'pending_review' });
  await send(id, 1, request);
  const undone = await post(id, 'undo', 2, {});
  expect(undone.json()).toMatchObject({ state: 'pending_review', changeRequest: null });
});

test('only what its employer writes can be asked for, each once', async () => {
  const { id } = await records.jobPost({ state: 'pending_review' });
  for (const fields of [['recruiterId'], ['nothing'], ['title', 'title']]) {
    const answer = await send(id, 1, { ...request, fields } as JobPostEvent);
    expect([answer.statusCode, answer.json().errors[0].path.split('.')[0]]).toEqual([422, 'fields']);
  }
});
