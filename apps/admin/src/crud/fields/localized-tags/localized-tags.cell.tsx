import { ChipList } from '@diwan/ui';
import type { CellOf } from '../kind.ts';

export const localizedTags: CellOf<'localizedTags'> = {
  text: (value, { format }) => format.list(value.map(({ text }) => text)),
  Value: ({ value }) => <ChipList items={value.map(({ text, language }) => ({ id: `${language} ${text}`, text }))} />,
};
