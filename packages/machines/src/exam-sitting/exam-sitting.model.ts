import { attemptStates } from '@diwan/api-contract/values/records/exam';
import fc from 'fast-check';
import type { AnyMachineSnapshot } from 'xstate';
import { anyProblem, type MachineModel, nothing, problemOf } from '../model/machine-model.ts';
import { examSittingMachine } from './exam-sitting.machine.ts';
import type { ExamSittingContext, GivenAnswer } from './exam-sitting.types.ts';

const now = '2026-04-05T06:00:00.000Z';
const questionIds = ['a', 'b', 'c'];
const questionId = fc.constantFrom(...questionIds);
const given = fc.record({ text: fc.constantFrom('one', 'two', 'three') });
const answers = fc.dictionary(questionId, given, { maxKeys: 2 });
const state = fc.constantFrom('in_progress', 'in_progress', 'in_progress', ...attemptStates);
const attempt = { attemptId: fc.constant('t1'), state, answers };
const questions = fc.constant(
  questionIds.map((id) => ({ id, type: 'short_text', text: { ar: id }, image: null, marks: 1, options: [] })),
);
const paper = fc.record({
  ...attempt,
  questions,
  now: fc.constant(now),
  dueAt: fc.constant('2026-04-05T06:30:00.000Z'),
  version: fc.constant(1),
  sitting: fc.integer({ min: 1, max: 9 }),
  sequence: fc.constantFrom(0, 4),
  title: fc.constant({ ar: 'اختبار' }),
  examLanguage: fc.constant('ar'),
  timePerQuestionSec: fc.constantFrom(null, 60),
});
const seat = fc.record({
  paper,
  waiting: fc.constantFrom([], [{ questionId: 'a', given: { text: 'left' }, sequence: 5 }]),
  place: fc.constantFrom(null, { place: 1, questionDueAt: Date.parse(now) + 30_000 }),
});
const result = fc.record({
  ...attempt,
  questions,
  isTimeOut: fc.boolean(),
  score: fc.constant(null),
  maxScore: fc.constant(300),
  percentage: fc.constant(null),
  isPassed: fc.constant(null),
  solutions: fc.constant(null),
});
const refusals = ['satElsewhere', 'timeOver', 'wrongState', 'questionOver'].map((reason) =>
  problemOf('refused', { status: 409, reason }),
);

const contextOf = ({ context }: AnyMachineSnapshot) => context as ExamSittingContext;

export const model: MachineModel = {
  machine: examSittingMachine,
  input: { examId: 'e1', attemptId: null },
  otherInput: { examId: 'e1', attemptId: 't1' },
  events: {
    'exam.begin': nothing,
    'exam.submit': nothing,
    'exam.retry': nothing,
    'answer.given': fc.record({ questionId, given }),
    'question.next': fc.constant({ at: Date.parse(now) }),
    'question.chosen': fc.record({ place: fc.nat(2) }),
    'question.timedOut': nothing,
    'paper.review': nothing,
    'paper.resume': nothing,
    'time.over': nothing,
    'seat.lost': nothing,
    'seat.take': nothing,
    'server.reached': nothing,
  },
  results: { begin: fc.constant('t1'), sit: seat, sendAnswer: nothing, handIn: nothing, readResult: result },
  problems: fc.oneof(anyProblem, fc.constantFrom(...refusals)),
  ends: { over: 'What it came to is told, and nothing is asked any more.' },
  watch: () => {
    let settled = new Set<number>();
    let isOver = false;
    return ({ command, before, after, work }) => {
      if (command.kind === 'succeed' && command.work.src === 'sit') settled = new Set();
      const isTimeOver = command.kind === 'send' && command.event.type === 'time.over';
      const isRefusedAsOver = command.kind === 'fail' && command.work.src === 'sendAnswer';
      isOver ||= isTimeOver || isRefusedAsOver;
      const [first] = contextOf(before).waiting;
      if (command.kind === 'succeed' && command.work.src === 'sendAnswer') settled.add(first!.sequence);
      const sending = work.filter(({ src }) => src === 'sendAnswer').map(({ input }) => input as Sending);
      if (sending.some(({ answer }) => settled.has(answer.sequence))) throw new Error('An answer is sent twice.');
      if (sending.length > 0 && !after.matches('sitting')) throw new Error('Somebody who does not sit there answers.');
      if (work.some(({ src }) => src === 'handIn') && contextOf(after).waiting.length > 0 && !isOver)
        throw new Error('It is handed in while an answer waits.');
      if (!after.matches('sitting')) return;
      const { waiting, answers: mine } = contextOf(after);
      const inOrder = waiting.map(({ sequence }) => sequence);
      if (inOrder.some((sequence, index) => index > 0 && sequence <= inOrder[index - 1]!))
        throw new Error('Answers wait out of their order.');
      const last = new Map(waiting.map((each) => [each.questionId, each.given]));
      for (const [id, answer] of last)
        if (JSON.stringify(mine[id]) !== JSON.stringify(answer)) throw new Error('An answer was lost.');
    };
  },
};

interface Sending {
  answer: GivenAnswer;
}
