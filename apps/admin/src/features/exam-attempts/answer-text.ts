import type { ExamAnswer } from '@diwan/api-contract/examining/answer';
import type { ExamQuestion } from '@diwan/api-contract/examining/question';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { localizedLabel } from '#crud/resource/labels.ts';

/** An answer in words. */
export function answerText(
  { type, options }: ExamQuestion,
  { options: chosen = [], isTrue, number, text }: ExamAnswer,
  { t, format, language }: CellContext,
): string {
  switch (type) {
    case 'single':
    case 'multiple':
    case 'ordering': {
      const words = chosen.flatMap((id) => {
        const option = options.find((each) => each.id === id);
        return option ? [localizedLabel(option.text, language)] : [];
      });
      return type === 'ordering'
        ? words.map((word, index) => `${format.number(index + 1)}. ${word}`).join('\n')
        : format.list(words);
    }
    case 'true_false':
      return t(isTrue ? 'isTrue' : 'isFalse');
    case 'number':
      return number === undefined ? '' : format.number(number);
    default:
      return text ?? '';
  }
}
