import type { ChosenColumn } from './chosen-column.ts';

/** The same list when the move is none: over the edge, or to or past a column that is fixed. */
export function moveColumn(columns: readonly ChosenColumn[], from: number, to: number): readonly ChosenColumn[] {
  const between = columns.slice(Math.max(0, Math.min(from, to)), Math.max(from, to) + 1);
  if (to < 0 || to >= columns.length || from === to || between.some(({ isFixed }) => isFixed)) return columns;
  const others = columns.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...columns.slice(from, from + 1), ...others.slice(to)];
}
