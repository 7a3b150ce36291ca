interface HiddenRows {
  count: number;
  /** Has a row put into the document and then calls back. */
  reveal: (index: number, use: () => void) => void;
}

const hiddenRows = new WeakMap<HTMLTableElement, HiddenRows>();

/** Says of a table that not all of its rows are in the document; returns how to take that back. */
export function setHiddenRows(table: HTMLTableElement, rows: HiddenRows): () => void {
  hiddenRows.set(table, rows);
  return () => hiddenRows.delete(table);
}

export const headIndex = -1;

/** The head, or the record at that place of the page if it is in the document. */
export function rowAt(table: HTMLTableElement, index: number): HTMLTableRowElement | null | undefined {
  if (index === headIndex) return table.tHead?.rows[0];
  return table.tBodies[0]?.querySelector<HTMLTableRowElement>(`:scope > [data-index="${index}"]`);
}

/** The place of the row that this element is in. */
export function indexOf(table: HTMLTableElement, element: Element | null): number | undefined {
  const row = element && table.contains(element) ? element.closest('tr') : null;
  if (row && table.tHead?.contains(row)) return headIndex;
  return row?.dataset.index === undefined ? undefined : Number(row.dataset.index);
}

export function lastIndex(table: HTMLTableElement): number {
  const count = hiddenRows.get(table)?.count ?? table.tBodies[0]?.querySelectorAll(':scope > [data-index]').length ?? 0;
  return count - 1;
}

/** Hands over the row at that place, now or once it is in the document. */
export function withRow(table: HTMLTableElement, index: number, use: (row: HTMLTableRowElement) => void): void {
  const row = rowAt(table, index);
  if (row) use(row);
  else
    hiddenRows.get(table)?.reveal(index, () => {
      const revealed = rowAt(table, index);
      if (revealed) use(revealed);
    });
}
