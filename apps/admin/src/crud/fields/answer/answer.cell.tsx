import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import type { CellOf, ValueProps } from '../kind.ts';

export const answer: CellOf<'answer'> = {
  text: inWords,
  Value: function Answer({ value }: ValueProps<'answer'>) {
    return cells.text(inWords(value, useResource()));
  },
};

function inWords(value: string, { t, format }: CellContext): string {
  if (value === 'yes' || value === 'no') return t(value);
  return /^\d{4}-\d\d-\d\d$/.test(value) ? format.date(value) : value;
}
