import type { ExamAnswer } from '@diwan/api-contract/examining/answer';
import type { SnapshotFrom } from 'xstate';
import type { examSittingMachine } from './exam-sitting.machine.ts';
import type { ExamSittingContext } from './exam-sitting.types.ts';

/** Whether an answer says something; what was passed over has an empty one. */
export function isAnswered(given: ExamAnswer | undefined): boolean {
  if (!given) return false;
  const { options, isTrue, number, text } = given;
  return Boolean(options?.length) || isTrue !== undefined || number !== undefined || Boolean(text?.trim());
}

/** The places of questions that nothing was answered to, counted from 0. */
export function unansweredIn({ paper, answers }: Pick<ExamSittingContext, 'paper' | 'answers'>): number[] {
  const questions = paper?.questions ?? [];
  return questions.flatMap(({ id }, place) => (isAnswered(answers[id]) ? [] : [place]));
}

/** The places of answers that were given here and did not reach the server in time. */
export function lostIn({ paper, answers, result }: Pick<ExamSittingContext, 'paper' | 'answers' | 'result'>): number[] {
  const questions = paper?.questions ?? [];
  return questions.flatMap(({ id }, place) =>
    isAnswered(answers[id]) && JSON.stringify(answers[id]) !== JSON.stringify(result?.answers[id]) ? [place] : [],
  );
}

type Phase = 'intro' | 'opening' | 'unopened' | 'running' | 'between' | 'reviewing' | 'displaced' | 'ending' | 'over';

/** What somebody who sits an exam is at. */
export function phaseOf(snapshot: SnapshotFrom<typeof examSittingMachine>): Phase {
  if (snapshot.matches({ sitting: { asking: 'between' } })) return 'between';
  if (snapshot.matches({ sitting: { asking: 'running' } })) return 'running';
  if (snapshot.matches('sitting')) return 'reviewing';
  if (snapshot.matches('intro') || snapshot.matches('beginning')) return 'intro';
  if (snapshot.matches('entering') || snapshot.matches('opening')) return 'opening';
  if (snapshot.matches('unopened')) return 'unopened';
  if (snapshot.matches('displaced')) return 'displaced';
  return snapshot.matches('over') ? 'over' : 'ending';
}
