import { readFile, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { mostQuestionRows, type QuestionTable, type questionTablesRouter } from '@diwan/api-contract/examining/tables';
import type { ExamDraft } from '@diwan/api-contract/resources/exam-draft';
import type { Language } from '@diwan/api-contract/values/staff';
import { wordsOf } from '@diwan/api-contract/values/text/rich-text';
import { loadMessages } from '@diwan/messages/load-messages';
import type { RouterImplementation } from '@ts-rest/fastify';
import { justThese, sendTable, writeTable } from '#crud/export/formats/send-table.ts';
import { readerOf, withEtag, writerOf } from '#crud/handlers.ts';
import { type CellWords, cellWords } from '#crud/import/cells/cell-words.ts';
import { errorWords } from '#crud/import/error-words.ts';
import { idIn } from '#crud/lists/clauses.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { editRow, lockExpected } from '#crud/writes/write.ts';
import type { Tx } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { idempotent } from '#http/requests/idempotency.ts';
import { expectVersion } from '#http/serving/etag.ts';
import { examsTable } from '#resources/exams/table.ts';
import { skillsTable } from '#resources/skills/table.ts';
import { cellsOf } from './cells.ts';
import { columnsBy, headingOf, questionColumns } from './columns.ts';
import { type JudgedQuestion, judgeQuestions } from './judge.ts';

type Exam = typeof examsTable.$inferSelect;

interface Table {
  header: string[];
  total: number;
  /** The rows, each a line of JSON; whoever takes them removes them. */
  path: string;
}
export type ReadTable = (deps: AppDeps, body: unknown) => Promise<Table>;

/** Questions of exams as tables, out and in. */
export function questionTablesHandlers(
  deps: AppDeps,
  readTable: ReadTable,
): RouterImplementation<typeof questionTablesRouter> {
  const { orm } = deps.database;
  return {
    async upload({ query: { exam: id, language, isFinal }, body, request, reply }) {
      const version = expectVersion(request.headers);
      const { header, total, path } = await readTable(deps, body);
      try {
        if (total > mostQuestionRows)
          throw problemOf('invalid', {
            errors: [{ path: 'file', code: 'sheetTooManyRows', params: { max: mostQuestionRows } }],
          });
        const rows = await rowsIn(path);
        const words = await cellWords('exams');
        const answer = await idempotent(deps, request, async (tx) => {
          const writer = writerOf(deps, tx, request);
          const exam = (await lockExpected(deps.resources.exams, id, version, writer)) as Exam;
          const targets = columnsBy(header, words);
          const skillOf = await skillsOf(tx, [exam]);
          const judged = await judgeQuestions({ targets, words, skillOf }, rows, exam, readerOf(deps, tx, request));
          const patch = { questions: withRows(exam, judged) };
          const edited =
            isFinal === 'true' ? await editRow(deps.resources.exams, { id, version, patch }, writer) : exam;
          const told = await toldOf(judged, rows, header, { words, language });
          const ignored = header.filter((_, index) => targets[index] === null);
          const table: QuestionTable = { version: edited.version, isWritten: isFinal === 'true', ignored, ...told };
          return { status: 201 as const, body: table };
        });
        return withEtag(reply, answer);
      } finally {
        await rm(path, { force: true });
      }
    },

    async download({ query: { exams: ids, language, format }, reply }) {
      const words = await cellWords('exams');
      const context = words.of[language];
      const exams = await orm.select().from(examsTable).where(idIn(examsTable.id, ids)).orderBy(examsTable.number);
      const skillOf = await skillsOf(orm, exams);
      const header = [context.file.number, ...questionColumns.map(({ path }) => headingOf(path, words, language))];
      const rows = exams.flatMap(({ number, questions }) =>
        questions.map((question) => [number, ...cellsOf(question, { words: context, language, skillOf })]),
      );
      const name = exams.length === 1 ? `questions-${exams[0]!.number}` : 'questions';
      const title = context.words.parts?.questions?.text ?? name;
      return sendTable({ header, choices: undefined }, justThese(rows), { language, format, reply, name, title });
    },
  };
}

/** The questions as they are with those of the rows that are not wrong: changed where they stand, new ones at the end. */
function withRows(
  { questions }: Pick<ExamDraft, 'questions'>,
  judged: readonly JudgedQuestion[],
): ExamDraft['questions'] {
  const sound = judged.flatMap(({ verdict, question }) => (verdict === 'wrong' ? [] : question));
  const changed = new Map(sound.map((question) => [question.id, question]));
  const known = new Set(questions.map(({ id }) => id));
  return [
    ...questions.map((question) => changed.get(question.id) ?? question),
    ...sound.filter(({ id }) => !known.has(id)),
  ];
}

async function rowsIn(path: string): Promise<string[][]> {
  const text = await readFile(path, 'utf8');
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as string[]]));
}

async function skillsOf(tx: Tx, exams: readonly Exam[]) {
  const ids = exams.flatMap(({ questions }) => questions.map(({ skillId }) => skillId));
  const found = await findNamed(tx, skillsTable, { name: skillsTable.name }, ids);
  return (id: string) => found.get(id)?.name;
}

async function toldOf(
  judged: readonly JudgedQuestion[],
  cells: readonly (readonly string[])[],
  header: readonly string[],
  { words, language }: { words: CellWords; language: Language },
): Promise<Pick<QuestionTable, 'rows' | 'wrongRows'>> {
  const { wrongColumn, ...own } = (await loadMessages('imports', language)).file;
  const texts = { ...words.of[language].crud.invalid, ...own };
  const rows = judged.map(({ verdict, errors, question }, index) => ({
    line: index + 2,
    text: wordsOf((language === 'en' && question.text.en) || question.text.ar),
    verdict,
    reasons: errors.map((error) => errorWords(error, headingOf(columnOf(error.path), words, language), texts)),
  }));
  const wrong = rows.flatMap(({ verdict, reasons }, index) =>
    verdict === 'wrong' ? [[...cells[index]!, reasons.join(' · ')]] : [],
  );
  if (wrong.length === 0) return { rows, wrongRows: null };
  const head = { header: [...header, wrongColumn], choices: undefined };
  const title = words.of[language].words.title;
  const file = await buffer(writeTable(head, justThese(wrong), { language, format: 'xlsx', title }));
  return { rows, wrongRows: file.toString('base64') };
}

/** The column that an error is about: `options.2.text.ar` is in that of the options. */
function columnOf(path: string): string {
  const known = questionColumns.find((column) => column.path === path);
  if (known) return known.path;
  const [name = ''] = path.split('.');
  return questionColumns.find((column) => column.path.split('.')[0] === name)?.path ?? name;
}
