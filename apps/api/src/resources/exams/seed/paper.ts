import type { ExamQuestion } from '@diwan/api-contract/examining/question';
import type { Exam } from '@diwan/api-contract/resources/exams';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';

/** A question of a demo exam, before it has ids. */
export type PaperQuestion = Pick<ExamQuestion, 'type' | 'marks' | 'difficulty'> & {
  text: LocalizedText;
  options?: readonly { text: LocalizedText; isCorrect: boolean }[];
} & Partial<Pick<ExamQuestion, 'isTrue' | 'acceptedAnswers' | 'rightNumber' | 'tolerance' | 'explanation'>>;

/** A demo exam for the people of a field of work; `field` is null where it is for everybody. */
export interface Paper {
  field: string | null;
  kind: Exam['kind'];
  title: LocalizedText;
  description: LocalizedText;
  questions: PaperQuestion[];
}

/** `Arabic | English` */
export function both(line: string): LocalizedText {
  const [ar, en] = line.split('|').map((part) => part.trim());
  return { ar: ar!, ...(en ? { en } : {}) };
}

/** A line for the question, then one for each option; right ones begin with a `+`. */
export function choosing(lines: string, difficulty = 2): PaperQuestion {
  const [text, ...options] = lines.trim().split('\n');
  const choices = options.map((line) => ({ text: both(line.replace('+', '')), isCorrect: line.startsWith('+') }));
  const type = choices.filter(({ isCorrect }) => isCorrect).length > 1 ? 'multiple' : 'single';
  return { type, text: both(text!), options: choices, marks: type === 'multiple' ? 3 : 2, difficulty };
}

/** A line for the question, then its steps in their order. */
export function ordering(lines: string): PaperQuestion {
  const [text, ...steps] = lines.trim().split('\n');
  const options = steps.map((line) => ({ text: both(line), isCorrect: false }));
  return { type: 'ordering', text: both(text!), options, marks: 4, difficulty: 4 };
}

export const trueOrFalse = (line: string, isTrue: boolean): PaperQuestion => ({
  type: 'true_false',
  text: both(line),
  isTrue,
  marks: 1,
  difficulty: 1,
});

export const number = (line: string, rightNumber: number, tolerance: number | null = null): PaperQuestion => ({
  type: 'number',
  text: both(line),
  rightNumber,
  tolerance,
  marks: 3,
  difficulty: 3,
});

export const shortText = (line: string, acceptedAnswers: string[]): PaperQuestion => ({
  type: 'short_text',
  text: both(line),
  acceptedAnswers,
  marks: 2,
  difficulty: 2,
});

export const byHand = (type: 'essay' | 'file', line: string, lookFor: string): PaperQuestion => ({
  type,
  text: both(line),
  explanation: both(lookFor),
  marks: 10,
  difficulty: 4,
});
