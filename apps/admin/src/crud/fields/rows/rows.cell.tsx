import { partsText } from '../group/parts-text.ts';
import type { CellOf } from '../kind.ts';
import { RowsValue } from './RowsValue.tsx';

export const rows: CellOf<'rows'> = {
  text: (value, context, { fields }, name) => value.map((row) => partsText(row, context, fields, name)).join('\n'),
  Value: RowsValue,
};
