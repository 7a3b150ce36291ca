import type { ExamDraft } from '@diwan/api-contract/resources/exam-draft';
import type { Exam, ExamStep } from '@diwan/api-contract/resources/exams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepResources } from '#features/jobs/sweep.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { choiceOf, examOf, questionOf } from './test-exams.ts';

const path = '/api/v1/exams';
let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString();
const view = async (id: string): Promise<Exam> => (await api.call('GET', `${path}/${id}`, { as })).json();
const added = async (given: Partial<ExamDraft> = {}): Promise<Exam> => {
  const answer = await api.call('POST', path, { as, body: examOf(given) });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const send = async (id: string, type: ExamStep['type']) => {
  const { version } = await view(id);
  return api.call('POST', `${path}/${id}/events`, { as, body: { type }, headers: { 'if-match': `"v${version}"` } });
};
const edit = async (id: string, body: object) => {
  const { version } = await view(id);
  return api.call('PATCH', `${path}/${id}`, { as, body, headers: { 'if-match': `"v${version}"` } });
};

test.each(['editor', 'admin'] as const)('an %s builds an exam, publishes, pauses and closes it', async (role) => {
  as = await api.signIn(role);
  const { id, number, totalMarks, questionsCount } = await added();
  expect({ number, totalMarks, questionsCount }).toMatchObject({
    number: expect.stringMatching(/^EXM-\d{4}-\d{6}$/),
    totalMarks: 3,
    questionsCount: 2,
  });
  const states = [];
  for (const type of ['exam.publish', 'exam.pause', 'exam.resume', 'exam.close', 'exam.reopen'] as const)
    states.push((await send(id, type)).json().state);
  expect(states).toEqual(['published', 'paused', 'published', 'closed', 'published']);
  expect((await view(id)).publishedAt).not.toBeNull();
});

test.each([
  ['without a question', [], 'noQuestions'],
  ['where a choice has no right option', [choiceOf(3, [])], 'keysMissing'],
  ['where one answer is asked for and two are right', [choiceOf(3, [0, 1], { type: 'single' })], 'keysMissing'],
  ['where no text is accepted', [questionOf({ type: 'short_text' })], 'keysMissing'],
  ['where no number is right', [questionOf({ type: 'number' })], 'keysMissing'],
  ['where there is nothing to put in order', [choiceOf(1, [], { type: 'ordering' })], 'keysMissing'],
  ['where no question has marks', [questionOf({ marks: 0 })], 'noMarks'],
])('an exam %s is not published', async (_, questions, reason) => {
  const { id } = await added({ questions });
  expect((await send(id, 'exam.publish')).json()).toMatchObject({ reason });
});

test('what candidates can take keeps its keys: an edit that would lose one is refused where it is missing', async () => {
  const { id, questions } = await added();
  await send(id, 'exam.publish');
  const keyless = { ...questions[0]!, options: questions[0]!.options.map((each) => ({ ...each, isCorrect: false })) };
  expect((await edit(id, { questions: [keyless, questions[1]] })).json().errors).toEqual([
    { path: 'questions.0.options', code: 'keyMissing' },
  ]);
  expect((await edit(id, { questions: [] })).json().errors).toEqual([{ path: 'questions', code: 'noMarks' }]);
  expect((await edit(id, { passingPercentage: 70 })).statusCode).toBe(200);
});

test('the text of a question is cleaned as every rich text is, and one that is nothing else is refused', async () => {
  const text = { ar: '<p>ما الناتج؟<script>alert(1)</script></p>', en: '<p onclick="x()">What comes out?</p>' };
  const { questions } = await added({ questions: [questionOf({ text })] });
  expect(questions[0]!.text).toEqual({ ar: '<p>ما الناتج؟</p>', en: '<p>What comes out?</p>' });
  const empty = examOf({ questions: [questionOf({ text: { ar: '<p><script>alert(1)</script></p>' } })] });
  const refused = await api.call('POST', path, { as, body: empty });
  expect(refused.json().errors).toMatchObject([{ path: 'questions.0.text.ar' }]);
});

test('more questions than there are can’t be drawn, and no mistake costs more than the question gives', async () => {
  const body = examOf({ questionsPerAttempt: 3, questions: [questionOf({ marks: 1, negativeMarks: 2 })] });
  expect((await api.call('POST', path, { as, body })).json().errors).toEqual([
    { path: 'questionsPerAttempt', code: 'moreThanQuestions' },
    { path: 'questions.0.negativeMarks', code: 'aboveMarks' },
  ]);
});

test('an exam whose end has come is closed by the clock, and stays closed until it has a later one', async () => {
  const { id } = await added({ availableTo: inDays(1) });
  await send(id, 'exam.publish');
  api.clock.now = new Date(inDays(2));
  as = await api.signIn('editor');
  await sweepResources(api.deps);
  expect((await view(id)).state).toBe('closed');
  expect((await send(id, 'exam.reopen')).json()).toMatchObject({ reason: 'windowOver' });
  await edit(id, { availableTo: inDays(30) });
  expect((await send(id, 'exam.reopen')).json()).toMatchObject({ state: 'published' });
});
