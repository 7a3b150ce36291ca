import { expect, test } from 'vitest';
import { evaluate } from '../workflow.ts';
import { example } from './exam.example.ts';
import { type AnyExamStep, type ExamInput, examWorkflow } from './exam.workflow.ts';

const send = (state: string, type: AnyExamStep['type'], input: Partial<ExamInput> = {}) =>
  evaluate(examWorkflow, { state, input: { ...example, ...input }, can: () => true, isSystem: true }, {
    type,
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
