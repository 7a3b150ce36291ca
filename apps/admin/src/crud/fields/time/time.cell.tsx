import type { CellOf } from '../kind.ts';

export const time: CellOf<'time'> = { text: (value, { format }) => format.time(value) };
