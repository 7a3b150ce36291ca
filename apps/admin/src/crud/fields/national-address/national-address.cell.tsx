import { addressLine } from '@diwan/api-contract/values/places/national-address';
import { cells } from '#crud/resource/cells/cells.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import type { CellOf, ValueProps } from '../kind.ts';

export const nationalAddress: CellOf<'nationalAddress'> = {
  text: (value, { language }) => addressLine(value, language),
  Value: function Line({ value }: ValueProps<'nationalAddress'>) {
    return cells.text(addressLine(value, useResource().language));
  },
};
