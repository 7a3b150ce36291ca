import { eq, sql } from 'drizzle-orm';
import { type ImportRowRow, importRowsTable as rows } from '#db/schema/imports.ts';
import type { Step } from './step.ts';

/** What became of a row; of the rest it says what it said before. */
export type Settled = Pick<ImportRowRow, 'outcome' | 'reason'> &
  Partial<Pick<ImportRowRow, 'errors' | 'recordId' | 'recordVersion' | 'before'>>;

/** Writes down what became of some rows, in one statement. */
export async function settleRows({ tx, run, found, writer }: Step, settled: readonly Settled[]): Promise<void> {
  const made = settled.map(({ before, ...row }, index) => ({
    line: found[index]!.line,
    before: before?.toString('hex'),
    ...row,
  }));
  await tx.execute(sql`
    update ${rows} set outcome = made.outcome, reason = made.reason, at = ${writer.now}::timestamptz,
      errors = coalesce(made.errors, ${rows.errors}), before = coalesce(decode(made.before, 'hex'), ${rows.before}),
      record_id = coalesce(made."recordId", ${rows.recordId}),
      record_version = coalesce(made."recordVersion", ${rows.recordVersion})
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made
      (line int, outcome text, reason text, errors jsonb, "recordId" uuid, "recordVersion" int, before text)
    where ${eq(rows.importId, run.id)} and ${rows.line} = made.line`);
}
