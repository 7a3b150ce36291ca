import { cells } from '#crud/resource/cells/cells.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import type { CellOf, ValueProps } from '../kind.ts';

export const localizedTags: CellOf<'localizedTags'> = {
  text: (value, { format }) => format.list(value.map(({ text }) => text)),
  Value: function Words({ value }: ValueProps<'localizedTags'>) {
    const { format } = useResource();
    return cells.text(format.list(value.map(({ text }) => text)));
  },
};
