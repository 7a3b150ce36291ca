import { useImageOf } from '#crud/query/use-record-labels.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { Face } from '#crud/resource/face/Face.tsx';

interface Named {
  id: string;
  name: string;
}

/** The face of a member of staff who is named without their picture, as whoever did something is: it is asked for by the id. */
export function ColleagueFace({ of: { id, name } }: { of: Named }) {
  return <Face of="person" name={name} image={useImageOf('staff', id)} />;
}

/** The same with the name beside it. */
export function Colleague({ of }: { of: Named | null }) {
  if (!of) return cells.text(null);
  return cells.besideFace(<ColleagueFace of={of} />, cells.text(of.name));
}
