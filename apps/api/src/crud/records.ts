import { availableEvents } from '@diwan/machines/workflows/workflow';
import type { AnyResource, Reader, RecordOf } from './definition.ts';
import type { AnyRow } from './lists/repository.ts';

/** Rows as the contract shows them: the columns that it names, what is derived from others, and the stamps. */
export async function toRecords<R extends AnyResource>(
  resource: R,
  rows: AnyRow[],
  reader: Reader,
): Promise<RecordOf<R['contract']>[]> {
  const fields = Object.keys(resource.contract.record.shape);
  const derived = await resource.derive(rows, reader);
  const facts = (await resource.process?.facts(rows, reader)) ?? [];
  const records = rows.map((row, index) => {
    const all: AnyRow = { ...row, ...derived[index], availableEvents: eventsOf(resource, row, facts[index], reader) };
    return Object.fromEntries(fields.filter((field) => field in all).map((field) => [field, all[field]]));
  });
  return records as RecordOf<R['contract']>[];
}

function eventsOf({ process }: AnyResource, { state }: AnyRow, facts: unknown, { can }: Reader) {
  return process ? availableEvents(process.workflow, { state, facts, can }) : [];
}

export async function toRecord<R extends AnyResource>(resource: R, row: AnyRow, reader: Reader) {
  const [record] = await toRecords(resource, [row], reader);
  return record!;
}
