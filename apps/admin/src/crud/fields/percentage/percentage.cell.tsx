import type { CellOf } from '../kind.ts';

export const percentage: CellOf<'percentage'> = {
  text: (value, { format }, { whole }) => format.percent(value / whole, 2),
};
