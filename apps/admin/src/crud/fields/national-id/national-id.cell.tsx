import { cells } from '#crud/resource/cells/cells.tsx';
import type { CellOf } from '../kind.ts';

export const nationalId: CellOf<'nationalId'> = { text: (value) => value, Value: ({ value }) => cells.latin(value) };
