import { and, eq, inArray, sql } from 'drizzle-orm';
import type { JudgedRow } from '#crud/import/judge-rows.ts';
import { importRowsTable as rows } from '#db/schema/imports.ts';
import { judgeImport } from '../judge-import.ts';
import { cellsOf, readingOf } from '../reading.ts';
import type { Step } from './step.ts';

/** Finds out what some rows would do; of rows that name the same record only the first is right. */
export async function checkRows({ tx, run, found, writer }: Step): Promise<void> {
  const { sealing } = writer;
  const judged = await judgeImport(
    await readingOf(run),
    found.map((row) => cellsOf(row, sealing)),
    writer,
  );
  const keys = judged.map(({ key }) => (key === null ? null : sealing.indexOf(key)));
  const said = await keysBefore(tx, run.id, keys);
  const made = judged.map((row, index) => {
    const key = keys[index]?.toString('hex') ?? null;
    const isRepeated = key !== null && said.has(key);
    if (key !== null) said.add(key);
    return { line: found[index]!.line, key, ...verdictOf(row, isRepeated ? run.fields : null) };
  });
  await tx.execute(sql`
    update ${rows} set verdict = made.verdict, errors = made.errors, key = decode(made.key, 'hex'),
      record_id = made.record_id, record_version = made.record_version
    from json_to_recordset(${JSON.stringify(made)}::json) as made
      (line int, verdict text, errors jsonb, key text, record_id uuid, record_version int)
    where ${rows.importId} = ${run.id} and ${rows.line} = made.line`);
}

function verdictOf({ verdict, errors, record }: JudgedRow, repeatedIn: readonly (string | null)[] | null) {
  const repeated = repeatedIn
    ? [{ path: repeatedIn.find((field) => field !== null) ?? '', code: 'repeatedInFile' }]
    : [];
  return {
    verdict: repeatedIn ? 'wrong' : verdict,
    errors: [...repeated, ...errors],
    record_id: (record?.id as string | undefined) ?? null,
    record_version: (record?.version as number | undefined) ?? null,
  };
}

async function keysBefore(tx: Step['tx'], importId: string, keys: (Buffer | null)[]): Promise<Set<string>> {
  const asked = keys.filter((key) => key !== null);
  if (asked.length === 0) return new Set();
  const found = await tx
    .select({ key: rows.key })
    .from(rows)
    .where(and(eq(rows.importId, importId), inArray(rows.key, asked)));
  return new Set(found.map(({ key }) => key!.toString('hex')));
}
