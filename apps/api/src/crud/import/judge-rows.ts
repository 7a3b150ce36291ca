import { fieldErrors } from '@diwan/api-contract/field-errors';
import type { ImportTarget } from '@diwan/api-contract/importing/columns';
import type { ImportVerdict } from '@diwan/api-contract/importing/values';
import type { FieldError } from '@diwan/api-contract/problem';
import type { z } from 'zod';
import { type Difference, differences } from '#audit/diff.ts';
import type { AnyResource, Reader } from '../definition.ts';
import type { AnyRow } from '../lists/repository.ts';
import { refusalsOf } from '../writes/refusals.ts';
import { withCleanRichText } from '../writes/rich-text/clean-rich-text.ts';
import { draftOf } from '../writes/write.ts';
import type { CellWords } from './cells/cell-words.ts';
import { type CellContext, readCell } from './cells/read-cell.ts';
import { UnreadableCell } from './cells/unreadable.ts';
import { blankDraft, withValueAt } from './draft-values.ts';
import { findKnownRecords, type KnownRecords, type RowValues } from './known-records.ts';
import { findReferences } from './references.ts';

type Draft = Record<string, unknown>;

/** What a row of a file would do. */
export interface JudgedRow {
  verdict: ImportVerdict;
  errors: FieldError[];
  /** What no other row of the file may say, too. */
  key: string | null;
  /** The record that it names, as it is now. */
  record: AnyRow | null;
  /** Of a new record all that is written, of one that is there what its row says of it, or answers about it. */
  draft: Draft;
  differences: Difference[];
}

export interface RowReading {
  resource: AnyResource;
  /** What each column is read into. */
  targets: readonly (ImportTarget | null)[];
  words: CellWords;
}

/** Reads some rows and holds them to the rules of the resource's form; nothing is written. */
export async function judgeRows(
  reading: RowReading,
  rows: readonly (readonly string[])[],
  reader: Reader,
): Promise<JudgedRow[]> {
  const recordIn = await findReferences(reading.targets, rows, reader);
  const read = rows.map((cells) => readCells(reading, cells, { words: reading.words, recordIn }));
  const known = await findKnownRecords(
    reading.resource,
    read.map(({ values }) => values),
    reader,
  );
  return read.map((row) => judge(reading.resource, row, known));
}

interface ReadRow {
  values: RowValues;
  errors: FieldError[];
}

/** An empty cell says nothing. */
function readCells({ targets }: RowReading, cells: readonly string[], context: CellContext): ReadRow {
  const values = new Map<string, unknown>();
  const errors: FieldError[] = [];
  for (const [index, target] of targets.entries()) {
    const text = cells[index] ?? '';
    if (!target || text === '') continue;
    try {
      values.set(target.path, readCell(text, target.field, context));
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error;
      errors.push({ path: target.path, code: error.code });
    }
  }
  return { values, errors };
}

function judge(resource: AnyResource, { values, errors: unread }: ReadRow, known: KnownRecords): JudgedRow {
  const { contract } = resource;
  const record = known.recordOf(values) ?? null;
  const key = known.keyOf(values);
  const written = new Map([...values].filter(([path]) => path !== 'number'));
  const answers = contract.import!.answers;
  const canAdd = !answers && contract.verbs.includes('add') && !values.has('number');
  const missing: FieldError[] =
    record || canAdd ? [] : [{ path: values.has('number') ? 'number' : contract.import!.by[0], code: 'noSuchRecord' }];
  const before = record && !answers ? draftOf(resource, record) : blankDraft(answers?.of ?? contract.draft);
  const { draft, errors: broken } =
    missing.length > 0 ? { draft: {}, errors: [] } : drafted(resource, before, written, record);
  const told = new Set(unread.map(({ path }) => path));
  const errors = [
    ...unread,
    ...missing,
    ...broken.filter(({ path }) => !told.has(path)),
    ...known.takenFrom(values, record ?? undefined),
  ];
  if (errors.length > 0) return { verdict: 'wrong', errors, key, record, draft, differences: [] };
  if (!record) return { verdict: 'new', errors, key, record, draft, differences: [] };
  if (answers) return { verdict: 'changed', errors, key, record, draft, differences: [] };
  const changes = differences(before, { ...before, ...draft });
  return { verdict: changes.length > 0 ? 'changed' : 'same', errors, key, record, draft, differences: changes };
}

/** What is written, held to the contract: of a record that is there only what its row names, of an answer all of it. */
function drafted(
  resource: AnyResource,
  before: Draft,
  values: RowValues,
  record: AnyRow | null,
): { draft: Draft; errors: FieldError[] } {
  const { contract } = resource;
  const answer = contract.import!.answers?.of;
  let whole = before;
  for (const [path, value] of values) whole = withValueAt(whole, path, value, answer ?? contract.draft);
  if (answer) {
    const parsed = answer.safeParse(whole);
    return parsed.success
      ? { draft: parsed.data, errors: [] }
      : { draft: {}, errors: fieldErrors(parsed.error.issues, whole) };
  }
  const named = [...new Set(Array.from(values.keys(), (path) => path.split('.')[0]!))];
  const sent = record ? Object.fromEntries(named.map((name) => [name, whole[name]])) : whole;
  const schema: z.ZodObject = record ? contract.draft.partial() : contract.draft;
  const parsed = schema.safeParse(sent);
  if (!parsed.success) return { draft: {}, errors: fieldErrors(parsed.error.issues, sent) };
  const draft = withCleanRichText(resource, parsed.data);
  return { draft, errors: refusalsOf(contract, { ...before, ...draft }) };
}
