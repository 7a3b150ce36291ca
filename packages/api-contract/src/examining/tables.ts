import { z } from 'zod';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { importVerdicts } from '../importing/values.ts';
import { exportFormats, fileBody, many } from '../page.ts';
import { routerOptions } from '../problem.ts';
import { exams } from '../resources/exams.ts';
import { id } from '../schema.ts';
import { languages } from '../values/staff.ts';

/** A table has so many rows at most: five times what an exam may have, so that a file of several can be corrected. */
export const mostQuestionRows = 1000;

/** What a row of a table would do, or has done, to the questions of an exam. */
export const questionRow = z.strictObject({
  /** The row of the sheet, its headings being the first. */
  line: z.int(),
  /** What it asks, as the file has it. */
  text: z.string(),
  verdict: z.enum(importVerdicts),
  /** What is wrong with it, in words. */
  reasons: z.array(z.string()),
});

export const questionTable = z.strictObject({
  /** Of the exam, as it is now. */
  version: z.int(),
  isWritten: z.boolean(),
  rows: z.array(questionRow),
  /** Headings that are read into nothing. */
  ignored: z.array(z.string()),
  /** The rows that are wrong, with what is wrong in the last column, as a workbook; null where there are none. */
  wrongRows: z.base64().nullable(),
});
export type QuestionTable = z.output<typeof questionTable>;

const language = z.enum(languages);

/** Questions of exams as tables: what is exported can be imported again, here or into another exam. */
export const questionTablesRouter = c.router(
  {
    upload: {
      method: 'POST',
      path: '/question-tables',
      summary: 'Import questions into an exam',
      description:
        'CSV or XLSX; the bytes are the body, with their Content-Length. A row that names a question of the exam changes it, any other adds one; rows that are wrong are left out. Without `isFinal` nothing is written.',
      headers: z.object({ 'idempotency-key': z.uuid(), 'if-match': z.string().regex(/^"v\d+"$/) }),
      query: z.strictObject({
        exam: id,
        name: z.string().min(1).max(1000),
        language,
        isFinal: z.enum(['true', 'false']),
      }),
      body: fileBody,
      responses: { 201: questionTable },
      metadata: may(exams.may.write),
    },
    download: {
      method: 'GET',
      path: '/question-tables',
      summary: 'Export the questions of exams',
      description: 'With their keys, in the columns in which they are imported; of up to 50 exams.',
      query: z.strictObject({ exams: many(id).unwrap(), language, format: z.enum(exportFormats) }),
      responses: { 200: fileBody },
      metadata: may(exams.may.read),
    },
  },
  routerOptions,
);
