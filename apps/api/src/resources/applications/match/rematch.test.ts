import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationsTable as applications } from '#resources/applications/table.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { explainOldMatches } from './rematch.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
});
afterAll(() => api.close());

async function scoreIn(id: string) {
  const [row] = await api.database.orm.select().from(applications).where(eq(applications.id, id));
  return row!;
}
const partsOf = ({ matchExplanation }: Awaited<ReturnType<typeof scoreIn>>) =>
  matchExplanation!.parts.map(({ part, earned }) => [part, earned]);

async function applied() {
  const records = recordsIn(api.database);
  const [known, unknown] = await Promise.all([records.skill(), records.skill()]);
  const questionId = randomUUID();
  const question = {
    id: questionId,
    text: { ar: 'هل لديك رخصة؟' },
    type: 'yes_no' as const,
    options: [],
    isRequired: true,
    isKnockout: true,
    expectedAnswer: 'no',
  };
  const post = await records.jobPost({
    state: 'published',
    pendingCount: 1,
    skills: [{ id: known.id, isRequired: true }],
    questions: [question],
  });
  const seeker = await records.seeker({ skills: [{ id: known.id, level: 'expert' }], totalExperienceYears: 4 });
  const application = await records.application({
    jobPostId: post.id,
    seekerId: seeker.id,
    matchScore: 1,
    answers: [{ questionId, question: question.text, type: 'yes_no', value: ['yes'], knockoutFailed: true }],
  });
  return { post, seeker, application, question, unknown };
}

test('what was scored before scores were explained is explained when the server starts', async () => {
  const { application } = await applied();
  expect(await explainOldMatches(api.database)).toBeGreaterThan(0);
  expect(await explainOldMatches(api.database)).toBe(0);
  const row = await scoreIn(application.id);
  expect(partsOf(row)).toEqual([
    ['requiredSkills', 100],
    ['experience', 100],
    ['education', 100],
    ['place', 100],
  ]);
  expect([row.matchScore, row.version]).toEqual([100, application.version]);
});

test('an edited job post scores its applications anew and judges their answers anew, and no others', async () => {
  const [one, other] = [await applied(), await applied()];
  await explainOldMatches(api.database);
  const before = await scoreIn(other.application.id);
  const { post, unknown, question } = one;
  const body = {
    skills: [...post.skills, { id: unknown.id, isRequired: true }],
    questions: [{ ...question, expectedAnswer: 'yes' }],
  };
  const headers = { 'if-match': `"v${post.version}"` };
  const answer = await api.call('PATCH', `/api/v1/job-posts/${post.id}`, { as, body, headers });
  expect(answer.statusCode).toBe(200);

  const row = await scoreIn(one.application.id);
  expect(partsOf(row)[0]).toEqual(['requiredSkills', 50]);
  // (35 × 50 + 20 × 100 + 10 × 100 + 10 × 100) / 75
  expect([row.matchScore, row.answers[0]!.knockoutFailed, row.hasFailedKnockout]).toEqual([77, false, false]);
  expect(await scoreIn(other.application.id)).toEqual(before);
  const list = await api.call('GET', `/api/v1/applications?jobPost=${post.id}&matchMin=77&hasFailedKnockout=false`, {
    as,
  });
  expect(list.json().items).toMatchObject([{ id: one.application.id, matchScore: 77 }]);
});

test('an edit that counts for no score leaves every score as it is', async () => {
  const { seeker, post, application } = await applied();
  const edit = async (path: string, { id, version }: { id: string; version: number }, body: object) => {
    const headers = { 'if-match': `"v${version}"` };
    const answer = await api.call('PATCH', `/api/v1/${path}/${id}`, { as, body, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const edited = await edit('seekers', seeker, { headline: 'عنوان آخر' });
  await edit('job-posts', post, { openings: 7 });
  expect((await scoreIn(application.id)).matchScore).toBe(1);
  await edit('seekers', edited, { totalExperienceYears: 3 });
  expect((await scoreIn(application.id)).matchScore).toBe(100);
});
