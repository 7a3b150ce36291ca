import { Stack } from '@diwan/ui';
import { GroupValue } from '../group/GroupValue.tsx';
import { partsText } from '../group/parts-text.ts';
import type { CellOf, ValueProps } from '../kind.ts';

export const rows: CellOf<'rows'> = {
  text: (value, context, { fields }, name) => value.map((row) => partsText(row, context, fields, name)).join('\n'),
  Value: function RowsValue({ value, ...props }: ValueProps<'rows'>) {
    return (
      <Stack gap="sm">
        {value.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows are values without an identity
          <GroupValue key={index} {...props} value={row} />
        ))}
      </Stack>
    );
  },
};
