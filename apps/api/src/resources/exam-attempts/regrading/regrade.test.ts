import type { Regrading } from '@diwan/api-contract/examining/regrading';
import type { ExamAttempt } from '@diwan/api-contract/resources/exam-attempts';
import type { Exam } from '@diwan/api-contract/resources/exams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { questionOf } from '#resources/exams/test-exams.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { sittingIn } from '../test-sitting.ts';

const note = 'مفتاح السؤال الأول كان خطأ';
let api: TestApp;
let editor: TestSession;
let admin: TestSession;
let sitting: ReturnType<typeof sittingIn>;
beforeAll(async () => {
  api = await createTestApp();
  editor = await api.signIn('editor');
  admin = await api.signIn('admin');
  sitting = sittingIn(api, editor);
});
afterAll(() => api.close());

const preview = async (id: string): Promise<Regrading> =>
  (await api.call('GET', `/api/v1/exams/${id}/regrading`, { as: admin })).json();
const regrade = (id: string, as = admin) => sitting.send('exams', id, { type: 'exam.regrade', note }, as);
const resultOf = ({ score, percentage, isPassed, state }: ExamAttempt) => ({ score, percentage, isPassed, state });
/** The first key is turned round. */
const mended = ({ questions }: Exam) =>
  questions.map((each, index) => (index === 0 ? { ...each, isTrue: false } : each));

test('marking anew changes exactly what its preview showed, once, and counts it', async () => {
  const exam = await sitting.published({ questions: [questionOf({ isTrue: true }), questionOf({ isTrue: true })] });
  const [no, yes] = [{ isTrue: false }, { isTrue: true }];
  const wronged = await sitting.sat(exam, [no, yes]);
  const favoured = await sitting.sat(exam, [yes, yes]);
  const untouched = await sitting.sat(exam, [null, yes]);
  const trial = await sitting.sat(exam, [no, yes], { seekerId: null });
  expect((await regrade(exam.id)).json()).toMatchObject({ reason: 'unchanged' });
  await sitting.edit(exam.id, { questions: mended(exam) });
  expect(await preview(exam.id)).toMatchObject({
    attempts: 3,
    changed: 2,
    higher: 1,
    lower: 1,
    newlyPassed: 1,
    newlyFailed: 1,
    changes: [
      { id: wronged.id, from: { percentage: 50, isPassed: false }, to: { percentage: 100, isPassed: true } },
      { id: favoured.id, from: { percentage: 100, isPassed: true }, to: { percentage: 50, isPassed: false } },
    ],
  });
  expect(resultOf(await sitting.attempt(wronged.id))).toMatchObject({ percentage: 50 });

  expect((await regrade(exam.id)).json()).toMatchObject({ markedVersion: 2, passRate: 33, averagePercentage: 67 });
  expect(resultOf(await sitting.attempt(wronged.id))).toMatchObject({ score: 200, isPassed: true, state: 'graded' });
  expect(resultOf(await sitting.attempt(favoured.id))).toMatchObject({ score: 100, isPassed: false });
  const still = await sitting.attempt(untouched.id);
  expect([still.version, still.markedVersion]).toEqual([untouched.version, 2]);
  expect(resultOf(await sitting.attempt(trial.id))).toEqual(resultOf(trial));
  expect(await preview(exam.id)).toMatchObject({ changed: 0 });
  expect((await regrade(exam.id)).json()).toMatchObject({ reason: 'unchanged' });
  const { rows } = await api.database.pool.query(
    `SELECT event, reason FROM audit_events WHERE entity_id = ANY($1) AND event LIKE '%.regrade' ORDER BY event`,
    [[exam.id, wronged.id, favoured.id, untouched.id]],
  );
  expect(rows.map(({ event }) => event)).toEqual(['exam.regrade', 'examAttempt.regrade', 'examAttempt.regrade']);
  expect(rows[0].reason).toMatchObject({ note });
  const told = (await api.call('GET', '/api/v1/notifications', { as: editor })).json();
  expect(told.items[0]).toMatchObject({ kind: 'examRegraded', ref: { id: exam.id } });
});

test('what somebody gave an essay stays, up to what it can be given now', async () => {
  const essay = questionOf({ type: 'essay', marks: 10 });
  const exam = await sitting.published({ questions: [questionOf({ isTrue: true }), essay] });
  const { id } = await sitting.sat(exam, [{ isTrue: false }, { text: 'أبدأ بجمع المعلومات.' }]);
  const waiting = await sitting.sat(exam, [{ isTrue: false }, { text: 'أسأل من سبقني.' }]);
  await sitting.send('exam-attempts', id, { type: 'examAttempt.mark', marks: 8 });
  const questions = mended(exam).map((each) => (each.id === essay.id ? { ...each, marks: 5 } : each));
  await sitting.edit(exam.id, { questions });
  await regrade(exam.id);
  expect(await sitting.attempt(id)).toMatchObject({ score: 600, maxScore: 600, percentage: 100 });
  expect(await sitting.attempt(waiting.id)).toMatchObject({ state: 'grading', score: null });
  await sitting.send('exam-attempts', waiting.id, { type: 'examAttempt.mark', marks: 4 });
  expect(await sitting.attempt(waiting.id)).toMatchObject({ state: 'graded', score: 500, maxScore: 600 });
});

test('only administrators mark anew, and see beforehand what that would do', async () => {
  const exam = await sitting.published({ questions: [questionOf({ isTrue: true })] });
  await sitting.sat(exam, [{ isTrue: true }]);
  await sitting.edit(exam.id, { questions: mended(exam) });
  expect((await regrade(exam.id, editor)).statusCode).toBe(403);
  expect((await api.call('GET', `/api/v1/exams/${exam.id}/regrading`, { as: editor })).statusCode).toBe(403);
  const short = await sitting.send('exams', exam.id, { type: 'exam.regrade', note: 'خطأ' }, admin);
  expect(short.json()).toMatchObject({ reason: 'noteTooShort' });
});

test('a candidate without an attempt left is given exactly one more, at once', async () => {
  const exam = await sitting.published({ maxAttempts: 1, retryAfterDays: 30 });
  const { id: seekerId } = await sitting.seeker();
  const grant = () => sitting.send('exams', exam.id, { type: 'exam.grantAttempt', seekerId, note: 'انقطع الاتصال به' });
  expect((await grant()).json()).toMatchObject({ reason: 'attemptLeft' });
  const first = await sitting.sat(exam, [], { seekerId });
  expect((await sitting.begin(exam.id, seekerId)).statusCode).toBe(422);
  expect((await grant()).statusCode).toBe(200);
  expect((await sitting.attempt(first.id)).grantedAt).not.toBeNull();
  expect((await grant()).json()).toMatchObject({ reason: 'attemptLeft' });
  await sitting.sat(exam, [], { seekerId });
  expect((await sitting.begin(exam.id, seekerId)).json().errors).toEqual([{ path: 'seekerId', code: 'noAttemptLeft' }]);
});
