import type { ExamQuestion } from '@diwan/api-contract/examining/question';
import type { ExamStatistics } from '@diwan/api-contract/examining/statistics';
import type { ExamAttempt } from '@diwan/api-contract/resources/exam-attempts';
import type { Exam } from '@diwan/api-contract/resources/exams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choiceOf, questionOf } from '#resources/exams/test-exams.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { sittingIn } from '../test-sitting.ts';

let api: TestApp;
let as: TestSession;
let sitting: ReturnType<typeof sittingIn>;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
  sitting = sittingIn(api, as);
});
afterAll(() => api.close());

const read = async (id: string, who = as): Promise<ExamStatistics> => {
  const answer = await api.call('GET', `/api/v1/exams/${id}/statistics`, { as: who });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

/** Which of the three questions each candidate knew. */
const known = ['110', '100', '111', '011', '101', '000', '110', '111', '001', '100', '111', '010'];

function answersOf({ questions }: Exam, knows: string) {
  const choose = ({ options }: ExamQuestion, isRight: boolean) => ({
    options: [options.find(({ isCorrect }) => isCorrect === isRight)!.id],
  });
  return [
    choose(questions[0]!, knows[0] === '1'),
    knows[1] === '1' ? { isTrue: true } : null,
    { number: knows[2] === '1' ? 25 : 24 },
  ];
}

/** (M₁ − M₀) / s · √(p·q): the mean of all other marks where it was right less that where it was wrong, and s over all. */
function pointBiserial(attempts: readonly ExamAttempt[], questionId: string): number {
  const pairs = attempts.map(({ answers }) => {
    const own = answers.find((each) => each.questionId === questionId)!;
    const rest = answers.filter((each) => each !== own).map(({ score }) => score!);
    return { isRight: own.score! > 0, rest: rest.reduce((sum, each) => sum + each, 0) };
  });
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const restOf = (some: readonly (typeof pairs)[number][]) => some.map(({ rest }) => rest);
  const of = (isRight: boolean) => pairs.filter((pair) => pair.isRight === isRight);
  const average = mean(restOf(pairs));
  const deviation = Math.sqrt(mean(restOf(pairs).map((rest) => (rest - average) ** 2)));
  const share = of(true).length / pairs.length;
  return ((mean(restOf(of(true))) - mean(restOf(of(false)))) / deviation) * Math.sqrt(share * (1 - share));
}

test('difficulty and discrimination are what their formulas say, of candidates whose attempts count', async () => {
  const questions = [
    choiceOf(3, [1], { marks: 3 }),
    questionOf({ isTrue: true }),
    questionOf({ type: 'number', rightNumber: 25, marks: 2 }),
  ];
  const exam = await sitting.published({ questions });
  const attempts: ExamAttempt[] = [];
  for (const knows of known) attempts.push(await sitting.sat(exam, answersOf(exam, knows)));
  await sitting.sat(exam, answersOf(exam, '000'), { seekerId: null });
  const { id: voided } = await sitting.sat(exam, answersOf(exam, '000'));
  await sitting.send('exam-attempts', voided, { type: 'examAttempt.void', reason: 'cheating' });

  const statistics = await read(exam.id, await api.signIn('admin'));
  expect(statistics).toMatchObject({ attempts: 12, passed: 6, minutes: 0 });
  expect(statistics.averagePercentage).toBeCloseTo(attempts.reduce((sum, each) => sum + each.percentage!, 0) / 12, 1);
  expect(statistics.bands.reduce((sum, count) => sum + count, 0)).toBe(12);
  expect([statistics.bands[0], statistics.bands[9]]).toEqual([1, 3]);
  for (const [index, question] of statistics.questions.entries()) {
    const right = known.filter((knows) => knows[index] === '1').length;
    expect(question.rightShare, `question ${index}`).toBeCloseTo(right / 12, 10);
    expect(question.discrimination, `question ${index}`).toBeCloseTo(pointBiserial(attempts, question.id), 10);
    expect(question.asked).toBe(12);
  }
  expect(statistics.questions.map(({ answered }) => answered)).toEqual([12, 7, 12]);
  expect(statistics.questions[0]!.choices.map(({ isRight, count }) => [isRight, count])).toEqual([
    [false, 4],
    [true, 8],
    [false, 0],
  ]);
  expect(statistics.questions[1]!.choices).toMatchObject([
    { id: 'true', isRight: true, count: 7 },
    { id: 'false', isRight: false, count: 0 },
  ]);
});

test('of few attempts, and where all answer alike, nobody can tell how a question discriminates', async () => {
  const exam = await sitting.published();
  expect(await read(exam.id)).toMatchObject({ attempts: 0, averagePercentage: null, minutes: null });
  await sitting.sat(exam, []);
  const [first] = (await read(exam.id)).questions;
  expect(first).toMatchObject({ asked: 1, answered: 0, rightShare: 0, discrimination: null });
});

test('a question that is asked no longer is told after the others', async () => {
  const exam = await sitting.published();
  await sitting.sat(exam, []);
  await sitting.edit(exam.id, { questions: exam.questions.slice(1) });
  const { questions } = await read(exam.id);
  expect(questions.map(({ id, isGone }) => [id, isGone])).toEqual([
    [exam.questions[1]!.id, false],
    [exam.questions[0]!.id, true],
  ]);
});
