import { setup } from 'xstate';
import { isMessageTooShort, isNoteTooLong, isReasonGone, isReasonMissing } from '../reasons.ts';
import { isAfter } from '../rules.ts';
import { effect } from '../workflow.ts';
import type {
  AnyExamAttemptStep,
  ExamAttemptInput,
  ExamAttemptRefusal,
  Marking,
  Voiding,
} from './exam-attempt.input.ts';

export const examAttemptMachine = setup({
  types: {
    context: {} as ExamAttemptInput,
    input: {} as ExamAttemptInput,
    events: {} as AnyExamAttemptStep,
  },
  actions: {
    refuse: effect<{ reason: ExamAttemptRefusal }>(),
    handIn: effect<{ isTimeOut: boolean }>(),
    storeScores: effect(),
    storeMarks: effect<Marking>(),
    clearMarks: effect(),
    storeRegrading: effect(),
    storeGrant: effect(),
    storeVoiding: effect<Voiding>(),
  },
  guards: {
    isTimeOver: ({ context: { dueAt, now } }) => !isAfter(dueAt, now),
    isInTime: ({ context: { dueAt, now } }) => isAfter(dueAt, now),
    isWaiting: ({ context }) => context.waiting > 0,
    isLastWaiting: ({ context }) => context.waiting <= 1,
    hasNothingByHand: ({ context }) => context.byHand === 0,
    isTooMany: ({ context, event }) => (event as Partial<Marking>).marks! > context.mostMarks,
    isReasonMissing,
    isReasonGone,
    isMessageTooShort,
    isNoteTooLong,
  },
}).createMachine({
  id: 'exam-attempt',
  description:
    'What somebody answers in an exam: until it is handed in or the time is over, then marked by the server and, where that can’t, by people.',
  context: ({ input }) => input,
  initial: 'counting',
  states: {
    counting: {
      initial: 'in_progress',
      on: {
        'examAttempt.grant': { actions: 'storeGrant' },
        'examAttempt.void': [
          { guard: 'isReasonMissing', actions: { type: 'refuse', params: { reason: 'reasonMissing' } } },
          { guard: 'isReasonGone', actions: { type: 'refuse', params: { reason: 'reasonGone' } } },
          { guard: 'isMessageTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
          { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
          {
            target: 'voided',
            actions: {
              type: 'storeVoiding',
              params: ({ event }) => ({ reason: event.reason, note: event.note ?? null }),
            },
          },
        ],
      },
      states: {
        in_progress: {
          on: {
            'examAttempt.submit': [
              {
                guard: 'isTimeOver',
                target: 'auto_submitted',
                actions: { type: 'handIn', params: { isTimeOut: true } },
              },
              { target: 'submitted', actions: { type: 'handIn', params: { isTimeOut: false } } },
            ],
            'examAttempt.expire': [
              { guard: 'isInTime', actions: { type: 'refuse', params: { reason: 'inTime' } } },
              { target: 'auto_submitted', actions: { type: 'handIn', params: { isTimeOut: true } } },
            ],
          },
        },
        submitted: {
          on: {
            'examAttempt.score': [
              { guard: 'isWaiting', target: 'grading', actions: 'storeScores' },
              { target: 'graded', actions: 'storeScores' },
            ],
          },
        },
        auto_submitted: {
          on: {
            'examAttempt.score': [
              { guard: 'isWaiting', target: 'grading', actions: 'storeScores' },
              { target: 'graded', actions: 'storeScores' },
            ],
          },
        },
        grading: {
          on: {
            'examAttempt.regrade': { actions: 'storeRegrading' },
            'examAttempt.mark': [
              { guard: 'isTooMany', actions: { type: 'refuse', params: { reason: 'tooManyMarks' } } },
              {
                guard: 'isLastWaiting',
                target: 'graded',
                actions: {
                  type: 'storeMarks',
                  params: ({ event }) => ({ marks: event.marks, note: event.note ?? null }),
                },
              },
              {
                target: 'grading',
                actions: {
                  type: 'storeMarks',
                  params: ({ event }) => ({ marks: event.marks, note: event.note ?? null }),
                },
              },
            ],
          },
        },
        graded: {
          on: {
            'examAttempt.regrade': { actions: 'storeRegrading' },
            'examAttempt.markAgain': [
              { guard: 'hasNothingByHand', actions: { type: 'refuse', params: { reason: 'nothingByHand' } } },
              { target: 'grading', actions: 'clearMarks' },
            ],
          },
        },
      },
    },
    voided: {},
  },
});
