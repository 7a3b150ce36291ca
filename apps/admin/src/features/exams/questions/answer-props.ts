import type { ExamAnswer } from '@diwan/api-contract/examining/answer';
import type { AskedQuestion } from '@diwan/api-contract/examining/sitting';
import type { Language } from '@diwan/api-contract/values/staff';

/** What every way to answer takes. */
export interface AnswerProps {
  question: AskedQuestion;
  given: ExamAnswer | undefined;
  /** In which the question is asked. */
  language: Language;
  onAnswer: (given: ExamAnswer) => void;
  /** Where files are handed in; null where nothing is. */
  attemptId: string | null;
}
