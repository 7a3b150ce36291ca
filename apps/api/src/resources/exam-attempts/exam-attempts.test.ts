import type { ExamAnswer } from '@diwan/api-contract/examining/answer';
import type { ExamQuestion } from '@diwan/api-contract/examining/question';
import type { ExamAttempt, ExamPaper } from '@diwan/api-contract/resources/exam-attempts';
import type { ExamDraft } from '@diwan/api-contract/resources/exam-draft';
import type { Exam } from '@diwan/api-contract/resources/exams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepResources } from '#features/jobs/sweep.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { choiceOf, examOf, questionOf } from '../exams/test-exams.ts';

const path = '/api/v1/exam-attempts';
let api: TestApp;
let as: TestSession;
let records: ReturnType<typeof recordsIn>;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const moveClock = async (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000);
  as = await api.signIn('editor');
};
const viewExam = async (id: string): Promise<Exam> => (await api.call('GET', `/api/v1/exams/${id}`, { as })).json();
const view = async (id: string): Promise<ExamAttempt> => (await api.call('GET', `${path}/${id}`, { as })).json();
const published = async (given: Partial<ExamDraft> = {}): Promise<Exam> => {
  const { id } = (await api.call('POST', '/api/v1/exams', { as, body: examOf(given) })).json();
  const headers = { 'if-match': '"v1"' };
  const answer = await api.call('POST', `/api/v1/exams/${id}/events`, { as, body: { type: 'exam.publish' }, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const begin = async (examId: string, seekerId?: string | null) =>
  api.call('POST', path, {
    as,
    body: { examId, seekerId: seekerId === undefined ? (await records.seeker()).id : seekerId },
  });
const begun = async (examId: string, seekerId?: string | null): Promise<ExamAttempt> => {
  const answer = await begin(examId, seekerId);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const answer = (id: string, questionId: string, body: ExamAnswer) =>
  api.call('PUT', `${path}/${id}/answers/${questionId}`, { as, body });
const send = async (id: string, body: { type: string; [payload: string]: unknown }, who = as) => {
  const { version } = await view(id);
  return api.call('POST', `${path}/${id}/events`, { as: who, body, headers: { 'if-match': `"v${version}"` } });
};
const right = ({ options }: ExamQuestion) => options.filter(({ isCorrect }) => isCorrect).map(({ id }) => id);

test('a paper never tells its keys, and what was answered is there after a reload', async () => {
  const exam = await published({ shuffleQuestions: true, shuffleOptions: true });
  const { id } = await begun(exam.id);
  await answer(id, exam.questions[1]!.id, { isTrue: false });
  const { body } = await api.call('GET', `${path}/${id}/paper`, { as });
  expect(body).not.toMatch(/isCorrect|acceptedAnswers|rightNumber|explanation/);
  const paper: ExamPaper = JSON.parse(body);
  expect(paper.questions.map((question) => question.id).sort()).toEqual(exam.questions.map(({ id: of }) => of).sort());
  expect(paper.answers).toEqual({ [exam.questions[1]!.id]: { isTrue: false } });
});

test('what the server can mark is graded as it is handed in, and its exam counts it', async () => {
  const exam = await published();
  const { id } = await begun(exam.id);
  await answer(id, exam.questions[0]!.id, { options: right(exam.questions[0]!) });
  const graded = await send(id, { type: 'examAttempt.submit' });
  expect(graded.json()).toMatchObject({ state: 'graded', score: 200, maxScore: 300, percentage: 66, isPassed: true });
  const other = await begun(exam.id);
  await send(other.id, { type: 'examAttempt.submit' });
  expect(await viewExam(exam.id)).toMatchObject({ attemptsCount: 2, passRate: 50, averagePercentage: 33 });
});

test('answers that come at once are all kept; one that is no option of its question is refused', async () => {
  const questions = Array.from({ length: 8 }, () => questionOf({ isTrue: true }));
  const exam = await published({ questions });
  const { id } = await begun(exam.id);
  const answers = await Promise.all(questions.map((question) => answer(id, question.id, { isTrue: true })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(questions.map(() => 200));
  expect((await send(id, { type: 'examAttempt.submit' })).json()).toMatchObject({ percentage: 100 });
  const choice = await published();
  const attempt = await begun(choice.id);
  const foreign = await answer(attempt.id, choice.questions[0]!.id, { options: [crypto.randomUUID()] });
  expect(foreign.json().errors).toEqual([{ path: 'options', code: 'invalidChoice' }]);
});

test('of two that are handed in at once one counts', async () => {
  const exam = await published();
  const { id } = await begun(exam.id);
  const both = await Promise.all([1, 2].map(() => send(id, { type: 'examAttempt.submit' })));
  expect(both.map(({ statusCode }) => statusCode).sort()).not.toEqual([200, 200]);
  expect(await viewExam(exam.id)).toMatchObject({ attemptsCount: 1 });
});

test('an answer that was on its way at the end is taken, a later one is refused, and the clock hands in what is there', async () => {
  const exam = await published({ durationMin: 10 });
  const { id } = await begun(exam.id);
  await answer(id, exam.questions[1]!.id, { isTrue: false });
  await moveClock(10);
  await sweepResources(api.deps);
  expect((await answer(id, exam.questions[1]!.id, { isTrue: true })).statusCode).toBe(200);
  await moveClock(1);
  expect((await answer(id, exam.questions[0]!.id, { options: [] })).json()).toMatchObject({ reason: 'timeOver' });
  await sweepResources(api.deps);
  expect(await view(id)).toMatchObject({ state: 'graded', score: 100, flags: ['time_out'] });
  expect((await answer(id, exam.questions[1]!.id, { isTrue: false })).json()).toMatchObject({ reason: 'wrongState' });
});

test.each(['editor', 'admin'] as const)('an %s marks what the server can’t, and may mark it again', async (role) => {
  const who = await api.signIn(role);
  const essay = questionOf({ type: 'essay', marks: 10 });
  const exam = await published({ questions: [questionOf({ isTrue: true }), essay] });
  const { id } = await begun(exam.id);
  await answer(id, essay.id, { text: 'أبدأ بجمع المعلومات.' });
  expect((await send(id, { type: 'examAttempt.submit' })).json()).toMatchObject({ state: 'grading', score: null });
  const mark = (marks: number) => send(id, { type: 'examAttempt.mark', marks, note: 'ينقصه مثال' }, who);
  expect((await mark(11)).json()).toMatchObject({ reason: 'tooManyMarks' });
  expect((await mark(8)).json()).toMatchObject({ state: 'graded', score: 800, percentage: 72, isPassed: true });
  await send(id, { type: 'examAttempt.markAgain' }, who);
  expect((await mark(5)).json()).toMatchObject({ state: 'graded', score: 500, isPassed: false });
  expect(await viewExam(exam.id)).toMatchObject({ attemptsCount: 1, passRate: 0, averagePercentage: 45 });
});

test('an essay that nobody wrote waits for nobody', async () => {
  const exam = await published({ questions: [questionOf({ type: 'essay', marks: 10 })] });
  const { id } = await begun(exam.id);
  expect((await send(id, { type: 'examAttempt.submit' })).json()).toMatchObject({ state: 'graded', score: 0 });
});

test('nobody has more attempts than the exam gives, sits it twice at once, or comes back too early', async () => {
  const exam = await published({ maxAttempts: 2, retryAfterDays: 7 });
  const seeker = await records.seeker();
  const refused = async () => (await begin(exam.id, seeker.id)).json().errors;
  const first = await begun(exam.id, seeker.id);
  expect(await refused()).toEqual([{ path: 'seekerId', code: 'retryTooEarly' }]);
  await send(first.id, { type: 'examAttempt.submit' });
  await moveClock(8 * 24 * 60);
  const second = await begun(exam.id, seeker.id);
  await moveClock(8 * 24 * 60);
  expect(await refused()).toEqual([{ path: 'seekerId', code: 'noAttemptLeft' }]);
  const unheard = await send(second.id, { type: 'examAttempt.void', reason: 'bored' });
  expect(unheard.json()).toMatchObject({ status: 409, reason: 'reasonGone' });
  await send(second.id, { type: 'examAttempt.void', reason: 'technical' });
  expect((await begin(exam.id, seeker.id)).statusCode).toBe(201);
  expect(await viewExam(exam.id)).toMatchObject({ attemptsCount: 2 });
  const free = await published({ maxAttempts: 0 });
  const both = await Promise.all([begin(free.id, seeker.id), begin(free.id, seeker.id)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('staff try an exam, a paused one too, and it counts nowhere', async () => {
  const exam = await published();
  const trial = await begun(exam.id, null);
  expect(trial).toMatchObject({ isTrial: true, seeker: null });
  expect((await send(trial.id, { type: 'examAttempt.submit' })).json()).toMatchObject({ state: 'graded' });
  expect(await viewExam(exam.id)).toMatchObject({ attemptsCount: 0, passRate: null });
  const { id } = (await api.call('POST', '/api/v1/exams', { as, body: examOf() })).json();
  expect((await begin(id)).json().errors).toEqual([{ path: 'examId', code: 'examNotOpen' }]);
});

test('whoever began keeps the questions of then: an edit makes another version for those who come later', async () => {
  const exam = await published();
  const first = await begun(exam.id);
  const mended = exam.questions.map((question) => ({
    ...question,
    isTrue: !question.isTrue && question.options.length === 0,
  }));
  const headers = { 'if-match': `"v${exam.version}"` };
  const edited = await api.call('PATCH', `/api/v1/exams/${exam.id}`, { as, body: { questions: mended }, headers });
  expect(edited.json()).toMatchObject({ examVersion: 2 });
  const second = await begun(exam.id);
  expect([first.examVersion, second.examVersion]).toEqual([1, 2]);
  for (const { id } of [first, second]) await answer(id, exam.questions[1]!.id, { isTrue: true });
  const scores = [];
  for (const { id } of [first, second]) scores.push((await send(id, { type: 'examAttempt.submit' })).json().score);
  expect(scores).toEqual([100, 0]);
});

test('an exam that somebody has begun stays', async () => {
  const { id, version } = await published({ questions: [choiceOf(2, [0])] });
  await begun(id);
  const removed = await api.call('DELETE', `/api/v1/exams/${id}`, { as, headers: { 'if-match': `"v${version}"` } });
  expect(removed.json().references).toEqual([{ resource: 'exam-attempts', count: 1 }]);
});
