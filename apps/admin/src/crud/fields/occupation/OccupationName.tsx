import { Bidi } from '@diwan/ui';
import { occupationLabel, useOccupations } from './occupations.ts';

/** A code of ISCO-08 with its title, once that has come. */
export function OccupationName({ code }: { code: string }) {
  const known = useOccupations(true)?.find((each) => each.code === code);
  return <Bidi>{known ? occupationLabel(known) : code}</Bidi>;
}
