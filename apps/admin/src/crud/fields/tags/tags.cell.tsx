import { ChipList } from '@diwan/ui';
import type { CellOf } from '../kind.ts';

export const tags: CellOf<'tags'> = {
  text: (value, { format }) => format.list(value),
  Value: ({ value }) => <ChipList items={value.map((text) => ({ id: text, text }))} />,
};
