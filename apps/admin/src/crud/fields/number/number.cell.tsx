import type { CellOf } from '../kind.ts';

export const number: CellOf<'number'> = { text: (value, { format }) => format.number(value) };
