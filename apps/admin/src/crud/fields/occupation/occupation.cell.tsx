import { Bidi } from '@diwan/ui';
import type { CellOf } from '../kind.ts';
import { occupationLabel, useOccupations } from './occupations.ts';

/** A code of ISCO-08 with its title, once that has come. */
export function OccupationName({ code }: { code: string }) {
  const known = useOccupations(true)?.find((each) => each.code === code);
  return <Bidi>{known ? occupationLabel(known) : code}</Bidi>;
}

export const occupation: CellOf<'occupation'> = {
  text: (value) => value,
  Value: ({ value }) => <OccupationName code={value} />,
};
