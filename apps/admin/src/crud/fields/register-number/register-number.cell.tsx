import { cells } from '#crud/resource/cells/cells.tsx';
import type { CellOf } from '../kind.ts';

export const registerNumber: CellOf<'registerNumber'> = {
  text: (value) => value,
  Value: ({ value }) => cells.latin(value),
};
