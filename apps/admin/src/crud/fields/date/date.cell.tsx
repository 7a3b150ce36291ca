import { cells } from '#crud/resource/cells/cells.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import type { CellOf, ValueProps } from '../kind.ts';

export const date: CellOf<'date'> = {
  text: (value, { format }) => format.date(value),
  Value: function Day({ value }: ValueProps<'date'>) {
    return cells.day(value, useResource());
  },
};
