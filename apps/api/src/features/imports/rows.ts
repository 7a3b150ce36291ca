import type { ImportRow } from '@diwan/api-contract/importing/endpoints';
import type { ImportOutcome, ImportVerdict } from '@diwan/api-contract/importing/values';
import { hidden } from '@diwan/api-contract/values/mask';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AnyResource, Reader } from '#crud/definition.ts';
import type { JudgedRow } from '#crud/import/judge-rows.ts';
import { idIn } from '#crud/lists/clauses.ts';
import type { AnyRow } from '#crud/lists/repository.ts';
import { type ImportRowRow, type ImportRunRow, importRowsTable as rows } from '#db/schema/imports.ts';
import { problemOf } from '#http/problems/problems.ts';
import type { Sealing } from '#keys/sealing.ts';
import { judgeImport } from './judge-import.ts';
import { cellsOf, readingOf } from './reading.ts';

const pageSize = 50;

interface Asked {
  verdict?: ImportVerdict;
  outcome?: ImportOutcome;
  after?: string;
}

/** A page of the rows of an import, in the order of the file. */
export async function pageOfRows(
  run: ImportRunRow,
  { verdict, outcome, after }: Asked,
  reader: Reader,
  sealing: Sealing,
) {
  const found = await reader.tx
    .select()
    .from(rows)
    .where(
      and(
        eq(rows.importId, run.id),
        verdict ? eq(rows.verdict, verdict) : undefined,
        outcome ? eq(rows.outcome, outcome) : undefined,
        after === undefined ? undefined : gt(rows.line, lineOf(after)),
      ),
    )
    .orderBy(asc(rows.line))
    .limit(pageSize + 1);
  const shown = found.slice(0, pageSize);
  const next = found.length > pageSize ? String(shown.at(-1)!.line) : null;
  return { items: await toRows(run, shown, reader, sealing), next, previous: null };
}

async function toRows(
  run: ImportRunRow,
  found: ImportRowRow[],
  reader: Reader,
  sealing: Sealing,
): Promise<ImportRow[]> {
  const reading = await readingOf(run);
  const cells = found.map((row) => cellsOf(row, sealing));
  // What a row changes is told while it is still to come; later the history of its record tells it.
  const isToCome = run.state === 'checked' || run.state === 'paused';
  const judged = isToCome ? await judgeImport(reading, cells, reader) : [];
  const records = await recordsOf(reading.resource, found, reader);
  return found.map((row, index) => {
    const record = records.get(row.recordId ?? '');
    const { line, verdict, outcome, reason, errors } = row;
    return {
      line,
      cells: cells[index]!,
      verdict,
      outcome,
      reason,
      errors,
      record: record
        ? {
            id: record.id,
            label: reading.resource.label(record),
            number: (record.number as string | undefined) ?? null,
          }
        : null,
      differences: verdict === 'changed' && outcome === null ? shownDifferences(reading.resource, judged[index]) : [],
    };
  });
}

/** Masked values say that they change, not from what. */
function shownDifferences({ contract }: AnyResource, judged: JudgedRow | undefined): ImportRow['differences'] {
  const masked = new Set<string>(contract.masked ?? []);
  return (judged?.differences ?? []).map((one) =>
    masked.has(one.path) ? { path: one.path, before: one.before === null ? null : hidden, after: hidden } : one,
  );
}

async function recordsOf({ table }: AnyResource, found: ImportRowRow[], { tx }: Reader): Promise<Map<string, AnyRow>> {
  const ids = found.flatMap(({ recordId }) => (recordId === null ? [] : [recordId]));
  if (ids.length === 0) return new Map();
  const records: AnyRow[] = await tx
    .select()
    .from(table as PgTable)
    .where(idIn(table.id, ids));
  return new Map(records.map((record) => [record.id as string, record]));
}

function lineOf(cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor)) throw problemOf('invalid', { errors: [{ path: 'after', code: 'invalid' }] });
  return Number(cursor);
}
