import { cells } from '#crud/resource/cells/cells.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import type { CellOf, ValueProps } from '../kind.ts';

export const tags: CellOf<'tags'> = {
  text: (value, { format }) => format.list(value),
  Value: function Words({ value }: ValueProps<'tags'>) {
    return cells.text(useResource().format.list(value));
  },
};
