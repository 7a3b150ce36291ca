import { cells } from '#crud/resource/cells/cells.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import type { CellOf, ValueProps } from '../kind.ts';

export const money: CellOf<'money'> = {
  text: (value, { format }) => format.money(value),
  Value: function Amount({ value }: ValueProps<'money'>) {
    return cells.money(value, useResource());
  },
};
