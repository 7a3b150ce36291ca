import { cells } from '#crud/resource/cells/cells.tsx';
import type { CellOf } from '../kind.ts';

export const text: CellOf<'text'> = {
  text: (value) => value,
  Value: ({ field, value }) => (field.isLatin ? cells.latin(value) : cells.text(value)),
};
