import type { AnyResource, Reader } from '../crud/definition.ts';
import type { AnyRow } from '../crud/lists/repository.ts';

/** What the rules look at when an event is sent: the records, and those that the event names. */
export async function inputFor(
  { input, named }: NonNullable<AnyResource['workflowBinding']>,
  rows: AnyRow[],
  event: { type: string },
  reader: Reader,
): Promise<object[]> {
  const known: object[] = await input.of(rows, reader);
  const besides = await named?.(rows, event, reader);
  return besides ? known.map((one, index) => ({ ...one, ...besides[index] })) : known;
}
