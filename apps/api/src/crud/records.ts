import type { AvailableEvent } from '@diwan/api-contract/schema';
import { availableEvents } from '@diwan/machines/workflows/workflow';
import { readEach } from '#db/database.ts';
import type { AnyResource, Computed, Reader, RecordOf, RowOf } from './definition.ts';
import type { AnyRow } from './lists/repository.ts';

/** Rows of the table as the contract shows a record: the columns that it names, what is computed from others, and the stamps. */
export async function toRecords<R extends AnyResource>(
  resource: R,
  stored: AnyRow[],
  reader: Reader,
): Promise<RecordOf<R['contract']>[]> {
  const records = await fill(resource, stored, reader, Object.keys(resource.contract.record.shape));
  return records as RecordOf<R['contract']>[];
}

/** The same as a list shows them; of the events it names those that the record's state knows. */
export async function toRows<R extends AnyResource>(
  resource: R,
  stored: AnyRow[],
  reader: Reader,
): Promise<RowOf<R['contract']>[]> {
  const rows = await fill(resource, stored, reader, Object.keys(resource.contract.row.shape));
  for (const row of rows) row.availableEvents = row.availableEvents.filter(isKnownToState);
  return rows as RowOf<R['contract']>[];
}

const isKnownToState = ({ reason }: { reason?: string }) => reason !== 'wrongState';

async function fill(resource: AnyResource, stored: AnyRow[], reader: Reader, fields: string[]): Promise<AnyRow[]> {
  const wanted = new Map<string, Computed<unknown>>();
  for (const field of fields) if (resource.computed[field]) wanted.set(field, resource.computed[field]);
  if (resource.workflowBinding) wanted.set('availableEvents', resource.workflowBinding.input);
  const computed = await valuesOf(wanted, stored, reader);
  return stored.map((row, index) => {
    const valueOf = (field: string) => (computed.has(field) ? computed.get(field)![index] : row[field]);
    const filled = fields.map((field) => [field, valueOf(field)] as const);
    const input = computed.get('availableEvents')?.[index];
    return { ...Object.fromEntries(filled), availableEvents: eventsOf(resource, row, input, reader) };
  });
}

async function valuesOf(
  wanted: ReadonlyMap<string, Computed<unknown>>,
  rows: AnyRow[],
  reader: Reader,
): Promise<Map<string, unknown[]>> {
  const values = await readEach(reader.tx, wanted, async ([field, { of }]) => [field, await of(rows, reader)] as const);
  return new Map(values);
}

function eventsOf({ workflowBinding }: AnyResource, row: AnyRow, input: unknown, { can }: Reader): AvailableEvent[] {
  if (!workflowBinding) return [];
  const { workflow, undoable } = workflowBinding;
  return availableEvents(workflow, { state: row.state, input, can }).map((event) =>
    event.isAvailable && undoable?.[event.type]?.(row) ? { ...event, isUndoable: true } : event,
  );
}

export async function toRecord<R extends AnyResource>(resource: R, row: AnyRow, reader: Reader) {
  const [record] = await toRecords(resource, [row], reader);
  return record!;
}

const rowColumns = new WeakMap<AnyResource, readonly string[]>();

/** The columns of the table that a row of a list is made of. */
export function columnsOfRow(resource: AnyResource): readonly string[] {
  const known = rowColumns.get(resource);
  if (known) return known;
  const { contract, computed, workflowBinding } = resource;
  const columns = Object.keys(contract.row.shape).flatMap((field) => {
    if (field === 'availableEvents') return workflowBinding?.input.reads ?? [];
    return (computed[field] as Computed<unknown> | undefined)?.reads ?? [field];
  });
  const wanted = [...new Set(['id', 'state', ...columns])];
  rowColumns.set(resource, wanted);
  return wanted;
}
