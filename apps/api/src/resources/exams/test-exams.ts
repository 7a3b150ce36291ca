import type { ExamQuestion } from '@diwan/api-contract/examining/question';
import type { ExamDraft } from '@diwan/api-contract/resources/exam-draft';

/** A question with whatever a test cares about given. */
export const questionOf = (given: Partial<ExamQuestion> = {}): ExamQuestion => ({
  id: crypto.randomUUID(),
  type: 'true_false',
  text: { ar: '<p>هل العبارة صحيحة؟</p>' },
  image: null,
  options: [],
  isTrue: false,
  acceptedAnswers: [],
  rightNumber: null,
  tolerance: null,
  marks: 1,
  negativeMarks: 0,
  difficulty: 3,
  skillId: null,
  explanation: null,
  ...given,
});

/** A choice of several options, of which those at some places are right. */
export const choiceOf = (count: number, right: readonly number[], given: Partial<ExamQuestion> = {}): ExamQuestion =>
  questionOf({
    type: right.length === 1 ? 'single' : 'multiple',
    options: Array.from({ length: count }, (_, index) => ({
      id: crypto.randomUUID(),
      text: { ar: `الخيار ${index + 1}` },
      isCorrect: right.includes(index),
    })),
    ...given,
  });

/** The draft of an exam that can be published, with whatever a test cares about given. */
export const examOf = (given: Partial<ExamDraft> = {}): ExamDraft => ({
  title: { ar: 'اختبار فرز', en: 'Screening exam' },
  description: null,
  kind: 'screening',
  examLanguage: 'both',
  jobTitles: [],
  skills: [],
  jobPostId: null,
  durationMin: 30,
  timePerQuestionSec: null,
  passingPercentage: 60,
  maxAttempts: 1,
  retryAfterDays: 0,
  questionsPerAttempt: null,
  shuffleQuestions: false,
  shuffleOptions: false,
  negativeMarking: false,
  showAnswers: 'never',
  showHistory: false,
  proctoring: 'none',
  availableFrom: null,
  availableTo: null,
  questions: [choiceOf(3, [1], { marks: 2 }), questionOf({ isTrue: true })],
  ...given,
});
