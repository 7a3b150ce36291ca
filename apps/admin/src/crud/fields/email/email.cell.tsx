import { cells } from '#crud/resource/cells/cells.tsx';
import type { CellOf } from '../kind.ts';

export const email: CellOf<'email'> = { text: (value) => value, Value: ({ value }) => cells.latin(value) };
