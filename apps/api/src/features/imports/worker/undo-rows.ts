import { and, eq } from 'drizzle-orm';
import type { AnyResource, Writer } from '#crud/definition.ts';
import { editRow, removeRow } from '#crud/writes/write.ts';
import { type ImportRowRow, importRowsTable as rows } from '#db/schema/imports.ts';
import { problemOfDatabase } from '#http/problems/database-problems.ts';
import { ProblemError } from '#http/problems/problems.ts';
import { resourceAt } from '#resources/index.ts';
import { inStep, type Step } from './step.ts';

/** Takes back what some rows have written; a record that somebody has changed or used since is kept as it is. */
export async function undoRows({ tx, run, found, writer }: Step): Promise<void> {
  const resource = resourceAt(run.resource);
  for (const row of found) {
    const reason = await tx
      .transaction((own) => takeBack(resource, row, inStep(writer, own)))
      .then(() => null, whyKept);
    await tx
      .update(rows)
      .set({ outcome: reason === null ? 'undone' : 'kept', reason, at: writer.now })
      .where(and(eq(rows.importId, run.id), eq(rows.line, row.line)));
  }
}

async function takeBack(resource: AnyResource, row: ImportRowRow, writer: Writer): Promise<void> {
  const { recordId: id, recordVersion: version, before } = row;
  if (before === null) return removeRow(resource, id!, version!, writer);
  const patch = JSON.parse(writer.sealing.open(before)) as Record<string, unknown>;
  await editRow(resource, { id: id!, version: version!, patch }, writer);
}

function whyKept(error: unknown): string {
  const problem = error instanceof ProblemError ? error : problemOfDatabase(error);
  if (!problem) return 'internal';
  if (problem.code === 'unavailable') throw error;
  return problem.code === 'stale' ? 'changedSince' : problem.code;
}
