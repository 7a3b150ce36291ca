import { afterAll, beforeAll, expect, test } from 'vitest';
import { sittingIn } from '#resources/exam-attempts/test-sitting.ts';
import { questionOf } from '#resources/exams/test-exams.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
let records: ReturnType<typeof recordsIn>;
let sitting: ReturnType<typeof sittingIn>;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
  records = recordsIn(api.database);
  sitting = sittingIn(api, as);
});
afterAll(() => api.close());

const withCv = () => records.seeker({ cv: crypto.randomUUID() });
const essay = questionOf({ type: 'essay', marks: 10 });
const exam = () => sitting.published({ questions: [questionOf({ isTrue: true, marks: 10 }), essay], maxAttempts: 0 });
const postAsking = async (examId: string) => (await records.jobPost({ state: 'published', examId })).id;
const apply = (jobPost: string, seeker: string) =>
  api.call('POST', '/api/v1/applications', { as, body: { jobPost, seeker, expectedSalary: null, coverNote: null } });
const passed = async (is: boolean) => {
  const { items } = (await api.call('GET', `/api/v1/applications?hasPassedExam=${is}`, { as })).json();
  return new Set<string>(items.map(({ id }: { id: string }) => id));
};

test('whoever applies where an exam is asked for has passed it', async () => {
  const asked = await exam();
  const jobPost = await postAsking(asked.id);
  const { id: seekerId } = await withCv();
  const refused = async () => (await apply(jobPost, seekerId)).json().errors;
  expect(await refused()).toEqual([{ path: 'seeker', code: 'examNotSat' }]);
  await sitting.sat(asked, [{ isTrue: false }, null], { seekerId });
  expect(await refused()).toEqual([{ path: 'seeker', code: 'examFailed' }]);
  const other = await sitting.sat(await exam(), [{ isTrue: true }, { text: 'ليس هذا' }], { seekerId });
  await sitting.send('exam-attempts', other.id, { type: 'examAttempt.mark', marks: 10 });
  expect(await refused()).toEqual([{ path: 'seeker', code: 'examFailed' }]);
  const attempt = await sitting.sat(asked, [{ isTrue: true }, { text: 'أبدأ بالأهم.' }], { seekerId });
  await sitting.send('exam-attempts', attempt.id, { type: 'examAttempt.mark', marks: 10 });
  const application = (await apply(jobPost, seekerId)).json();
  expect(application).toMatchObject({ examAttemptId: attempt.id, exam: { percentage: 100, isPassed: true } });
  expect((await passed(true)).has(application.id)).toBe(true);
  expect((await passed(false)).has(application.id)).toBe(false);
});

test('an application that came while the exam was marked is passed as soon as the exam is', async () => {
  const asked = await exam();
  const { id: seekerId } = await withCv();
  const attempt = await sitting.sat(asked, [{ isTrue: true }, { text: 'أجمع المعلومات أولًا.' }], { seekerId });
  const { id } = (await apply(await postAsking(asked.id), seekerId)).json();
  expect((await passed(true)).has(id)).toBe(false);
  await sitting.send('exam-attempts', attempt.id, { type: 'examAttempt.mark', marks: 9 });
  expect((await passed(true)).has(id)).toBe(true);
  await sitting.send('exam-attempts', attempt.id, { type: 'examAttempt.void', reason: 'cheating' });
  expect((await passed(true)).has(id)).toBe(false);
});

test('a later attempt that is passed is what an open application brings', async () => {
  const asked = await exam();
  const { id: seekerId } = await withCv();
  const first = await sitting.sat(asked, [null, { text: 'لا أعرف.' }], { seekerId });
  const { id } = (await apply(await postAsking(asked.id), seekerId)).json();
  await sitting.send('exam-attempts', first.id, { type: 'examAttempt.mark', marks: 0 });
  const second = await sitting.sat(asked, [{ isTrue: true }, { text: 'عرفت الآن.' }], { seekerId });
  await sitting.send('exam-attempts', second.id, { type: 'examAttempt.mark', marks: 8 });
  const application = (await api.call('GET', `/api/v1/applications/${id}`, { as })).json();
  expect(application).toMatchObject({ examAttemptId: second.id, exam: { isPassed: true } });
});

test('a job post asks for an exam that can be sat, keeps one that was closed since, and holds it from being deleted', async () => {
  const asked = await exam();
  const { id } = await records.jobPost({ state: 'draft' });
  const edit = async (examId: string | null) => {
    const { version } = (await api.call('GET', `/api/v1/job-posts/${id}`, { as })).json();
    const headers = { 'if-match': `"v${version}"` };
    return api.call('PATCH', `/api/v1/job-posts/${id}`, { as, body: { examId, workHours: 'من 8 إلى 4' }, headers });
  };
  expect((await edit(asked.id)).json()).toMatchObject({ exam: { id: asked.id } });
  await sitting.send('exams', asked.id, { type: 'exam.close' });
  expect((await edit(asked.id)).statusCode).toBe(200);
  const copy = await api.call('POST', `/api/v1/job-posts/${id}/duplicate`, { as, body: {} });
  expect(copy.json()).toMatchObject({ examId: null });
  const { version } = await sitting.exam(asked.id);
  const removed = await api.call('DELETE', `/api/v1/exams/${asked.id}`, {
    as,
    headers: { 'if-match': `"v${version}"` },
  });
  expect(removed.json().references).toEqual([{ resource: 'job-posts', count: 1 }]);
  await edit(null);
  for (const examId of [asked.id, crypto.randomUUID()])
    expect((await edit(examId)).json().errors, examId).toMatchObject([{ path: 'examId' }]);
});
