import type { CellOf } from '../kind.ts';

export const duration: CellOf<'duration'> = { text: (value, { format }) => format.duration(value) };
