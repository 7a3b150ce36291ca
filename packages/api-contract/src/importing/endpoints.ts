import { z } from 'zod';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { exportFormats, fileBody, page } from '../page.ts';
import { fieldError, routerOptions } from '../problem.ts';
import { resources } from '../resources/index.ts';
import { availableEvent, id, instant } from '../schema.ts';
import { languages } from '../values/staff.ts';
import { importOutcomes, importStates, importVerdicts, mostSheetColumns } from './values.ts';

/** A resource that files are read into, by its segment in the addresses of the API. */
const path = z.enum(Object.values(resources).flatMap((each) => ('import' in each ? [each.path] : [])));
const params = z.strictObject({ id });
const idempotencyKey = z.object({ 'idempotency-key': z.uuid() });

/** A column of the file and the field that it is read into; null for one that is left out. */
const importColumn = z.strictObject({ header: z.string(), field: z.string().nullable() });
export type ImportColumn = z.output<typeof importColumn>;

export const importRun = z.strictObject({
  id,
  version: z.int().min(1),
  resource: path,
  /** Of the file. */
  name: z.string(),
  state: z.enum(importStates),
  /** Why the server stopped it before its end. */
  stopReason: z.string().nullable(),
  total: z.int(),
  /** Its rows tell what somebody outside has answered: nothing of it is taken back. */
  isFinal: z.boolean(),
  columns: z.array(importColumn),
  verdicts: z.record(z.enum(importVerdicts), z.int()),
  outcomes: z.record(z.enum(importOutcomes), z.int()),
  createdAt: instant,
  finishedAt: instant.nullable(),
  /** When the rows of the file are forgotten: the import stays, what was written stays, undoing ends. */
  forgottenAt: instant,
  availableEvents: z.array(availableEvent),
});
export type ImportRun = z.output<typeof importRun>;

export const importRow = z.strictObject({
  /** The row of the sheet, its headings being the first. */
  line: z.int(),
  cells: z.array(z.string()),
  verdict: z.enum(importVerdicts).nullable(),
  outcome: z.enum(importOutcomes).nullable(),
  reason: z.string().nullable(),
  errors: z.array(fieldError),
  /** The record that it is about, or was written to. */
  record: z
    .strictObject({
      id,
      label: z.strictObject({ ar: z.string(), en: z.string().optional() }),
      number: z.string().nullable(),
    })
    .nullable(),
  differences: z.array(z.strictObject({ path: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type ImportRow = z.output<typeof importRow>;

/** A field that a column may be read into, in the words of its form. */
export const importField = z.strictObject({
  path: z.string(),
  title: z.strictObject({ ar: z.string(), en: z.string().optional() }),
  /** New records can't be without it. */
  isNeeded: z.boolean(),
  /** By it a row names the record that it changes. */
  isKey: z.boolean(),
});
export type ImportField = z.output<typeof importField>;

export const importEvents = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('import.map'),
    /** The field of each column, in their order. */
    fields: z
      .array(
        z
          .string()
          .max(120)
          .regex(/^[\w.]+$/)
          .nullable(),
      )
      .min(1)
      .max(mostSheetColumns),
  }),
  z.strictObject({ type: z.literal('import.start') }),
  z.strictObject({ type: z.literal('import.pause') }),
  z.strictObject({ type: z.literal('import.resume') }),
  z.strictObject({ type: z.literal('import.cancel') }),
  z.strictObject({ type: z.literal('import.undo') }),
]);
export type ImportEvent = z.output<typeof importEvents>;

const language = z.enum(languages);

/** Files read into records. Whoever may write a resource may import into it, where its records are of people who may also export them. */
export const importsRouter = c.router(
  {
    upload: {
      method: 'POST',
      path: '/imports',
      summary: 'Upload a table to import',
      description:
        'CSV or XLSX, whose first row names the columns; of `withdrawals` also the bank’s payment status report (`pain.002` of ISO 20022, XML). The bytes are the body, with their Content-Length.',
      headers: idempotencyKey,
      query: z.strictObject({ resource: path, name: z.string().min(1).max(1000) }),
      body: fileBody,
      responses: { 201: importRun },
      metadata: may('session.use'),
    },
    list: {
      method: 'GET',
      path: '/imports',
      summary: "List one's own imports",
      description: 'Newest first; `before` takes the cursor `next`.',
      query: z.strictObject({ resource: path.optional(), before: z.string().max(200).optional() }),
      responses: { 200: page(importRun) },
      metadata: may('session.use'),
    },
    fields: {
      method: 'GET',
      path: '/imports/fields',
      summary: 'List what columns can be read into',
      query: z.strictObject({ resource: path }),
      responses: { 200: z.array(importField) },
      metadata: may('session.use'),
    },
    template: {
      method: 'GET',
      path: '/imports/template',
      summary: 'Download an empty table with the right headings',
      query: z.strictObject({ resource: path, language, format: z.enum(exportFormats) }),
      responses: { 200: fileBody },
      metadata: may('session.use'),
    },
    view: {
      method: 'GET',
      path: '/imports/:id',
      summary: 'Read an import',
      pathParams: params,
      responses: { 200: importRun },
      metadata: may('session.use'),
    },
    rows: {
      method: 'GET',
      path: '/imports/:id/rows',
      summary: 'List the rows of an import',
      description: 'What each would do or has done, what is wrong with it, and what it changes.',
      pathParams: params,
      query: z.strictObject({
        verdict: z.enum(importVerdicts).optional(),
        outcome: z.enum(importOutcomes).optional(),
        after: z.string().max(20).optional(),
      }),
      responses: { 200: page(importRow) },
      metadata: may('session.use'),
    },
    wrong: {
      method: 'GET',
      path: '/imports/:id/wrong',
      summary: 'Download the rows that are not imported, with what is wrong with each',
      pathParams: params,
      query: z.strictObject({ language, format: z.enum(exportFormats) }),
      responses: { 200: fileBody },
      metadata: may('session.use'),
    },
    send: {
      method: 'POST',
      path: '/imports/:id/events',
      summary: 'Map, start, pause, resume, cancel or undo an import',
      pathParams: params,
      headers: idempotencyKey.extend({ 'if-match': z.string().regex(/^"v\d+"$/) }),
      body: importEvents,
      responses: { 200: importRun },
      metadata: may('session.use'),
    },
  },
  routerOptions,
);
