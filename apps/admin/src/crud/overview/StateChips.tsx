import { StatusChip } from '@diwan/ui';
import { cells } from '../resource/cells/cells.tsx';
import { toneOf } from '../resource/cells/state-tones.ts';
import { useResource } from '../resource/resource-context.ts';
import type { AnyRow } from '../resource/resource-types.ts';

/** Where a record stands: a chip for its state, and one for each further region of its workflow that has begun. */
export function StateChips({ record }: { record: AnyRow }) {
  const context = useResource();
  const { resource, t } = context;
  const values = record as unknown as Record<string, string>;
  const begun = (resource.regions ?? []).filter(({ key }) => values[key] && values[key] !== 'none');
  return (
    <>
      {cells.state(resource.workflow, record.state, context)}
      {begun.map(({ key, labels }) => (
        <StatusChip key={key} tone={toneOf(values[key]!)}>
          {t(`regions.${key}`, { state: t(`choices.${labels}.${values[key]}`) })}
        </StatusChip>
      ))}
    </>
  );
}
