import type { ExamAnswer } from '@diwan/api-contract/examining/answer';
import type { AskedQuestion, ExamSolution } from '@diwan/api-contract/examining/sitting';
import type { Language } from '@diwan/api-contract/values/staff';
import { createFormat } from '@diwan/ui';
import type { TFunction } from 'i18next';
import { localizedLabel } from '#crud/resource/labels.ts';
import { currentLanguage } from '#messages/language.ts';

/** An answer in words; empty where it says nothing. */
export function answerWords(
  { type, options }: AskedQuestion,
  { options: chosen = [], isTrue, number, text = '' }: ExamAnswer,
  { language, t }: { language: Language; t: TFunction<'examSitting'> },
): string {
  const format = createFormat(currentLanguage());
  if (type === 'true_false') return isTrue === undefined ? '' : t(isTrue ? 'answer.isTrue' : 'answer.isFalse');
  if (type === 'number') return number === undefined ? '' : format.number(number);
  if (chosen.length === 0) return text;
  const words = chosen.flatMap((id) => {
    const option = options.find((each) => each.id === id);
    return option ? [localizedLabel(option.text, language)] : [];
  });
  return type === 'ordering'
    ? words.map((word, index) => `${format.number(index + 1)}. ${word}`).join(' · ')
    : format.list(words);
}

/** What would have been right, as an answer; null where somebody judges it. */
export function rightAnswer({ type }: AskedQuestion, solution: ExamSolution): ExamAnswer | null {
  const { rightOptions, isTrue, acceptedAnswers, rightNumber } = solution;
  if (type === 'essay' || type === 'file') return null;
  if (type === 'true_false') return { isTrue };
  if (type === 'number') return rightNumber === null ? null : { number: rightNumber };
  return type === 'short_text' ? { text: acceptedAnswers[0] ?? '' } : { options: rightOptions };
}
