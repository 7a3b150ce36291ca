import { ChipList } from '@diwan/ui';
import { useResource } from '#crud/resource/resource-context.ts';
import { choiceLabel } from '../choice-label.ts';
import type { CellOf, ValueProps } from '../kind.ts';

export const choices: CellOf<'choices'> = {
  text: (value, context, { labels }) => context.format.list(value.map((each) => choiceLabel(labels, each, context))),
  Value: function Chosen({ field, value }: ValueProps<'choices'>) {
    const context = useResource();
    return <ChipList items={value.map((each) => ({ id: each, text: choiceLabel(field.labels, each, context) }))} />;
  },
};
