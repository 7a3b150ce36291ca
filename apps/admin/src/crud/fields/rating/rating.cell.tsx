import type { CellOf } from '../kind.ts';

export const rating: CellOf<'rating'> = { text: (value, { format }) => format.number(value) };
