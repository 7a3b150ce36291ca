import { cells } from '#crud/resource/cells.tsx';
import type { CellOf } from '../kind.ts';

export const url: CellOf<'url'> = { text: (value) => value, Value: ({ value }) => cells.latin(value) };
