import { StatusChip } from '@diwan/ui';
import { cells } from '../cells.tsx';
import type { AnyRecord } from '../resource-types.ts';
import { useRoom } from '../room.tsx';
import { toneOf } from '../state-tones.ts';

/** Where a record stands: a chip for its state, and one for each further region of its workflow that has begun. */
export function StateChips({ record }: { record: AnyRecord }) {
  const room = useRoom();
  const { resource, t } = room;
  const values = record as unknown as Record<string, string>;
  const begun = (resource.regions ?? []).filter(({ key }) => values[key] && values[key] !== 'none');
  return (
    <>
      {cells.state(resource.workflow, record.state, room)}
      {begun.map(({ key, labels }) => (
        <StatusChip key={key} tone={toneOf(values[key]!)}>
          {t(`choices:${labels}.${values[key]}`)}
        </StatusChip>
      ))}
    </>
  );
}
