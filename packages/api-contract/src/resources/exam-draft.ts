import { z } from 'zod';
import { keyFault } from '../examining/key.ts';
import { examQuestion } from '../examining/question.ts';
import { choice, duration, percent, reference } from '../kinds/kinds.ts';
import { instant, localizedText, optionalLocalizedText } from '../schema.ts';
import { answersShown, examKinds, examLanguages, proctorings } from '../values/records/exam.ts';

/** What staff may write of an exam. */
export const examDraft = z.strictObject({
  title: localizedText({ min: 3, max: 150 }),
  description: optionalLocalizedText(2000),
  kind: choice(examKinds, 'examKind'),
  /** Not called `language`: that is the language of an export. */
  examLanguage: choice(examLanguages, 'examLanguage'),
  jobTitles: z.array(z.strictObject({ id: reference('jobTitles') })).max(10),
  skills: z.array(z.strictObject({ id: reference('skills') })).max(10),
  /** The one job post that it is for; null means any. */
  jobPostId: reference('jobPosts').nullable(),
  durationMin: duration({ min: 1, max: 300, usual: [15, 20, 30, 45, 60, 90] }),
  /** Null means: as long as the whole exam. */
  timePerQuestionSec: z.int().min(10).max(3600).nullable(),
  passingPercentage: percent(),
  /** 0 means: as often as they like. */
  maxAttempts: z.int().min(0).max(20),
  retryAfterDays: z.int().min(0).max(365),
  /** So many of the questions, by chance; null means all of them. */
  questionsPerAttempt: z.int().min(1).max(200).nullable(),
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
  negativeMarking: z.boolean(),
  showAnswers: choice(answersShown, 'answersShown'),
  showHistory: z.boolean(),
  proctoring: choice(proctorings, 'proctoring'),
  availableFrom: instant.nullable(),
  availableTo: instant.nullable(),
  questions: z.array(examQuestion).max(200),
});
export type ExamDraft = z.output<typeof examDraft>;

/** Rules across the fields of an exam; each names the field that the person should look at. */
export function examRules(draft: ExamDraft, refuse: (path: string, code: string) => void): void {
  const { availableFrom, availableTo, questions, questionsPerAttempt } = draft;
  if (availableFrom !== null && availableTo !== null && Date.parse(availableTo) <= Date.parse(availableFrom))
    refuse('availableTo', 'notAfterBeginning');
  if (questionsPerAttempt !== null && questionsPerAttempt > questions.length)
    refuse('questionsPerAttempt', 'moreThanQuestions');
  for (const [index, { marks, negativeMarks }] of questions.entries())
    if (negativeMarks > marks) refuse(`questions.${index}.negativeMarks`, 'aboveMarks');
}

/** What an exam lacks before candidates may take it: a key for each question that the server marks. */
export function keyFaults(draft: Pick<ExamDraft, 'questions'>): { path: string; code: string }[] {
  return draft.questions.flatMap((question, index) => {
    const fault = keyFault(question);
    return fault ? [{ path: `questions.${index}.${fault}`, code: 'keyMissing' }] : [];
  });
}
