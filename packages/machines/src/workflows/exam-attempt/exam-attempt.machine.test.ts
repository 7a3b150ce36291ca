import { expect, test } from 'vitest';
import { evaluate } from '../workflow.ts';
import { example } from './exam-attempt.example.ts';
import { type AnyExamAttemptStep, type ExamAttemptInput, examAttemptWorkflow } from './exam-attempt.workflow.ts';

const send = (state: string, event: AnyExamAttemptStep, input: Partial<ExamAttemptInput> = {}) =>
  evaluate(examAttemptWorkflow, { state, input: { ...example, ...input }, can: () => true, isSystem: true }, event);
const refused = (reason: string) => ({ kind: 'refused', reason });

test('an attempt is handed in by its candidate, and by the clock once the time is over', () => {
  expect(send('in_progress', { type: 'examAttempt.submit' })).toMatchObject({ state: 'submitted' });
  expect(send('in_progress', { type: 'examAttempt.expire' })).toEqual(refused('inTime'));
  for (const type of ['examAttempt.submit', 'examAttempt.expire'] as const)
    expect(send('in_progress', { type }, { now: example.dueAt })).toEqual({
      kind: 'accepted',
      state: 'auto_submitted',
      effects: [{ type: 'handIn', params: { isTimeOut: true } }],
    });
});

test('what the server can mark alone is graded at once; an essay waits for somebody', () => {
  const score = { type: 'examAttempt.score' } as const;
  expect(send('submitted', score, { waiting: 0 })).toMatchObject({ state: 'graded' });
  expect(send('auto_submitted', score)).toEqual({
    kind: 'accepted',
    state: 'grading',
    effects: [{ type: 'storeScores' }],
  });
});

test('the last answer that is marked grades the attempt, and none is given more than it can be', () => {
  expect(send('grading', { type: 'examAttempt.mark', marks: 10 }, { waiting: 2 })).toMatchObject({ state: 'grading' });
  expect(send('grading', { type: 'examAttempt.mark', marks: 10 })).toMatchObject({ state: 'graded' });
  expect(send('grading', { type: 'examAttempt.mark', marks: 11 })).toEqual(refused('tooManyMarks'));
  expect(send('graded', { type: 'examAttempt.markAgain' }, { byHand: 0 })).toEqual(refused('nothingByHand'));
});
