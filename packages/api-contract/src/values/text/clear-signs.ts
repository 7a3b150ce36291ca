/** Letters and digits that nobody confuses, read aloud or written down: without 0 and O, 1 and I. */
const clearSigns = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A text of such signs, each chosen by `chance`, which gives a whole number from 0 to below its argument. */
export const clearText = (length: number, chance: (below: number) => number): string =>
  Array.from({ length }, () => clearSigns[chance(clearSigns.length)]).join('');
