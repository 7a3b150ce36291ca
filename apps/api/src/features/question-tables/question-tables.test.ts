import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExamQuestion } from '@diwan/api-contract/examining/question';
import type { QuestionTable } from '@diwan/api-contract/examining/tables';
import type { ExportFormat } from '@diwan/api-contract/page';
import type { Exam } from '@diwan/api-contract/resources/exams';
import type { Language } from '@diwan/api-contract/values/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choiceOf, examOf, questionOf } from '#resources/exams/test-exams.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let dataDir: string;
let as: TestSession;
let skillId: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'diwan-question-tables-'));
  api = await createTestApp({ dataDir });
  as = await api.signIn('editor');
  skillId = (await recordsIn(api.database).skill({ name: { ar: 'المحاسبة', en: 'Accounting' } })).id;
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const added = async (questions: ExamQuestion[]): Promise<Exam> => {
  const answer = await api.call('POST', '/api/v1/exams', { as, body: examOf({ questions }) });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const view = async (id: string): Promise<Exam> => (await api.call('GET', `/api/v1/exams/${id}`, { as })).json();

async function exported(ids: string[], language: Language, format: ExportFormat): Promise<Buffer> {
  const query = new URLSearchParams({ exams: ids.join(','), language, format });
  const answer = await api.app.inject({ url: `/api/v1/question-tables?${query}`, headers: as.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.rawPayload;
}

interface Sent {
  isFinal?: boolean;
  language?: Language;
  name?: string;
  version?: number;
}
const send = async ({ id, version }: Exam, file: Buffer | string, given: Sent = {}) =>
  api.app.inject({
    method: 'POST',
    url: `/api/v1/question-tables?${new URLSearchParams({
      exam: id,
      name: given.name ?? 'questions.csv',
      language: given.language ?? 'en',
      isFinal: String(given.isFinal ?? false),
    })}`,
    payload: file,
    headers: {
      ...as.headers,
      'content-type': 'application/octet-stream',
      'idempotency-key': crypto.randomUUID(),
      'if-match': `"v${given.version ?? version}"`,
    },
  });
async function read(exam: Exam, file: Buffer | string, given: Sent = {}): Promise<QuestionTable> {
  const answer = await send(exam, file, given);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

/** One of each kind, with everything that a question can say. */
const everyKind = (): ExamQuestion[] => [
  choiceOf(3, [1], {
    text: { ar: '<p>ما <strong>الأصل</strong>؟</p><p>اختر.</p>', en: '<p>Which, of these?</p>' },
    marks: 2,
  }),
  choiceOf(4, [0, 2], { negativeMarks: 1, difficulty: 5, skillId, explanation: { ar: 'لأن، الأول والثالث؛ صحيحان' } }),
  questionOf({ isTrue: true }),
  questionOf({ type: 'short_text', acceptedAnswers: ['الرياض', 'Riyadh, KSA; the capital'] }),
  questionOf({ type: 'number', rightNumber: 3.5, tolerance: 0.25 }),
  questionOf({ type: 'essay' }),
  questionOf({ type: 'file' }),
  questionOf({
    type: 'ordering',
    options: [
      { id: crypto.randomUUID(), text: { ar: 'أولًا' }, isCorrect: false },
      { id: crypto.randomUUID(), text: { ar: 'ثانيًا', en: 'Second' }, isCorrect: false },
    ],
  }),
];
/** What a question says, whatever it is called inside. */
const saidOf = ({ questions }: Exam) =>
  questions.map(({ id: _, options, text, ...said }) => ({
    ...said,
    text: { ar: text.ar.replace(/<[^>]*>/g, ''), en: text.en?.replace(/<[^>]*>/g, '') },
    options: options.map(({ text: words, isCorrect }) => ({ words, isCorrect })),
  }));

test.each([
  ['ar', 'xlsx'],
  ['en', 'csv'],
] as const)(
  'what is exported in %s as %s changes nothing when it comes back, and says the same in another exam',
  async (language, format) => {
    const exam = await added(everyKind());
    const file = await exported([exam.id], language, format);
    const name = `questions.${format}`;
    const again = await read(exam, file, { isFinal: true, name });
    expect(again.rows.map(({ verdict, reasons }) => [verdict, reasons])).toEqual(
      exam.questions.map(() => ['same', []]),
    );
    expect((await view(exam.id)).questions).toEqual(exam.questions);

    const other = await added([]);
    const copied = await read(other, file, { isFinal: true, name });
    expect(copied.rows.map(({ verdict, reasons }) => [verdict, reasons])).toEqual(
      exam.questions.map(() => ['new', []]),
    );
    const copy = await view(other.id);
    expect(saidOf(copy)).toEqual(saidOf(exam));
    expect(new Set([...copy.questions, ...exam.questions].map(({ id }) => id)).size).toBe(2 * exam.questions.length);
  },
);

test('questions of several exams come in one file, each beside the number of its exam', async () => {
  const [one, other] = [await added([questionOf()]), await added([questionOf({ isTrue: true })])];
  const text = (await exported([one.id, other.id], 'en', 'csv')).toString('utf8');
  for (const { number } of [one, other]) expect(text).toContain(number);
  expect(text.trim().split('\r\n')).toHaveLength(3);
});

test('a trial run writes nothing; the run writes what is right, and says in words what is wrong with each other row', async () => {
  const exam = await added([choiceOf(3, [1])]);
  const [{ id }] = exam.questions as [ExamQuestion];
  const file = [
    'id,Kind of question,Text (Arabic),options.ar,options.right,Marks,Marks taken away,Skill,Colour',
    `${id},,كم عددها؟,,2,5,,,red`,
    ',One answer,ما العاصمة؟,"الرياض\nجدة",1,2,0,Accounting,',
    ',Riddle,ما هذا؟,,,1,,,',
    ',true_false,هل هذا صحيح؟,,,1,3,,',
    ',single,ما اللون؟,"أحمر\nأخضر",7,1,,,',
    ',number,كم؟,,,many,,Alchemy,',
    `${id},,ثانية,,,,,,`,
  ].join('\n');
  const trial = await read(exam, file);
  expect(trial).toMatchObject({ isWritten: false, version: exam.version, ignored: ['Colour'] });
  expect(trial.rows.map(({ line, verdict }) => [line, verdict])).toEqual([
    [2, 'changed'],
    [3, 'new'],
    [4, 'wrong'],
    [5, 'wrong'],
    [6, 'wrong'],
    [7, 'wrong'],
    [8, 'wrong'],
  ]);
  expect(trial.rows.slice(2).map(({ reasons }) => reasons)).toEqual([
    ['Kind of question: this is none of the choices'],
    ['Marks taken away must not be more than its marks'],
    ['Right options, by number: write numbers from 1 to 2'],
    ['Marks: this is not a number', 'Skill: there is no such record'],
    ['Question (do not change): another row of the file is about the same record'],
  ]);
  expect((await view(exam.id)).questions).toEqual(exam.questions);

  const wrong = Buffer.from(trial.wrongRows!, 'base64');
  const mended = await read(exam, wrong, { name: 'wrong.xlsx' });
  expect(mended.ignored).toEqual(['Colour', 'What is wrong']);
  expect(mended.rows).toHaveLength(5);

  const done = await read(exam, file, { isFinal: true });
  expect(done).toMatchObject({ isWritten: true, version: exam.version + 1 });
  const { questions } = await view(exam.id);
  expect(questions).toMatchObject([
    {
      id,
      marks: 5,
      text: { ar: '<p dir="auto">كم عددها؟</p>' },
      options: [{ isCorrect: false }, { isCorrect: true }, {}],
    },
    { type: 'single', marks: 2, skillId, options: [{ text: { ar: 'الرياض' }, isCorrect: true }, { isCorrect: false }] },
  ]);
});

test('what candidates can take gets no question without its key; another version, too long a table and a stranger are refused', async () => {
  const exam = await added([choiceOf(3, [1])]);
  await api.call('POST', `/api/v1/exams/${exam.id}/events`, {
    as,
    body: { type: 'exam.publish' },
    headers: { 'if-match': `"v${exam.version}"`, 'idempotency-key': crypto.randomUUID() },
  });
  const published = await view(exam.id);
  const keyless = 'Kind of question,Text (Arabic)\nshort_text,ما العاصمة؟\n';
  const [row] = (await read(published, keyless)).rows;
  expect(row).toMatchObject({ verdict: 'wrong', reasons: ['Accepted answers: say which answer is right'] });
  expect((await send(published, keyless, { version: exam.version })).statusCode).toBe(412);
  const long = `Kind of question,Text (Arabic)\n${'essay,اكتب عن نفسك\n'.repeat(1001)}`;
  expect((await send(published, long)).json()).toMatchObject({ errors: [{ code: 'sheetTooManyRows' }] });
  const full = await read(published, `Kind of question,Text (Arabic)\n${'essay,اكتب عن نفسك\n'.repeat(201)}`);
  expect(full.rows.filter(({ verdict }) => verdict === 'new')).toHaveLength(199);
  expect(full.rows.at(-1)?.reasons).toEqual(['An exam has at most 200 questions: this one is too many']);
  expect(
    (await api.app.inject({ url: `/api/v1/question-tables?exams=${exam.id}&language=en&format=csv` })).statusCode,
  ).toBe(401);
});
