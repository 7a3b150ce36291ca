import { indexOf, lastIndex, withRow } from '../rows/row-access.ts';
import { controls } from './tab-stop.ts';

const pageStep = 10;

/** Moves to the row that many steps away from the one with the focus, or else to the nearest end; says whether there is one. */
export function moveRow(table: HTMLTableElement, step: number): boolean {
  const last = lastIndex(table);
  const current = indexOf(table, document.activeElement) ?? -1;
  const target = current < 0 ? (step > 0 ? 0 : last) : current + step;
  if (target < 0 || target > last) return false;
  focusRow(table, target);
  return true;
}

/** Leads the focus to the record at that place of the page, wherever the table is scrolled to. */
export function focusRow(table: HTMLTableElement, index: number): void {
  withRow(table, index, (row) => focusIn(row.querySelector('[data-row-header]') ?? row.cells[0]));
}

/** The arrow keys, Home, End and the page keys inside the table, mirrored in a right-to-left page. */
export function moveByKey(table: HTMLTableElement, event: KeyboardEvent): boolean {
  const cell = event.target instanceof Element ? event.target.closest<HTMLTableCellElement>('td, th') : null;
  const index = indexOf(table, cell);
  const row = cell?.parentElement;
  if (!cell || index === undefined || !(row instanceof HTMLTableRowElement)) return false;
  const last = lastIndex(table);
  const forward = getComputedStyle(table).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const inColumn = (target: number) => goTo(table, Math.min(last, target), cell.cellIndex);

  switch (keyOf(event)) {
    case 'j':
      return moveRow(table, 1);
    case 'k':
      return moveRow(table, -1);
    case 'ArrowDown':
      return inColumn(index + 1);
    case 'ArrowUp':
      return inColumn(Math.max(-1, index - 1));
    case 'ArrowLeft':
    case 'ArrowRight':
      return focusIn(row.cells[cell.cellIndex + (event.key === forward ? 1 : -1)]);
    case 'Home':
      return event.ctrlKey ? goTo(table, Math.min(0, last), 0) : focusIn(row.cells[0]);
    case 'End':
      return event.ctrlKey ? goTo(table, last, row.cells.length - 1) : focusIn(row.cells[row.cells.length - 1]);
    case 'PageDown':
      return inColumn(index + pageStep);
    case 'PageUp':
      return inColumn(Math.max(Math.min(0, last), index - pageStep));
    default:
      return false;
  }
}

/** The key's name; a letter by its place, so that it works while typing Arabic. */
export function keyOf({ code, key }: { code: string; key: string }): string {
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}

/** Whether what has the focus needs the keys for itself. */
export function hasOwnKeys(target: EventTarget): boolean {
  return (
    target instanceof Element && target.matches('select, textarea, input:not([type="checkbox"]), [role="separator"]')
  );
}

function goTo(table: HTMLTableElement, index: number, cellIndex: number): boolean {
  withRow(table, index, (row) => focusIn(row.cells[cellIndex]));
  return true;
}

function focusIn(cell: Element | null | undefined): boolean {
  const target = cell?.querySelector<HTMLElement>(controls) ?? cell;
  if (!(target instanceof HTMLElement)) return false;
  target.focus();
  return true;
}
