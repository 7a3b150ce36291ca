import { useOptionsById } from '#crud/query/use-record-labels.ts';
import type { ResourceKey } from '#crud/resource/resource-types.ts';
import type { CellOf, ValueProps } from '../kind.ts';

export const reference: CellOf<'reference'> = {
  text: (value, { labelOf }, { to }) => labelOf(to as ResourceKey, value),
  Value: function Name({ field, value }: ValueProps<'reference'>) {
    const [option] = useOptionsById(field.to as ResourceKey, [value]);
    return option?.label ?? '…';
  },
};
