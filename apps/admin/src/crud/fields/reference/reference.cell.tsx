import { useOptionsById } from '#crud/query/use-record-labels.ts';
import { faced } from '#crud/resource/cells/cells.css.ts';
import { NamedFace } from '#crud/resource/face/RecordFace.tsx';
import type { Referable } from '#crud/resource/resource-types.ts';
import type { CellOf, ValueProps } from '../kind.ts';

export const reference: CellOf<'reference'> = {
  text: (value, { labelOf }, { to }) => labelOf(to as Referable, value),
  Value: function Name({ field, value }: ValueProps<'reference'>) {
    const to = field.to as Referable;
    const [option] = useOptionsById(to, [value]);
    if (!option) return '…';
    if (option.image === undefined) return option.label;
    return (
      <span className={faced}>
        <NamedFace resource={to} name={option.label} image={option.image} />
        {option.label}
      </span>
    );
  },
};
