import { expect, test } from 'vitest';
import { evaluate } from '../workflow.ts';
import { example } from './exam.example.ts';
import { type AnyExamStep, type ExamInput, examWorkflow } from './exam.workflow.ts';

const note = 'The key of the third question was wrong.';
const send = (state: string, type: AnyExamStep['type'], input: Partial<ExamInput> = {}, payload: object = { note }) =>
  evaluate(examWorkflow, { state, input: { ...example, ...input }, can: () => true, isSystem: true }, {
    type,
    ...payload,
  } as AnyExamStep);
const refused = (reason: string) => ({ kind: 'refused', reason });

test('an exam is published with questions, each with its key, and with marks to be had', () => {
  expect(send('draft', 'exam.publish')).toMatchObject({ state: 'published', effects: [{ type: 'storePublication' }] });
  expect(send('draft', 'exam.publish', { questionsCount: 0 })).toEqual(refused('noQuestions'));
  expect(send('draft', 'exam.publish', { unkeyedCount: 1 })).toEqual(refused('keysMissing'));
  expect(send('draft', 'exam.publish', { totalMarks: 0 })).toEqual(refused('noMarks'));
});

test('nobody opens an exam whose time is over, and the clock closes it when that comes', () => {
  const over = { availableTo: example.now };
  expect(send('paused', 'exam.resume', over)).toEqual(refused('windowOver'));
  expect(send('closed', 'exam.reopen', over)).toEqual(refused('windowOver'));
  expect(send('paused', 'exam.end', over)).toMatchObject({ state: 'closed' });
  expect(send('published', 'exam.end')).toEqual(refused('notDue'));
  expect(send('published', 'exam.end', { availableTo: null })).toEqual(refused('notDue'));
});

test('attempts are marked anew where there are any and the keys have changed, by whoever says why', () => {
  const regraded = { kind: 'accepted', state: 'closed', effects: [{ type: 'regradeAttempts' }] };
  expect(send('closed', 'exam.regrade')).toEqual(regraded);
  expect(send('published', 'exam.regrade')).toMatchObject({ state: 'published' });
  expect(send('closed', 'exam.regrade', { attemptsCount: 0 })).toEqual(refused('noAttempts'));
  expect(send('closed', 'exam.regrade', { isChanged: false })).toEqual(refused('unchanged'));
  expect(send('closed', 'exam.regrade', {}, { note: 'Wrong' })).toEqual(refused('noteTooShort'));
});

test('nobody gets another attempt who has one left, and none at an exam that nobody can sit', () => {
  const granted = send('paused', 'exam.grantAttempt', {}, { seekerId: 'someone', note });
  const effects = [{ type: 'grantAttempt', params: { seekerId: 'someone' } }];
  expect(granted).toEqual({ kind: 'accepted', state: 'paused', effects });
  expect(send('published', 'exam.grantAttempt', { hasAttemptLeft: true })).toEqual(refused('attemptLeft'));
  expect(send('closed', 'exam.grantAttempt')).toEqual(refused('wrongState'));
});
