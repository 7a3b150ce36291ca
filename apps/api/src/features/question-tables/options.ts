import type { ExamQuestion } from '@diwan/api-contract/examining/question';
import type { FieldError } from '@diwan/api-contract/problem';
import { latinDigits } from '@diwan/api-contract/values/text/search-key';
import { newId } from '#db/id.ts';
import { untranslated } from './cells.ts';

type Options = ExamQuestion['options'];

/** The options that three cells say: a line for each in either language, and the numbers of those that are right. */
export function readOptions(
  said: ReadonlyMap<string, string>,
  before: Options,
): { options: Options; errors: FieldError[] } {
  const [ar, en, right] = [said.get('options.ar'), said.get('options.en'), said.get('options.right')];
  if (ar === undefined && en === undefined && right === undefined) return { options: before, errors: [] };
  const arabic = ar === undefined ? before.map(({ text }) => text.ar) : linesOf(ar);
  const english = en === undefined ? arabic.map((_, index) => before[index]?.text.en) : linesOf(en);
  if (english.length !== arabic.length)
    return {
      options: before,
      errors: [{ path: 'options.en', code: 'optionsUneven', params: { count: arabic.length } }],
    };
  const numbers = right === undefined ? null : numbersIn(right);
  if (numbers?.some((number) => !(number >= 1 && number <= arabic.length)))
    return {
      options: before,
      errors: [{ path: 'options.right', code: 'noSuchOption', params: { max: arabic.length } }],
    };
  const options = arabic.map((text, index) => {
    // An option that is still there keeps its id, by which attempts name it.
    const same =
      before.find((option) => option.text.ar === text) ?? (before.length === arabic.length ? before[index] : undefined);
    const translated = isUntranslated(english[index]) ? undefined : english[index];
    return {
      id: same?.id ?? newId(),
      text: translated ? { ar: text, en: translated } : { ar: text },
      isCorrect: numbers ? numbers.includes(index + 1) : (same?.isCorrect ?? false),
    };
  });
  return { options, errors: [] };
}

const isUntranslated = (line: string | undefined) => line === undefined || ['', '-', untranslated].includes(line);
const linesOf = (text: string) => text.split('\n').map((line) => line.trim());
const numbersIn = (text: string) =>
  latinDigits(text)
    .split(/[\s,،;؛|]+/)
    .filter((part) => part !== '')
    .map(Number);
