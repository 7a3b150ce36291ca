import type { ExamResult, ExamSitting } from '@diwan/api-contract/examining/sitting';
import type { ExamDraft } from '@diwan/api-contract/resources/exam-draft';
import type { Exam } from '@diwan/api-contract/resources/exams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choiceOf, examOf, questionOf } from '#resources/exams/test-exams.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

const path = '/api/v1/exam-attempts';
let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const moveClock = async (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000);
  as = await api.signIn('editor');
};
/** Drafts can be tried, too. */
const added = async (given: Partial<ExamDraft> = {}): Promise<Exam> =>
  (await api.call('POST', '/api/v1/exams', { as, body: examOf(given) })).json();
const tried = async (given: Partial<ExamDraft> = {}) => {
  const exam = await added(given);
  const answer = await api.call('POST', path, { as, body: { examId: exam.id, seekerId: null } });
  expect(answer.statusCode, answer.body).toBe(201);
  const { id }: { id: string } = answer.json();
  return { exam, id };
};
const sit = (id: string, who = as) => api.call('POST', `${path}/${id}/sittings`, { as: who, body: {} });
const sat = async (id: string): Promise<ExamSitting> => {
  const answer = await sit(id);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const keep = (id: string, questionId: string, body: object) =>
  api.call('PUT', `${path}/${id}/answers/${questionId}`, { as, body });
const handIn = async (id: string) => {
  const { version } = await sat(id);
  const body = { type: 'examAttempt.submit' };
  return api.call('POST', `${path}/${id}/events`, { as, body, headers: { 'if-match': `"v${version}"` } });
};
const resultOf = async (id: string): Promise<ExamResult> =>
  (await api.call('GET', `${path}/${id}/result`, { as })).json();

test('an answer that comes twice is kept once, and one that comes behind a newer one changes nothing', async () => {
  const { exam, id } = await tried();
  const question = exam.questions[1]!;
  const { sitting } = await sat(id);
  for (const [sequence, isTrue] of [
    [1, true],
    [3, false],
    [1, true],
    [2, true],
  ] as const)
    expect((await keep(id, question.id, { isTrue, sitting, sequence })).statusCode).toBe(200);
  expect(await sat(id)).toMatchObject({ answers: { [question.id]: { isTrue: false } }, sequence: 3 });
});

test('whoever sat down last answers: the tab before is told so', async () => {
  const { exam, id } = await tried();
  const question = exam.questions[1]!;
  const [first, second] = [await sat(id), await sat(id)];
  const late = await keep(id, question.id, { isTrue: true, sitting: first.sitting, sequence: 1 });
  expect([late.statusCode, late.json().reason]).toEqual([409, 'satElsewhere']);
  const taken = await keep(id, question.id, { isTrue: true, sitting: second.sitting, sequence: 1 });
  expect(taken.statusCode).toBe(200);
});

test('an answer that was kept in time may come again after it, a new one may not', async () => {
  const { exam, id } = await tried({ durationMin: 10 });
  const [one, other] = exam.questions;
  const { sitting } = await sat(id);
  const answer = { isTrue: true, sitting, sequence: 1 };
  await keep(id, other!.id, answer);
  await moveClock(11);
  expect((await keep(id, other!.id, answer)).statusCode).toBe(200);
  expect((await keep(id, one!.id, { options: [], sitting, sequence: 2 })).json()).toMatchObject({ reason: 'timeOver' });
  expect((await handIn(id)).statusCode).toBe(200);
  expect(await resultOf(id)).toMatchObject({ state: 'graded', isTimeOut: true, score: 100 });
  expect((await sit(id)).json()).toMatchObject({ state: 'graded', sitting: 2 });
});

test('where each question has its time, nobody comes back to an earlier one', async () => {
  const questions = Array.from({ length: 3 }, () => questionOf({ isTrue: true }));
  for (const timePerQuestionSec of [60, null]) {
    const { exam, id } = await tried({ questions, timePerQuestionSec });
    const [first, second] = exam.questions;
    const { sitting } = await sat(id);
    await keep(id, second!.id, { isTrue: true, sitting, sequence: 1 });
    const back = await keep(id, first!.id, { isTrue: true, sitting, sequence: 2 });
    expect(back.statusCode === 409 && back.json().reason).toBe(timePerQuestionSec !== null && 'questionOver');
  }
});

test('nobody sits down to a candidate’s attempt, or to the trial of a colleague', async () => {
  const { exam, id } = await tried();
  expect((await sit(id, await api.signIn('admin'))).json()).toMatchObject({ reason: 'notOwnTrial' });
  const headers = { 'if-match': '"v1"' };
  await api.call('POST', `/api/v1/exams/${exam.id}/events`, { as, body: { type: 'exam.publish' }, headers });
  const { id: seekerId } = await recordsIn(api.database).seeker();
  const ofCandidate = await api.call('POST', path, { as, body: { examId: exam.id, seekerId } });
  expect((await sit(ofCandidate.json().id)).json()).toMatchObject({ reason: 'notOwnTrial' });
});

test('right answers are told as the exam says: never, to whoever passed, or once it is closed', async () => {
  const questions = [choiceOf(3, [1], { explanation: { ar: 'لأنه الأنسب' } })];
  const shown = async (showAnswers: Exam['showAnswers'], isRight: boolean) => {
    const { exam, id } = await tried({ questions, showAnswers });
    const right = exam.questions[0]!.options[1]!.id;
    const { sitting } = await sat(id);
    await keep(id, exam.questions[0]!.id, { options: isRight ? [right] : [], sitting, sequence: 1 });
    expect((await resultOf(id)).solutions).toBeNull();
    await handIn(id);
    const { solutions } = await resultOf(id);
    expect(solutions?.[0]?.rightOptions ?? [right]).toEqual([right]);
    return solutions !== null;
  };
  expect(await shown('never', true)).toBe(false);
  expect(await shown('after_pass', false)).toBe(false);
  expect(await shown('after_pass', true)).toBe(true);
  expect(await shown('after_close', true)).toBe(false);
});
