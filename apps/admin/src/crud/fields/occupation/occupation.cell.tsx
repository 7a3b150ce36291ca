import type { CellOf } from '../kind.ts';
import { OccupationName } from './OccupationName.tsx';

export const occupation: CellOf<'occupation'> = {
  text: (value) => value,
  Value: ({ value }) => <OccupationName code={value} />,
};
