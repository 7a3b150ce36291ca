import { type ExamQuestion, examQuestion } from '@diwan/api-contract/examining/question';
import { fieldsOf } from '@diwan/api-contract/kinds/fields-of';
import { isShown } from '@diwan/api-contract/kinds/shown-when';
import type { Language } from '@diwan/api-contract/values/staff';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { wordsOf } from '@diwan/api-contract/values/text/rich-text';
import type { Cell } from '#crud/export/columns/cell.ts';
import type { ExportWords } from '#crud/export/columns/words.ts';
import { questionColumns } from './columns.ts';

export const fields = fieldsOf(examQuestion);
/** Holds the place of an option that has no English. */
export const untranslated = '—';
const hasOptionsToRight = new Set<ExamQuestion['type']>(['single', 'multiple']);

export interface CellScope {
  words: ExportWords;
  language: Language;
  /** What the skill of a question is called. */
  skillOf: (id: string) => LocalizedText | undefined;
}

/** One value on each line. */
const oneByLine = (values: readonly string[]) =>
  values.every((value) => value === '') ? null : values.map((value) => value.replaceAll('\n', ' ')).join('\n');

/** What stands in each column for a question. */
export const cellsOf = (question: ExamQuestion, scope: CellScope): Cell[] =>
  questionColumns.map(({ path }) => cellOf(path, question, scope));

/** What a column says of a question; null where its kind asks for nothing there. */
export function cellOf(
  path: string,
  question: ExamQuestion,
  { words: { words, crud }, language, skillOf }: CellScope,
): Cell {
  const [name, part] = path.split('.') as [keyof ExamQuestion, string?];
  if (name !== 'id' && !isShown(fields[name]!, question)) return null;
  if (name === 'options') return optionsCell(question, part!);
  if (name === 'acceptedAnswers') return oneByLine(question.acceptedAnswers);
  if (name === 'skillId') {
    const label = question.skillId === null ? undefined : skillOf(question.skillId);
    return label ? (language === 'en' && label.en) || label.ar : null;
  }
  const value = question[name] as unknown;
  if (part) {
    const text = (value as LocalizedText | null)?.[part as Language];
    return text === undefined || text === '' ? null : wordsOf(text);
  }
  if (typeof value === 'boolean') return value ? crud.yes : crud.no;
  const field = fields[name];
  if (field?.kind === 'choice') return words.choices?.[field.labels]?.[value as string] ?? (value as string);
  return value as Cell;
}

function optionsCell({ options, type }: ExamQuestion, part: string): Cell {
  if (part === 'ar') return oneByLine(options.map(({ text }) => text.ar));
  if (part === 'en')
    return options.some(({ text }) => text.en) ? oneByLine(options.map(({ text }) => text.en || untranslated)) : null;
  if (!hasOptionsToRight.has(type)) return null;
  const right = options.flatMap(({ isCorrect }, index) => (isCorrect ? [String(index + 1)] : []));
  return right.length > 0 ? right.join(', ') : null;
}
