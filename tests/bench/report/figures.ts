/** What is measured, in the order of the table; a figure that is smaller is better. */
export const figures = [
  { key: 'signInBytes', title: 'JavaScript before the sign-in page is usable, gzip', unit: 'KB', bar: 115 },
  { key: 'signInTotal', title: 'all that the sign-in page fetches, as sent', unit: 'KB', bar: 140 },
  { key: 'firstRowBytes', title: 'JavaScript before the first job post row, gzip', unit: 'KB', bar: 205 },
  { key: 'script', title: 'main-thread script until the first row, cold, 1×', unit: 'ms', bar: 240 },
  { key: 'mainThread', title: 'main-thread work of a cold list and of the second after it, 1×', unit: 'ms', bar: 350 },
  { key: 'cold', title: 'first row, cold cache, 4× CPU, 1.6 Mbps / 150 ms', unit: 's', bar: 2.8 },
  { key: 'warm', title: 'first row, warm cache, same throttling', unit: 's', bar: 1.1 },
  { key: 'sort', title: 'sort: input to new rows, 4×', unit: 'ms', bar: 180 },
  { key: 'next', title: 'next page: input to new rows, 4×', unit: 'ms', bar: 200 },
  { key: 'selectAll', title: 'select all 25: input to all selected, 4×', unit: 'ms', bar: 80 },
  { key: 'form', title: 'open the form, first time: input to form, 4×', unit: 'ms', bar: 400 },
  { key: 'type', title: 'a character typed into the form: key to next paint, 4×', unit: 'ms', bar: 32 },
  { key: 'back', title: 'back to the list: input to rows, 4×', unit: 'ms', bar: 200 },
  { key: 'reopen', title: 'open the form again: input to form, 4×', unit: 'ms', bar: 300 },
  { key: 'paint', title: 'any input to next paint, 4×, p98', unit: 'ms', bar: 120 },
  { key: 'thousand', title: '1,000 rows on a page, 1×: until visible', unit: 's', bar: 0.5 },
  { key: 'thousandSelected', title: '1,000 rows on a page, 1×: select all', unit: 's', bar: 0.05 },
  { key: 'heap', title: 'growth of the JS heap, round 20 to 60 of list ↔ edit', unit: 'MB', bar: 0.3 },
  { key: 'heapObjects', title: 'the same without compiled code (compiler off)', unit: 'MB', bar: 0.3 },
] as const;

export type FigureKey = (typeof figures)[number]['key'];
export type Figures = Partial<Record<FigureKey, number>>;

export function median(values: readonly number[]): number {
  const ordered = values.toSorted((one, other) => one - other);
  const middle = ordered.length / 2;
  return Number.isInteger(middle) ? (ordered[middle - 1]! + ordered[middle]!) / 2 : ordered[Math.floor(middle)]!;
}

/** The value that this share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((one, other) => one - other);
  return ordered[Math.min(ordered.length - 1, Math.ceil(ordered.length * share) - 1)] ?? Number.NaN;
}
