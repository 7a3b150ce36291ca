import { useResource } from '#crud/resource/resource-context.ts';
import type { CellOf, ValueProps } from '../kind.ts';

/** What somebody has planned to the minute is read to the minute. */
export const instant: CellOf<'instant'> = {
  text: (value, { format }) => format.dateTime(value),
  Value: function Moment({ value }: ValueProps<'instant'>) {
    return <time dateTime={value}>{useResource().format.dateTime(value)}</time>;
  },
};
