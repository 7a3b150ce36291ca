import type { FieldError } from '@diwan/api-contract/problem';
import type { AnyResource, Writer } from '#crud/definition.ts';
import { addRow, draftOf, editRow } from '#crud/writes/write.ts';
import type { ImportRowRow } from '#db/schema/imports.ts';
import { problemOfDatabase } from '#http/problems/database-problems.ts';
import { ProblemError } from '#http/problems/problems.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { type JudgedImportRow, judgeImport } from '../judge-import.ts';
import { cellsOf, readingOf } from '../reading.ts';
import { eachRow } from './each-row.ts';
import { type Settled, settleRows } from './settle-rows.ts';
import type { Step } from './step.ts';

/** Writes some rows; one that would do something else than was shown is left. */
export async function writeRows(work: Step): Promise<void> {
  const { run, found, writer } = work;
  const reading = await readingOf(run);
  const judged = await judgeImport(
    reading,
    found.map((row) => cellsOf(row, writer.sealing)),
    writer,
  );
  const judgedOf = new Map(found.map(({ line }, index) => [line, judged[index]!]));
  const written = await eachRow(found, writer, {
    act: (row, own) => write(reading.resource, row, judgedOf.get(row.line)!, own),
    explain,
  });
  await settleRows(work, written);
}

const failed = (reason: string, errors: FieldError[] = []): Settled => ({ outcome: 'failed', reason, errors });

async function write(
  resource: AnyResource,
  row: ImportRowRow,
  judged: JudgedImportRow,
  writer: Writer,
): Promise<Settled> {
  const { verdict, record, draft, errors, differences, event } = judged;
  if (verdict === 'wrong') return failed('invalid', errors);
  if (verdict !== row.verdict || (record && (record.id !== row.recordId || record.version !== row.recordVersion)))
    return failed('changedSinceCheck');
  const done: Settled = { outcome: 'done', reason: null, errors: [] };
  if (!record) {
    const added = await addRow(resource, draft, writer);
    return { ...done, recordId: added.id, recordVersion: added.version };
  }
  if (event) {
    await applyEvent(resource, { id: record.id, version: record.version, event }, writer);
    return done;
  }
  const edited = await editRow(resource, { id: record.id, version: record.version, patch: draft }, writer);
  const held = draftOf(resource, record);
  const before = Object.fromEntries(differences.map(({ path }) => [path, held[path]]));
  return { ...done, recordVersion: edited.version, before: writer.sealing.seal(JSON.stringify(before)) };
}

/** What the rules refuse is the row's own fault; what the database hinders for a moment is tried again with the whole step. */
function explain(error: unknown): Settled {
  const problem = error instanceof ProblemError ? error : problemOfDatabase(error);
  if (problem?.code === 'unavailable') throw error;
  if (!problem) return failed('internal');
  return failed(problem.extra.reason ?? problem.code, problem.extra.errors ?? []);
}
