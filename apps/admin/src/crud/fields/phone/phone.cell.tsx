import { cells } from '#crud/resource/cells/cells.tsx';
import type { CellOf } from '../kind.ts';

/** A Saudi mobile in groups, as it is read aloud; any other number, and a masked one, as it is. */
const spaced = (value: string) => value.replace(/^\+966(\d{2})(\d{3})(\d{4})$/, '+966 $1 $2 $3');

export const phone: CellOf<'phone'> = { text: spaced, Value: ({ value }) => cells.latin(spaced(value)) };
