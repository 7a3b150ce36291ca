import { staffActors } from '#seeding/people-who-act.ts';
import { createRandom } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { day, instant } from '#seeding/time.ts';
import { figuresOf } from './questions.ts';
import { examSearchKey } from './search-key.ts';
import { type PlannedExam, planExams } from './seed/plan.ts';
import { examVersionsTable } from './versions-table.ts';

export const examsSeed: Seed<PlannedExam[]> = {
  plan: planExams,
  rows: examRows,
  attached: (exams) => [
    [
      examVersionsTable,
      exams
        .filter(({ state }) => state !== 'draft')
        .map(({ id, asked, negativeMarking, passingPercentage }) => ({
          examId: id,
          version: 1,
          questions: asked,
          negativeMarking,
          passingPercentage,
        })),
    ],
  ],
};

function* examRows(exams: PlannedExam[], { seed, now, use }: Seeding) {
  const random = createRandom(seed, 'exams.details');
  for (const [index, exam] of exams.entries()) {
    const { id, number, paper, state, createdAt, changedAt, questions } = exam;
    const author = random.pick(staffActors);
    // The skills of its questions are among its own.
    for (const term of [...exam.titles, ...exam.skills]) use(term.id, createdAt);
    const isOpen = state === 'published' || state === 'paused';
    yield {
      id,
      number,
      version: state === 'draft' ? 1 : 2,
      createdAt: instant(createdAt),
      updatedAt: instant(changedAt),
      stateChangedAt: instant(state === 'draft' ? createdAt : changedAt),
      createdBy: author,
      updatedBy: author,
      searchKey: examSearchKey({ number, title: paper.title }),
      state,
      title: paper.title,
      description: paper.description,
      kind: paper.kind,
      examLanguage: exam.examLanguage,
      jobTitles: exam.titles.map((title) => ({ id: title.id })),
      skills: exam.skills.map((skill) => ({ id: skill.id })),
      jobPostId: null,
      durationMin: exam.durationMin,
      timePerQuestionSec: index % 4 === 3 ? 120 : null,
      passingPercentage: exam.passingPercentage,
      // A questionnaire is answered as often as somebody likes.
      maxAttempts: paper.kind === 'personality' ? 0 : random.pick([1, 2, 3]),
      retryAfterDays: paper.kind === 'personality' ? 0 : random.pick([0, 7, 30]),
      questionsPerAttempt: null,
      shuffleQuestions: index % 2 === 0,
      shuffleOptions: index % 2 === 0,
      negativeMarking: exam.negativeMarking,
      showAnswers: exam.showAnswers,
      showHistory: random.chance(0.5),
      proctoring: exam.proctoring,
      availableFrom: null,
      availableTo: isOpen && index % 3 === 0 ? instant(now + random.int(20, 60) * day) : null,
      questions,
      ...figuresOf({ questions, questionsPerAttempt: null }),
      examVersion: exam.asked === questions ? 1 : 2,
      attemptsCount: exam.attempts,
      gradedCount: exam.graded,
      passedCount: exam.passed,
      percentageTotal: exam.percentageTotal,
      publishedAt: state === 'draft' ? null : instant(changedAt),
    };
  }
}
