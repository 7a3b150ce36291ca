import type { CellOf } from '../kind.ts';
import { GroupValue } from './GroupValue.tsx';
import { partsText } from './parts-text.ts';

export const group: CellOf<'group'> = {
  text: (value, context, { fields }, name) => partsText(value, context, fields, name),
  Value: GroupValue,
};
