import { ChipList } from '@diwan/ui';
import { displayName } from '#crud/resource/display-name.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import type { CellOf, ValueProps } from '../kind.ts';

export const countries: CellOf<'countries'> = {
  text: (value, { language, format }) => format.list(value.map((code) => displayName('region', code, language))),
  Value: function Named({ value }: ValueProps<'countries'>) {
    const { language } = useResource();
    return <ChipList items={value.map((code) => ({ id: code, text: displayName('region', code, language) }))} />;
  },
};
