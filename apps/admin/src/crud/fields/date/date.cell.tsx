import { cells } from '../../resource/cells.tsx';
import { useResource } from '../../resource/resource-context.ts';
import type { CellOf, ValueProps } from '../kind.ts';

export const date: CellOf<'date'> = {
  text: (value, { format }) => format.date(value),
  Value: function Day({ value }: ValueProps<'date'>) {
    return cells.day(value, useResource());
  },
};
