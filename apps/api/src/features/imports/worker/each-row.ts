import type { Announcement, Writer } from '#crud/definition.ts';
import { announceAll } from '#crud/writes/announce.ts';
import type { ImportRowRow } from '#db/schema/imports.ts';

interface RowWork<Result> {
  act(row: ImportRowRow, writer: Writer): Promise<Result>;
  /** What a row that failed has come to; throws where all of them are to be tried again. */
  explain(error: unknown): Result;
}

/** Does the same for each of some rows and announces all of it at once; where one fails, each again in a step that can fail alone. */
export async function eachRow<Result>(
  rows: readonly ImportRowRow[],
  writer: Writer,
  { act, explain }: RowWork<Result>,
): Promise<Result[]> {
  const { auditKeys } = writer.tx;
  const inStep = <Value>(work: (writer: Writer) => Promise<Value>) =>
    writer.tx.transaction((own) => work({ ...writer, followUps: [], tx: Object.assign(own, { auditKeys }) }));
  if (rows.length > 1) {
    try {
      return await inStep((own) => together(rows, own, act));
    } catch (error) {
      explain(error);
    }
  }
  const results: Result[] = [];
  for (const row of rows) results.push(await inStep((own) => act(row, own)).catch(explain));
  return results;
}

async function together<Result>(
  rows: readonly ImportRowRow[],
  writer: Writer,
  act: RowWork<Result>['act'],
): Promise<Result[]> {
  const gathered: Announcement[] = [];
  const results: Result[] = [];
  for (const row of rows) results.push(await act(row, { ...writer, followUps: [], gathered }));
  await announceAll(writer.tx, gathered);
  return results;
}
