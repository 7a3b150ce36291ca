import { cells } from '../../resource/cells.tsx';
import { useResource } from '../../resource/resource-context.ts';
import type { CellOf, ValueProps } from '../kind.ts';

export const instant: CellOf<'instant'> = {
  text: (value, { format }) => format.dateTime(value),
  Value: function Moment({ value }: ValueProps<'instant'>) {
    return cells.moment(value, useResource());
  },
};
