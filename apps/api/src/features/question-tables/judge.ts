import { isDeepStrictEqual } from 'node:util';
import { type ExamQuestion, examQuestion } from '@diwan/api-contract/examining/question';
import { fieldErrors } from '@diwan/api-contract/field-errors';
import type { ImportTarget } from '@diwan/api-contract/importing/columns';
import type { ImportVerdict } from '@diwan/api-contract/importing/values';
import { hiddenValues } from '@diwan/api-contract/kinds/shown-when';
import type { FieldError } from '@diwan/api-contract/problem';
import { keyFaults, type ExamDraft } from '@diwan/api-contract/resources/exam-draft';
import { languages } from '@diwan/api-contract/values/staff';
import { latinDigits } from '@diwan/api-contract/values/text/search-key';
import type { Reader } from '#crud/definition.ts';
import { plainText } from '#crud/export/columns/cell.ts';
import type { CellWords } from '#crud/import/cells/cell-words.ts';
import { readCell } from '#crud/import/cells/read-cell.ts';
import { UnreadableCell } from '#crud/import/cells/unreadable.ts';
import { blankDraft, withValueAt } from '#crud/import/draft-values.ts';
import { findReferences } from '#crud/import/references.ts';
import { newId } from '#db/id.ts';
import { type CellScope, cellOf, fields } from './cells.ts';
import { readOptions } from './options.ts';

/** An exam has so many questions at most. */
const mostQuestions = 200;

export interface JudgedQuestion {
  verdict: ImportVerdict;
  errors: FieldError[];
  /** What is written; of a row that is wrong what could be read of it. */
  question: ExamQuestion;
}

interface Reading {
  targets: readonly (ImportTarget | null)[];
  words: CellWords;
  skillOf: CellScope['skillOf'];
}

/** Reads the rows of a table as questions of an exam and holds each to the rules of its form; nothing is written. */
export async function judgeQuestions(
  { targets, words, skillOf }: Reading,
  rows: readonly (readonly string[])[],
  exam: ExamDraft & { state: string },
  reader: Reader,
): Promise<JudgedQuestion[]> {
  const recordIn = await findReferences(targets, rows, reader);
  const known = new Map(exam.questions.map((question) => [question.id, question]));
  const named = new Set<string>();
  let room = mostQuestions - exam.questions.length;
  return rows.map((cells) => {
    const said = saidIn(targets, cells);
    const before = known.get(said.get('id') ?? '') ?? null;
    said.delete('id');
    const { question, errors } = read(said, before, { words, recordIn, skillOf });
    if (before && named.has(before.id)) errors.push({ path: 'id', code: 'repeatedInFile' });
    if (before) named.add(before.id);
    const broken = errors.length > 0 ? [] : rulesBroken(question, exam);
    const told = [...errors, ...broken];
    if (!before && told.length === 0 && room-- <= 0)
      told.push({ path: 'id', code: 'tooManyQuestions', params: { max: mostQuestions } });
    if (told.length > 0) return { verdict: 'wrong', errors: told, question };
    if (!before) return { verdict: 'new', errors: [], question };
    return { verdict: isDeepStrictEqual(before, question) ? 'same' : 'changed', errors: [], question };
  });
}

/** An empty cell says nothing. */
function saidIn(targets: Reading['targets'], cells: readonly string[]): Map<string, string> {
  const said = new Map<string, string>();
  for (const [index, target] of targets.entries()) {
    const text = (cells[index] ?? '').trim();
    if (target && text !== '') said.set(target.path, text);
  }
  return said;
}

interface Read {
  question: ExamQuestion;
  errors: FieldError[];
}

function read(
  said: Map<string, string>,
  before: ExamQuestion | null,
  { words, recordIn, skillOf }: Omit<Reading, 'targets'> & { recordIn: (to: string, text: string) => string },
): Read {
  // What the file says as it was exported is what it was, with its marks and links.
  if (before)
    for (const [path, text] of said) if (isAsExported(path, text, before, { words, skillOf })) said.delete(path);
  const errors: FieldError[] = [];
  let values: Record<string, unknown> = before ?? { ...blankDraft(examQuestion), id: newId() };
  for (const [path, text] of said) {
    const [name = ''] = path.split('.');
    if (name === 'options') continue;
    try {
      const value = name === 'acceptedAnswers' ? linesIn(text) : readCell(text, fieldOf(path), { words, recordIn });
      values = withValueAt(values, path, value, examQuestion);
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error;
      errors.push({ path, code: error.code });
    }
  }
  const options = readOptions(said, before?.options ?? []);
  errors.push(...options.errors);
  values = { ...values, options: options.options };
  values = { ...values, ...hiddenValues(fields, values) };
  const parsed = examQuestion.safeParse(values);
  if (parsed.success) return { question: parsed.data, errors };
  const told = new Set(errors.map(({ path }) => path));
  const broken = fieldErrors(parsed.error.issues, values).filter(({ path }) => !told.has(path));
  return { question: values as ExamQuestion, errors: [...errors, ...broken] };
}

/** A part of a text is read as the text of its language. */
function fieldOf(path: string) {
  const [name = '', part] = path.split('.');
  return part ? ({ kind: 'text' } as const) : fields[name]!;
}

export const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function isAsExported(
  path: string,
  text: string,
  question: ExamQuestion,
  { words, skillOf }: Pick<Reading, 'words' | 'skillOf'>,
): boolean {
  return languages.some((language) => {
    const cell = cellOf(path, question, { words: words.of[language], language, skillOf });
    if (cell === null || typeof cell === 'object') return false;
    const written = String(cell).trim();
    return text === written || text === plainText(written) || latinDigits(text) === written;
  });
}

/** The rules across the fields of a question; what candidates can take needs its key, too. */
function rulesBroken(question: ExamQuestion, { state }: { state: string }): FieldError[] {
  const { marks, negativeMarks } = question;
  const broken: FieldError[] = negativeMarks > marks ? [{ path: 'negativeMarks', code: 'aboveMarks' }] : [];
  const keys = state === 'draft' ? [] : keyFaults({ questions: [question] });
  return [...broken, ...keys.map((fault) => ({ ...fault, path: fault.path.replace('questions.0.', '') }))];
}
