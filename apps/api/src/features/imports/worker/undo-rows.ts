import type { AnyResource, Writer } from '#crud/definition.ts';
import { editRow, removeRow } from '#crud/writes/write.ts';
import type { ImportRowRow } from '#db/schema/imports.ts';
import { problemOfDatabase } from '#http/problems/database-problems.ts';
import { ProblemError } from '#http/problems/problems.ts';
import { resourceAt } from '#resources/index.ts';
import { eachRow } from './each-row.ts';
import { type Settled, settleRows } from './settle-rows.ts';
import type { Step } from './step.ts';

/** Takes back what some rows have written; a record that somebody has changed or used since is kept as it is. */
export async function undoRows(work: Step): Promise<void> {
  const resource = resourceAt(work.run.resource);
  const settled = await eachRow(work.found, work.writer, {
    act: (row, own) => takeBack(resource, row, own),
    explain: (error): Settled => ({ outcome: 'kept', reason: whyKept(error) }),
  });
  await settleRows(work, settled);
}

async function takeBack(resource: AnyResource, row: ImportRowRow, writer: Writer): Promise<Settled> {
  const { recordId: id, recordVersion: version, before } = row;
  if (before === null) {
    await removeRow(resource, id!, version!, writer);
  } else {
    const patch = JSON.parse(writer.sealing.open(before)) as Record<string, unknown>;
    await editRow(resource, { id: id!, version: version!, patch }, writer);
  }
  return { outcome: 'undone', reason: null };
}

function whyKept(error: unknown): string {
  const problem = error instanceof ProblemError ? error : problemOfDatabase(error);
  if (!problem) return 'internal';
  if (problem.code === 'unavailable') throw error;
  return problem.code === 'stale' ? 'changedSince' : problem.code;
}
