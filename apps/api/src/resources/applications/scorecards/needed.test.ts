import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let editor: TestSession;
let admin: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  editor = await api.signIn('editor');
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const card = { interviewId: null, ratings: [], recommendation: 'yes', text: null };

async function candidate(scorecardsNeeded: number | null) {
  const { id: jobPostId } = await records.jobPost({ state: 'published', inProgressCount: 1, scorecardsNeeded });
  const { id } = await records.application({ jobPostId, state: 'in-progress' });
  const read = async () => (await api.call('GET', `/api/v1/applications/${id}`, { as: editor })).json();
  const judge = (as: TestSession) => api.call('POST', `/api/v1/applications/${id}/scorecards`, { as, body: card });
  const approve = async (as: TestSession) => {
    const { version } = await read();
    const headers = { 'if-match': `"v${version}"` };
    return api.call('POST', `/api/v1/applications/${id}/events`, {
      as,
      headers,
      body: { type: 'application.approve' },
    });
  };
  const offered = async () =>
    (await read()).availableEvents.find(({ type }: { type: string }) => type === 'application.approve');
  return { judge, approve, offered };
}

test('DOM-01 as many colleagues as the job post asks for judge before anybody approves, admins too; one counts once', async () => {
  const { judge, approve, offered } = await candidate(2);
  expect(await offered()).toEqual({ type: 'application.approve', isAvailable: false, reason: 'scorecardMissing' });
  expect((await judge(editor)).statusCode).toBe(201);
  for (const as of [editor, admin]) {
    const refused = await approve(as);
    expect([refused.statusCode, refused.json().reason]).toEqual([409, 'scorecardMissing']);
  }
  expect((await judge(admin)).statusCode).toBe(201);
  expect((await offered()).isAvailable).toBe(true);
  expect((await approve(editor)).json()).toMatchObject({ state: 'approved' });
});

test('DOM-01 a job post that asks for no scorecards has its candidates approved without any', async () => {
  const { approve } = await candidate(null);
  expect((await approve(editor)).json()).toMatchObject({ state: 'approved' });
});
