import { ChipList } from '@diwan/ui';
import { useResource } from '#crud/resource/resource-context.ts';
import type { CellOf, ValueProps } from '../kind.ts';

export const fieldNames: CellOf<'fieldNames'> = {
  text: (value, { t, format }) => format.list(value.map((name) => t(`fields.${name}`))),
  Value: function Names({ value }: ValueProps<'fieldNames'>) {
    const { t } = useResource();
    return <ChipList items={value.map((name) => ({ id: name, text: t(`fields.${name}`) }))} />;
  },
};
