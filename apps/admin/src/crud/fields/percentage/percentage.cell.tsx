import type { CellOf } from '../kind.ts';

export const percentage: CellOf<'percentage'> = { text: (value, { format }) => format.percent(value / 100) };
