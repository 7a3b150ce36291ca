import type { ImportRun } from '@diwan/api-contract/importing/endpoints';
import { importOutcomes, importVerdicts } from '@diwan/api-contract/importing/values';
import type { ImportInput } from '@diwan/machines/workflows/import-run/import-run.input';
import { importRunWorkflow } from '@diwan/machines/workflows/import-run/import-run.workflow';
import { availableEvents } from '@diwan/machines/workflows/workflow';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { type ImportRunRow, importsTable as imports, importRowsTable as rows } from '#db/schema/imports.ts';
import { problemOf } from '#http/problems/problems.ts';
import { resourceAt } from '#resources/index.ts';

interface Tally extends Pick<ImportRun, 'verdicts' | 'outcomes'> {
  /** What the workflow's rules look at. */
  input: ImportInput;
}

/** What somebody outside has answered is not taken back. */
const isFinal = ({ resource }: Pick<ImportRunRow, 'resource'>) => resourceAt(resource).answered !== undefined;

const none = <K extends string>(names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>;

/** Counted from the rows themselves, so that no counter can be wrong. */
export async function tallies(
  tx: Tx,
  runs: readonly Pick<ImportRunRow, 'id' | 'resource'>[],
): Promise<(id: string) => Tally> {
  const { importId, verdict, outcome } = rows;
  const ids = runs.map(({ id }) => id);
  const final = new Set(runs.filter(isFinal).map(({ id }) => id));
  const groups =
    ids.length === 0
      ? []
      : await tx
          .select({ importId, verdict, outcome, count: sql<number>`count(*)`.mapWith(Number) })
          .from(rows)
          .where(inArray(importId, ids))
          .groupBy(importId, verdict, outcome);
  return (id) => {
    const [verdicts, outcomes] = [none(importVerdicts), none(importOutcomes)];
    let [unchecked, pending] = [0, 0];
    for (const group of groups.filter((one) => one.importId === id)) {
      if (group.verdict === null) unchecked += group.count;
      else verdicts[group.verdict] += group.count;
      if (group.outcome !== null) outcomes[group.outcome] += group.count;
      else if (group.verdict === 'new' || group.verdict === 'changed') pending += group.count;
    }
    return { verdicts, outcomes, input: { unchecked, pending, done: final.has(id) ? 0 : outcomes.done } };
  };
}

/** Imports as their author sees them. */
export async function toImports(found: readonly ImportRunRow[], { tx, can }: Reader): Promise<ImportRun[]> {
  const tallyOf = await tallies(tx, found);
  return found.map((row) => {
    const { authorId: _id, author: _author, origin: _origin, leasedBy: _by, leasedUntil: _until, ...shown } = row;
    const { header, fields, ...run } = shown;
    const { verdicts, outcomes, input } = tallyOf(row.id);
    return {
      ...run,
      isFinal: isFinal(row),
      columns: header.map((heading, index) => ({ header: heading, field: fields[index] ?? null })),
      verdicts,
      outcomes,
      availableEvents: availableEvents(importRunWorkflow, { state: row.state, input, can }),
    };
  });
}

export async function toImport(row: ImportRunRow, reader: Reader): Promise<ImportRun> {
  const [run] = await toImports([row], reader);
  return run!;
}

const isOwn = (id: string, authorId: string) => and(eq(imports.id, id), eq(imports.authorId, authorId));

/** Imports are their author's alone: to others there are none. */
export async function findOwn(tx: Tx, id: string, authorId: string): Promise<ImportRunRow> {
  const [row] = await tx.select().from(imports).where(isOwn(id, authorId));
  if (!row) throw problemOf('notFound');
  return row;
}

/** Waits for the rows that are being carried out, and keeps others from beginning, until the transaction ends. */
export async function lockOwn(tx: Tx, id: string, authorId: string): Promise<ImportRunRow> {
  const [row] = await tx.select().from(imports).where(isOwn(id, authorId)).for('update');
  if (!row) throw problemOf('notFound');
  return row;
}

export async function lockImport(tx: Tx, id: string): Promise<ImportRunRow | undefined> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  return row;
}
