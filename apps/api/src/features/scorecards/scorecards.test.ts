import { randomUUID } from 'node:crypto';
import type { Scorecard, ScorecardDraft, Scorecards } from '@diwan/api-contract/endpoints/hiring/scorecards';
import { usualCriteria } from '@diwan/api-contract/values/records/scorecard';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#db/id.ts';
import { interviewsTable } from '#resources/applications/interviews/table.ts';
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

const skills = usualCriteria.skills.id;
const teamwork = usualCriteria.teamwork.id;
const draft: ScorecardDraft = {
  ratings: [
    { criterionId: skills, rating: 5 },
    { criterionId: teamwork, rating: 1 },
  ],
  recommendation: 'yes',
  text: 'يعرف المهنة جيدًا.',
};

const give = (id: string, as: TestSession, body: object = {}, headers = {}) =>
  api.call('POST', `/api/v1/applications/${id}/scorecards`, {
    as,
    body: { ...draft, interviewId: null, ...body },
    headers,
  });
const change = (id: string, version: number, as: TestSession, body: object = draft) =>
  api.call('PATCH', `/api/v1/scorecards/${id}`, { as, body, headers: { 'if-match': `"v${version}"` } });
async function read(id: string, as: TestSession): Promise<Scorecards> {
  const answer = await api.call('GET', `/api/v1/applications/${id}/scorecards`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
async function given(id: string, as: TestSession, body: object = {}): Promise<Scorecard> {
  const answer = await give(id, as, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
async function held(applicationId: string): Promise<string> {
  const id = newId();
  const startsAt = api.clock.now.toISOString();
  await api.database.orm
    .insert(interviewsTable)
    .values({ id, applicationId, type: 'voice', title: 'مقابلة أولى', startsAt, state: 'completed' });
  return id;
}

test('nobody is answered what others think before they have said it themselves', async () => {
  const { id } = await records.application({ state: 'in-progress' });
  await given(id, admin, { recommendation: 'strong_yes', text: 'سرّ لا يُقرأ قبل أوانه' });

  const before = await api.call('GET', `/api/v1/applications/${id}/scorecards`, { as: editor });
  expect(before.body).not.toContain('strong_yes');
  expect(before.body).not.toContain('سرّ');
  expect(before.json<Scorecards>().sheets).toMatchObject([{ interview: null, cards: [], hidden: 1 }]);
  expect(before.json<Scorecards>().sheets[0]!.summary.score).toBeNull();
  const history = await api.call('GET', `/api/v1/applications/${id}/activity`, { as: editor });
  expect(history.body).toContain('scorecard.given');
  expect(history.body).not.toContain('strong_yes');

  await given(id, editor, { ratings: [{ criterionId: skills, rating: 3 }] });
  const [sheet] = (await read(id, editor)).sheets;
  expect(sheet!.cards.map(({ by, isMine, score }) => [by.id, isMine, score])).toEqual([
    [admin.user.id, false, 4],
    [editor.user.id, true, 3],
  ]);
  expect(sheet!.hidden).toBe(0);
  expect(sheet!.summary.score).toBe(3.5);
  expect(sheet!.summary.criteria.find((criterion) => criterion.id === skills)).toMatchObject({ weight: 3, mean: 4 });
});

test('a meeting has scorecards of its own, which its feedback keeps back likewise', async () => {
  const { id } = await records.application({ state: 'approved' });
  const interviewId = await held(id);
  await given(id, admin, { interviewId });
  await given(id, editor);
  const feedback = async (as: TestSession) =>
    (await api.call('GET', `/api/v1/applications/${id}/interviews`, { as })).json()[0].feedback;
  expect(await feedback(editor)).toEqual([]);
  expect(await feedback(admin)).toMatchObject([{ recommendation: 'yes', score: 4, isMine: true }]);
  const [whole, meeting] = (await read(id, editor)).sheets;
  expect([whole!.cards.length, meeting!.hidden]).toEqual([1, 1]);
  await given(id, editor, { interviewId });
  expect(await feedback(editor)).toHaveLength(2);
});

test('one is changed by whoever gave it, in its latest version, until there is a decision', async () => {
  const { id } = await records.application({ state: 'in-progress' });
  const card = await given(id, editor);
  expect((await give(id, editor)).json()).toMatchObject({ status: 409, reason: 'alreadyJudged' });
  expect((await change(card.id, 1, admin)).statusCode).toBe(404);
  const changed = await change(card.id, 1, editor, { ...draft, recommendation: 'no' });
  expect([changed.headers.etag, changed.json().recommendation]).toEqual(['"v2"', 'no']);
  const stale = await change(card.id, 1, editor);
  expect([stale.statusCode, stale.json().current.version]).toEqual([412, 2]);
  expect((await api.call('PATCH', `/api/v1/scorecards/${card.id}`, { as: editor, body: draft })).statusCode).toBe(428);

  const { version } = (await api.call('GET', `/api/v1/applications/${id}`, { as: editor })).json();
  const rejected = await api.call('POST', `/api/v1/applications/${id}/events`, {
    as: editor,
    body: { type: 'application.reject', reason: 'not_interested', mail: 'none' },
    headers: { 'if-match': `"v${version}"` },
  });
  expect(rejected.statusCode, rejected.body).toBe(200);
  expect((await change(card.id, 2, editor)).json()).toMatchObject({ status: 409, reason: 'applicationClosed' });
  expect((await give(id, admin)).json()).toMatchObject({ status: 409, reason: 'applicationClosed' });
  // Nobody can be led by it any more.
  expect(await read(id, admin)).toMatchObject({ isOpen: false, sheets: [{ cards: [{ recommendation: 'no' }] }] });
});

test('two scorecards that somebody gives at once are one, and so is one that is sent twice', async () => {
  const { id } = await records.application({ state: 'pending' });
  const answers = await Promise.all([give(id, editor), give(id, editor)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const headers = { 'idempotency-key': randomUUID() };
  const first = await give(id, admin, {}, headers);
  expect((await give(id, admin, {}, headers)).json()).toEqual(first.json());
});

test('a job post has criteria of its own, by which alone its applicants are rated', async () => {
  const name = { ar: 'خدمة العملاء', en: 'Serving customers' };
  const own = { id: newId(), name, weight: 2 };
  const { id: jobPostId } = await records.jobPost({ state: 'published', criteria: [own], pendingCount: 1 });
  const { id } = await records.application({ jobPostId });
  expect((await read(id, editor)).criteria).toEqual([own]);
  const wrong = await give(id, editor);
  expect(wrong.json().errors).toMatchObject([
    { path: 'ratings.0.criterionId', code: 'unknownReference' },
    { path: 'ratings.1.criterionId', code: 'unknownReference' },
  ]);
  const rating = { criterionId: own.id, rating: 4 };
  expect((await give(id, editor, { ratings: [rating, rating] })).json().errors).toMatchObject([{ code: 'taken' }]);
  const card = await given(id, editor, { ratings: [rating] });
  expect(card.ratings).toEqual([{ ...rating, name, weight: 2 }]);

  // What was rated stays readable when the post is judged by something else.
  await api.database.pool.query("UPDATE job_posts SET criteria = '[]' WHERE id = $1", [jobPostId]);
  const [sheet] = (await read(id, editor)).sheets;
  expect(sheet!.summary.criteria.at(-1)).toEqual({ ...own, mean: 4 });
  expect((await change(card.id, 1, editor, { ...draft, ratings: [rating] })).statusCode).toBe(200);
});

test.each([
  ['a rating beyond five', { ratings: [{ criterionId: skills, rating: 6 }] }, 422],
  ['no recommendation', { recommendation: null }, 422],
  ['a meeting of nobody', { interviewId: randomUUID() }, 422],
])('%s is refused', async (_, body, status) => {
  const { id } = await records.application();
  expect((await give(id, editor, body)).statusCode).toBe(status);
});

test('a meeting that did not take place is not judged, nor somebody who did not apply', async () => {
  const { id } = await records.application({ state: 'approved' });
  const interviewId = await held(id);
  await api.database.pool.query("UPDATE interviews SET state = 'no_show' WHERE id = $1", [interviewId]);
  expect((await give(id, editor, { interviewId })).json()).toMatchObject({ status: 409, reason: 'notHeld' });
  expect((await give(newId(), editor)).statusCode).toBe(404);
  expect((await api.call('GET', `/api/v1/applications/${newId()}/scorecards`, { as: editor })).statusCode).toBe(404);
  expect((await api.call('GET', `/api/v1/applications/${id}/scorecards`, {})).statusCode).toBe(401);
});
