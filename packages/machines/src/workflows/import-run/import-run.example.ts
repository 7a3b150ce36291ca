import type { ImportInput } from './import-run.input.ts';

/** An import of which every row is checked, and some were written. */
export const example: ImportInput = {
  unchecked: 0,
  pending: 3,
  done: 2,
};
