import type { ExamAnswer } from '@diwan/api-contract/examining/answer';
import type { ExamSittingContext as Context, GivenAnswer, Seat } from './exam-sitting.types.ts';

type Change = Partial<Context>;

const msPerSecond = 1000;

/** Sits down to what the server has; what this browser still has to send is newer. */
export function seated({ paper, waiting, place }: Seat): Change {
  const answers = { ...paper.answers, ...Object.fromEntries(waiting.map((each) => [each.questionId, each.given])) };
  const sequence = Math.max(paper.sequence, ...waiting.map((each) => each.sequence));
  const known = { paper, answers, waiting, sequence, problem: null };
  if (paper.timePerQuestionSec === null) return { ...known, place: 0, questionDueAt: null };
  const next = paper.questions.findLastIndex(({ id }) => answers[id] !== undefined) + 1;
  if (place && place.place >= next - 1) return { ...known, ...place };
  return { ...known, place: next, questionDueAt: Date.parse(paper.now) + paper.timePerQuestionSec * msPerSecond };
}

/** Of one question only the last answer waits; the first of all may be on its way already. */
export function answered({ answers, waiting, sequence: last }: Context, questionId: string, given: ExamAnswer): Change {
  const sequence = last + 1;
  const others = waiting.filter((each, index) => index === 0 || each.questionId !== questionId);
  return {
    answers: { ...answers, [questionId]: given },
    waiting: [...others, { questionId, given, sequence }],
    sequence,
  };
}

/** Nobody comes back to it: that it was left without an answer is an answer, too. */
export function passed(context: Context): Change {
  const { paper, place, answers } = context;
  const { id } = paper!.questions[place]!;
  return { ...(answers[id] ? {} : answered(context, id, {})), questionDueAt: 0 };
}

export function stepped({ paper, place }: Context, at: number): Change {
  return { place: place + 1, questionDueAt: at + paper!.timePerQuestionSec! * msPerSecond };
}

/** What was sent waits no more. */
export const sent = ({ waiting }: Context): readonly GivenAnswer[] => waiting.slice(1);
