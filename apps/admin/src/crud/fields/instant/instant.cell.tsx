import { cells } from '#crud/resource/cells/cells.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import type { CellOf, ValueProps } from '../kind.ts';

export const instant: CellOf<'instant'> = {
  text: (value, { format }) => format.dateTime(value),
  Value: function Moment({ value }: ValueProps<'instant'>) {
    return cells.moment(value, useResource());
  },
};
