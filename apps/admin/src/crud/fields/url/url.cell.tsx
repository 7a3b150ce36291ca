import { cells } from '#crud/resource/cells/cells.tsx';
import type { CellOf } from '../kind.ts';

export const url: CellOf<'url'> = { text: (value) => value, Value: ({ value }) => cells.latin(value) };
