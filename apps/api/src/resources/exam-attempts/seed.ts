import type { ExamAnswer } from '@diwan/api-contract/examining/answer';
import { isObjective } from '@diwan/api-contract/examining/key';
import type { ExamQuestion } from '@diwan/api-contract/examining/question';
import type { ExamAttempt } from '@diwan/api-contract/resources/exam-attempts';
import { reasonCodes } from '@diwan/api-contract/settings/reasons';
import { staffActors, theSystem } from '#seeding/people-who-act.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { before, day, instant, makeId, minute, recordNumber } from '#seeding/time.ts';
import type { PlannedExam } from '../exams/seed/plan.ts';
import { examsSeed } from '../exams/seed.ts';
import type { PlannedSeeker } from '../seekers/planned-seeker.ts';
import { seekersSeed } from '../seekers/seed.ts';
import { type Graded, gradedWith, scored, waitingOf } from './marking.ts';
import { examAttemptSearchKey } from './search-key.ts';

type State = ExamAttempt['state'];

export interface PlannedAttempt extends Graded {
  id: string;
  exam: PlannedExam;
  /** Nobody where staff try it. */
  seeker: PlannedSeeker | null;
  state: State;
  at: number;
  tookMs: number;
}

export const examAttemptsSeed: Seed<PlannedAttempt[]> = { plan: planAttempts, rows: attemptRows };

const usual = { graded: 84, voided: 6 } as const;
const length = (exam: PlannedExam) => exam.durationMin * minute;

/** Exams learn how often they were taken and passed. */
function planAttempts({ seed, now, planOf }: Seeding): PlannedAttempt[] {
  const random = createRandom(seed, 'exam-attempts');
  const seekers = planOf(seekersSeed);
  const taken = planOf(examsSeed).filter(({ state, createdAt }) => state !== 'draft' && now - createdAt > 2 * day);
  const open = taken.find(({ state }) => state === 'published')!;
  return taken
    .flatMap((exam, index) => {
      const there = before(seekers, exam.changedAt);
      const count = random.int(6, 24);
      const past = random.some(there, count).map((seeker) => {
        const at = exam.changedAt + random.next() * (now - day - exam.changedAt);
        // What people judge has been waiting for a week at most.
        const wanted = now - at < 7 * day ? 'grading' : random.weighted(usual);
        return planAttempt(exam, seeker, wanted, at, random);
      });
      const trial = index % 4 === 0 ? [planAttempt(exam, null, 'graded', exam.changedAt, random)] : [];
      return [...past, ...trial];
    })
    .concat(
      (['in_progress', 'in_progress', 'submitted', 'auto_submitted'] as const).map((state, index) => {
        const at = state === 'in_progress' ? now - 5 * minute : now - length(open) - minute;
        return planAttempt(open, seekers[index]!, state, at, random);
      }),
    )
    .sort((one, other) => one.at - other.at);
}

function planAttempt(
  exam: PlannedExam,
  seeker: PlannedSeeker | null,
  wanted: State,
  at: number,
  random: Random,
): PlannedAttempt {
  const ability = 0.35 + 0.6 * random.next();
  const isSitting = wanted === 'in_progress';
  const given = exam.questions.map((question, index) => ({
    questionId: question.id,
    given: isSitting && index > 1 ? null : answerTo(question, random.next() < ability, random),
    score: null,
    note: null,
  }));
  const asked = { ...exam, questions: exam.asked };
  const marked = scored(given, asked).map((each) => {
    const question = exam.questions.find(({ id }) => id === each.questionId)!;
    const waits = wanted !== 'graded';
    return each.score !== null || isObjective(question) || waits
      ? each
      : { ...each, score: 100 * Math.round(question.marks * ability), note: 'إجابة واضحة، وينقصها مثال.' };
  });
  const isJudged = wanted === 'graded' || wanted === 'grading' || wanted === 'voided';
  const graded = gradedWith(isJudged ? marked : given, asked);
  const held = isJudged ? graded : { ...graded, ...waitingOf(isSitting ? [] : scored(given, asked), asked) };
  const state = wanted === 'grading' && held.waiting === 0 ? 'graded' : wanted;
  const attempt = {
    ...held,
    id: makeId(at, random),
    exam,
    seeker,
    state,
    at,
    tookMs: length(exam) * (0.4 + 0.6 * random.next()),
  };
  countIn(attempt);
  return attempt;
}

function countIn({ exam, seeker, state, isPassed, percentage }: PlannedAttempt): void {
  if (seeker === null || state === 'voided') return;
  exam.attempts++;
  if (state !== 'graded') return;
  exam.graded++;
  exam.passed += Number(isPassed);
  exam.percentageTotal += percentage!;
}

/** What somebody answers who knows it, or doesn't. */
function answerTo(question: ExamQuestion, isKnown: boolean, random: Random): ExamAnswer | null {
  const ids = question.options.map(({ id }) => id);
  switch (question.type) {
    case 'single':
    case 'multiple': {
      const chosen = question.options.filter(({ isCorrect }) => isCorrect === isKnown).map(({ id }) => id);
      return { options: isKnown ? chosen : chosen.slice(0, 1) };
    }
    case 'ordering':
      return { options: isKnown ? ids : ids.toReversed() };
    case 'true_false':
      return { isTrue: question.isTrue === isKnown };
    case 'number':
      return { number: isKnown ? question.rightNumber! : question.rightNumber! + random.int(5, 60) };
    case 'short_text':
      return { text: isKnown ? random.pick(question.acceptedAnswers) : 'لا أتذكر' };
    case 'essay':
      return { text: 'أبدأ بمراجعة الموقف وجمع ما يلزم من معلومات، ثم أعرض ما وجدت على من يعنيه الأمر وأوثّق النتيجة.' };
    default:
      return null;
  }
}

function* attemptRows(attempts: PlannedAttempt[], { seed }: Seeding) {
  const random = createRandom(seed, 'exam-attempts.details');
  const voidings = reasonCodes('examVoidReasons');
  let voided = 0;
  for (const [index, attempt] of attempts.entries()) {
    const { exam, seeker, state, at, answers, waiting, mostMarks, score, maxScore, percentage, isPassed } = attempt;
    const number = recordNumber('ATT', at, index + 1);
    const judge = random.pick(staffActors);
    const author = seeker ? { type: 'seeker' as const, id: seeker.id, name: seeker.number } : judge;
    const isTimeOut = state === 'auto_submitted' || (state !== 'in_progress' && random.chance(0.08));
    const handedIn = isTimeOut ? at + length(exam) : at + attempt.tookMs;
    const isSitting = state === 'in_progress';
    const changedAt = isSitting ? at : handedIn;
    const voidReason = state === 'voided' ? voidings[voided++ % voidings.length]! : null;
    yield {
      id: attempt.id,
      version: isSitting ? 1 : 3,
      createdAt: instant(at),
      updatedAt: instant(changedAt),
      stateChangedAt: instant(changedAt),
      createdBy: author,
      updatedBy: isSitting ? author : exam.questions.every(isObjective) ? theSystem : judge,
      searchKey: examAttemptSearchKey(number, seeker),
      number,
      state,
      examId: exam.id,
      examVersion: 1,
      markedVersion: 1,
      seekerId: seeker?.id ?? null,
      startedAt: instant(at),
      dueAt: instant(at + length(exam)),
      submittedAt: isSitting ? null : instant(handedIn),
      paper: exam.questions.map(({ id, options }) => ({ questionId: id, options: options.map((each) => each.id) })),
      answers,
      flags: [
        ...(isTimeOut ? ['time_out' as const] : []),
        ...(exam.proctoring !== 'none' && random.chance(0.15) ? ['left_page' as const] : []),
      ],
      waiting,
      mostMarks,
      byHand: exam.questions.filter((question) => !isObjective(question)).length,
      score: state === 'graded' ? score : null,
      maxScore,
      percentage: state === 'graded' ? percentage : null,
      isPassed: state === 'graded' ? isPassed : null,
      voidReason,
      voidNote: voidReason === 'other' ? 'طلب المرشح إعادة الاختبار لظرف صحي.' : null,
    };
  }
}
