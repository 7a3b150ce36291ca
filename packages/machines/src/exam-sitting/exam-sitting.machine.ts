import type { ExamResult } from '@diwan/api-contract/examining/sitting';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { isPassing, problemOf } from '../problem.ts';
import { answered, passed, seated, sent, stepped } from './exam-sitting.assigns.ts';
import type { ExamSittingContext, ExamSittingEvent, GivenAnswer, Seat } from './exam-sitting.types.ts';

interface Failed {
  error: unknown;
}

const passingHere = new Set(['unauthenticated', 'idempotencyInFlight']);
const overReasons = new Set<unknown>(['timeOver', 'wrongState']);

export const examSittingMachine = setup({
  types: {
    context: {} as ExamSittingContext,
    input: {} as { examId: string; attemptId: string | null },
    events: {} as ExamSittingEvent,
    tags: {} as 'busy' | 'saving' | 'unreachable',
  },
  actors: {
    begin: fromPromise<string, { examId: string }>(notProvided('begin')),
    sit: fromPromise<Seat, { attemptId: string }>(notProvided('sit')),
    sendAnswer: fromPromise<unknown, { attemptId: string; sitting: number; answer: GivenAnswer }>(
      notProvided('sendAnswer'),
    ),
    handIn: fromPromise<unknown, { attemptId: string; version: number }>(notProvided('handIn')),
    readResult: fromPromise<ExamResult, { attemptId: string }>(notProvided('readResult')),
    watchTime: fromCallback<ExamSittingEvent, { dueAt: string }>(notProvided('watchTime')),
    watchQuestion: fromCallback<ExamSittingEvent, { questionDueAt: number | null }>(notProvided('watchQuestion')),
  },
  actions: {
    storeAttempt: assign((_, { output }: { output: string }) => ({ attemptId: output, problem: null })),
    storeSeat: assign((_, { output }: { output: Seat }) => seated(output)),
    storeAnswer: assign(({ context, event }) =>
      event.type === 'answer.given' ? answered(context, event.questionId, event.given) : {},
    ),
    storeSent: assign(({ context }) => ({ waiting: sent(context) })),
    storePassed: assign(({ context }) => passed(context)),
    storeStep: assign(({ context }, { at }: { at: number }) => stepped(context, at)),
    storePlace: assign((_, { place }: { place: number }) => ({ place })),
    storeNext: assign(({ context }) => ({ place: context.place + 1 })),
    storeResult: assign((_, { output }: { output: ExamResult }) => ({ result: output, problem: null })),
    storeProblem: assign((_, { error }: Failed) => ({ problem: problemOf(error) })),
    /** The address names it from now on. */
    announceBegun: actionNotProvided('announceBegun'),
    announceRefused: actionNotProvided('announceRefused'),
    /** Until the server has it, whatever happens to the page. */
    keepLatest: actionNotProvided('keepLatest'),
    forgetFirst: actionNotProvided('forgetFirst'),
    keepPlace: actionNotProvided('keepPlace'),
    forgetAll: actionNotProvided('forgetAll'),
  },
  guards: {
    hasAttempt: ({ context }) => context.attemptId !== null,
    isHandedIn: (_, { output }: { output: Seat }) => output.paper.state !== 'in_progress',
    isTimed: ({ context }) => context.questionDueAt !== null,
    isFree: ({ context }) => context.questionDueAt === null,
    isOpen: ({ context: { paper, place, questionDueAt }, event }) =>
      questionDueAt === null || (event as { questionId?: string }).questionId === paper!.questions[place]?.id,
    isLast: ({ context }) => context.place >= context.paper!.questions.length - 1,
    isThrough: ({ context }) => context.place >= context.paper!.questions.length,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isAllSent: ({ context }) => context.waiting.length === 0,
    isToTryAgain: (_, { error }: Failed) => isPassing(error) || passingHere.has(problemOf(error).code),
    isSatElsewhere: (_, { error }: Failed) => problemOf(error).reason === 'satElsewhere',
    isOver: (_, { error }: Failed) => overReasons.has(problemOf(error).reason),
  },
  delays: { betweenAnswers: 600, betweenTries: 5_000 },
}).createMachine({
  id: 'exam-sitting',
  description:
    'Sitting an exam: each answer kept in the browser and sent in its turn, questions one by one where each has its time, until it is handed in or the time is over.',
  context: ({ input }) => ({
    ...input,
    paper: null,
    answers: {},
    waiting: [],
    sequence: 0,
    place: 0,
    questionDueAt: null,
    result: null,
    problem: null,
  }),
  initial: 'entering',
  states: {
    entering: { always: [{ guard: 'hasAttempt', target: 'opening' }, { target: 'intro' }] },
    intro: { on: { 'exam.begin': 'beginning' } },
    beginning: {
      tags: 'busy',
      invoke: {
        src: 'begin',
        input: ({ context }) => ({ examId: context.examId }),
        onDone: {
          target: 'opening',
          actions: [{ type: 'storeAttempt', params: ({ event }) => event }, 'announceBegun'],
        },
        onError: { target: 'intro', actions: { type: 'storeProblem', params: ({ event }) => event } },
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        src: 'sit',
        input: ({ context }) => ({ attemptId: context.attemptId! }),
        onDone: [
          {
            guard: { type: 'isHandedIn', params: ({ event }) => event },
            target: 'reading',
            actions: { type: 'storeSeat', params: ({ event }) => event },
          },
          { target: 'sitting', actions: [{ type: 'storeSeat', params: ({ event }) => event }, 'keepPlace'] },
        ],
        onError: { target: 'unopened', actions: { type: 'storeProblem', params: ({ event }) => event } },
      },
    },
    unopened: { on: { 'exam.retry': 'opening' } },
    sitting: {
      type: 'parallel',
      invoke: {
        src: 'watchTime',
        input: ({ context }) => ({ dueAt: context.paper!.dueAt }),
      },
      on: { 'time.over': '.asking.emptying', 'seat.lost': 'displaced' },
      states: {
        asking: {
          initial: 'running',
          states: {
            running: {
              always: { guard: 'isThrough', target: 'reviewing' },
              invoke: {
                src: 'watchQuestion',
                input: ({ context }) => ({ questionDueAt: context.questionDueAt }),
              },
              on: {
                'answer.given': { guard: 'isOpen', actions: ['storeAnswer', 'keepLatest'] },
                'question.next': [
                  { guard: 'isTimed', target: 'between', actions: ['storePassed', 'keepLatest', 'keepPlace'] },
                  { guard: 'isLast', target: 'reviewing' },
                  { actions: 'storeNext' },
                ],
                'question.timedOut': { target: 'between', actions: ['storePassed', 'keepLatest', 'keepPlace'] },
                'question.chosen': {
                  guard: 'isFree',
                  actions: { type: 'storePlace', params: ({ event }) => event },
                },
                'paper.review': { guard: 'isFree', target: 'reviewing' },
              },
            },
            between: {
              on: {
                'question.next': {
                  target: 'running',
                  actions: [{ type: 'storeStep', params: ({ event }) => event }, 'keepPlace'],
                },
              },
            },
            reviewing: {
              on: {
                'paper.resume': { guard: 'isFree', target: 'running' },
                'question.chosen': {
                  guard: 'isFree',
                  target: 'running',
                  actions: { type: 'storePlace', params: ({ event }) => event },
                },
                'exam.submit': 'emptying',
              },
            },
            emptying: { tags: 'busy', always: { guard: 'isAllSent', target: '#exam-sitting.submitting' } },
          },
        },
        saving: {
          initial: 'resting',
          states: {
            resting: { always: { guard: 'hasWaiting', target: 'gathering' } },
            gathering: { tags: 'saving', after: { betweenAnswers: 'sending' } },
            sending: {
              tags: 'saving',
              invoke: {
                src: 'sendAnswer',
                input: ({ context: { attemptId, paper, waiting } }) => ({
                  attemptId: attemptId!,
                  sitting: paper!.sitting,
                  answer: waiting[0]!,
                }),
                onDone: { target: 'resting', actions: ['forgetFirst', 'storeSent'] },
                onError: [
                  { guard: { type: 'isToTryAgain', params: ({ event }) => event }, target: 'unreachable' },
                  {
                    guard: { type: 'isSatElsewhere', params: ({ event }) => event },
                    target: '#exam-sitting.displaced',
                  },
                  { guard: { type: 'isOver', params: ({ event }) => event }, target: '#exam-sitting.submitting' },
                  { target: 'resting', actions: ['forgetFirst', 'storeSent', 'announceRefused'] },
                ],
              },
            },
            unreachable: {
              tags: 'unreachable',
              after: { betweenTries: 'sending' },
              on: { 'server.reached': 'sending' },
            },
          },
        },
      },
    },
    displaced: { on: { 'seat.take': 'opening' } },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'handIn',
        input: ({ context }) => ({ attemptId: context.attemptId!, version: context.paper!.version }),
        onDone: 'reading',
        onError: [
          { guard: { type: 'isToTryAgain', params: ({ event }) => event }, target: 'waiting' },
          { target: 'reading' },
        ],
      },
    },
    waiting: {
      tags: ['busy', 'unreachable'],
      after: { betweenTries: 'submitting' },
      on: { 'server.reached': 'submitting' },
    },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readResult',
        input: ({ context }) => ({ attemptId: context.attemptId! }),
        onDone: { target: 'over', actions: [{ type: 'storeResult', params: ({ event }) => event }, 'forgetAll'] },
        onError: { target: 'unread', actions: { type: 'storeProblem', params: ({ event }) => event } },
      },
    },
    unread: {
      tags: 'unreachable',
      after: { betweenTries: 'reading' },
      on: { 'server.reached': 'reading', 'exam.retry': 'reading' },
    },
    over: {},
  },
});
