import { setup } from 'xstate';
import { isNoteTooLong, isNoteTooShort } from '../reasons.ts';
import { isAfter } from '../rules.ts';
import { effect } from '../workflow.ts';
import type { AnyExamStep, ExamInput, ExamRefusal, Granting } from './exam.input.ts';

export const examMachine = setup({
  types: {
    context: {} as ExamInput,
    input: {} as ExamInput,
    events: {} as AnyExamStep,
  },
  actions: {
    refuse: effect<{ reason: ExamRefusal }>(),
    storePublication: effect(),
    regradeAttempts: effect(),
    grantAttempt: effect<Granting>(),
  },
  guards: {
    hasNoQuestions: ({ context }) => context.questionsCount === 0,
    isKeyMissing: ({ context }) => context.unkeyedCount > 0,
    hasNoMarks: ({ context }) => context.totalMarks <= 0,
    isWindowOver: ({ context: { availableTo, now } }) => availableTo !== null && !isAfter(availableTo, now),
    hasNoAttempts: ({ context }) => context.attemptsCount === 0,
    isUnchanged: ({ context }) => !context.isChanged,
    hasAttemptLeft: ({ context }) => context.hasAttemptLeft,
    isNoteTooShort,
    isNoteTooLong,
  },
}).createMachine({
  id: 'exam',
  description: 'An exam from its draft over the time in which candidates take it to the archive.',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      on: {
        'exam.publish': [
          { guard: 'hasNoQuestions', actions: { type: 'refuse', params: { reason: 'noQuestions' } } },
          { guard: 'isKeyMissing', actions: { type: 'refuse', params: { reason: 'keysMissing' } } },
          { guard: 'hasNoMarks', actions: { type: 'refuse', params: { reason: 'noMarks' } } },
          { guard: 'isWindowOver', actions: { type: 'refuse', params: { reason: 'windowOver' } } },
          { target: 'open.published', actions: 'storePublication' },
        ],
        'exam.archive': 'archived',
      },
    },
    open: {
      initial: 'published',
      on: {
        'exam.close': 'closed',
        'exam.regrade': [
          { guard: 'hasNoAttempts', actions: { type: 'refuse', params: { reason: 'noAttempts' } } },
          { guard: 'isUnchanged', actions: { type: 'refuse', params: { reason: 'unchanged' } } },
          { guard: 'isNoteTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
          { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
          { actions: 'regradeAttempts' },
        ],
        'exam.grantAttempt': [
          { guard: 'hasAttemptLeft', actions: { type: 'refuse', params: { reason: 'attemptLeft' } } },
          { guard: 'isNoteTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
          { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
          { actions: { type: 'grantAttempt', params: ({ event }) => ({ seekerId: event.seekerId }) } },
        ],
        'exam.end': [
          { guard: 'isWindowOver', target: 'closed' },
          { actions: { type: 'refuse', params: { reason: 'notDue' } } },
        ],
      },
      states: {
        published: { on: { 'exam.pause': 'paused' } },
        paused: {
          on: {
            'exam.resume': [
              { guard: 'isWindowOver', actions: { type: 'refuse', params: { reason: 'windowOver' } } },
              { target: 'published' },
            ],
          },
        },
      },
    },
    closed: {
      on: {
        'exam.reopen': [
          { guard: 'isWindowOver', actions: { type: 'refuse', params: { reason: 'windowOver' } } },
          { target: 'open.published' },
        ],
        'exam.regrade': [
          { guard: 'hasNoAttempts', actions: { type: 'refuse', params: { reason: 'noAttempts' } } },
          { guard: 'isUnchanged', actions: { type: 'refuse', params: { reason: 'unchanged' } } },
          { guard: 'isNoteTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
          { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
          { actions: 'regradeAttempts' },
        ],
        'exam.archive': 'archived',
      },
    },
    archived: {},
  },
});
