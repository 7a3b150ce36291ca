import { cellVariables } from '../columns.ts';

/** Gives each column the width that it has now, so that it keeps it whichever rows are in the document. */
export function freezeWidths(table: HTMLTableElement): void {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  delete table.dataset.frozen;
  for (const head of heads) head.style.removeProperty(cellVariables.kept);
  const widths = heads.map((head) => head.getBoundingClientRect().width);
  if (widths.every((width) => width === 0)) return;
  heads.forEach((head, index) => head.style.setProperty(cellVariables.kept, `${widths[index]}px`));
  table.dataset.frozen = '';
}
