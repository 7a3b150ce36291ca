import type { FieldError } from '@diwan/api-contract/problem';
import { and, eq } from 'drizzle-orm';
import type { AnyResource, Writer } from '#crud/definition.ts';
import { type JudgedRow, judgeRows } from '#crud/import/judge-rows.ts';
import { addRow, draftOf, editRow } from '#crud/writes/write.ts';
import { type ImportRowRow, importRowsTable as rows } from '#db/schema/imports.ts';
import { problemOfDatabase } from '#http/problems/database-problems.ts';
import { ProblemError } from '#http/problems/problems.ts';
import { cellsOf, readingOf } from '../reading.ts';
import { inStep, type Step } from './step.ts';

type Written = Pick<ImportRowRow, 'outcome' | 'reason' | 'errors'> &
  Partial<Pick<ImportRowRow, 'recordId' | 'recordVersion' | 'before'>>;

/** Writes some rows, each in a step of its own; one that would do something else than was shown is left. */
export async function writeRows({ tx, run, found, writer }: Step): Promise<void> {
  const reading = await readingOf(run);
  const judged = await judgeRows(
    reading,
    found.map((row) => cellsOf(row, writer.sealing)),
    writer,
  );
  for (const [index, row] of found.entries()) {
    const written = await tx
      .transaction((own) => write(reading.resource, row, judged[index]!, inStep(writer, own)))
      .catch((error: unknown) => explain(error));
    await tx
      .update(rows)
      .set({ ...written, at: writer.now })
      .where(and(eq(rows.importId, run.id), eq(rows.line, row.line)));
  }
}

const failed = (reason: string, errors: FieldError[] = []): Written => ({ outcome: 'failed', reason, errors });

async function write(resource: AnyResource, row: ImportRowRow, judged: JudgedRow, writer: Writer): Promise<Written> {
  const { verdict, record, draft, errors, differences } = judged;
  if (verdict === 'wrong') return failed('invalid', errors);
  if (verdict !== row.verdict || (record && (record.id !== row.recordId || record.version !== row.recordVersion)))
    return failed('changedSinceCheck');
  const done: Written = { outcome: 'done', reason: null, errors: [] };
  if (!record) {
    const added = await addRow(resource, draft, writer);
    return { ...done, recordId: added.id, recordVersion: added.version };
  }
  const edited = await editRow(resource, { id: record.id, version: record.version, patch: draft }, writer);
  const held = draftOf(resource, record);
  const before = Object.fromEntries(differences.map(({ path }) => [path, held[path]]));
  return { ...done, recordVersion: edited.version, before: writer.sealing.seal(JSON.stringify(before)) };
}

/** What the rules refuse is the row's own fault; what the database hinders for a moment is tried again with the whole step. */
function explain(error: unknown): Written {
  const problem = error instanceof ProblemError ? error : problemOfDatabase(error);
  if (problem?.code === 'unavailable') throw error;
  if (!problem) return failed('internal');
  return failed(problem.extra.reason ?? problem.code, problem.extra.errors ?? []);
}
