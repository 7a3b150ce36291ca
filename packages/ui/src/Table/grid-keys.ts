const controls = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';
const pageStep = 10;

/** Leaves one tab stop in the table: the cell last visited, or the first record's name. */
export function keepOneTabStop(table: HTMLTableElement, visited?: Element | null): void {
  const previous = table.querySelector('[data-tab-stop]');
  // A stop that nobody has visited was only a guess: while the table loads, it is a column's head.
  const known = visited ?? table.querySelector('[data-tab-stop="visited"]');
  const stop = known ?? firstStop(table);
  if (previous && previous !== stop) previous.removeAttribute('data-tab-stop');
  stop?.setAttribute('data-tab-stop', known ? 'visited' : '');
  for (const control of table.querySelectorAll<HTMLElement>(controls)) setTabIndex(control, control === stop ? 0 : -1);
  if (stop instanceof HTMLElement) setTabIndex(stop, 0);
  if (previous instanceof HTMLElement && previous !== stop) setTabIndex(previous, -1);
}

/** Moves to the row that many steps away from the one with the focus, or else to the nearest end; says whether there is one. */
export function moveRow(table: HTMLTableElement, step: number): boolean {
  const bodyRows = [...(table.tBodies[0]?.rows ?? [])];
  const current = bodyRows.findIndex((row) => row.contains(document.activeElement));
  const edge = step > 0 ? 0 : bodyRows.length - 1;
  const target = bodyRows[current < 0 ? edge : current + step];
  return focusIn(target?.querySelector('[data-row-header]') ?? target?.cells[0]);
}

/** The arrow keys, Home, End and the page keys inside the table, mirrored in a right-to-left page. */
export function moveByKey(table: HTMLTableElement, event: KeyboardEvent): boolean {
  const cell = event.target instanceof Element ? event.target.closest<HTMLTableCellElement>('td, th') : null;
  const row = cell?.parentElement;
  if (!cell || !(row instanceof HTMLTableRowElement)) return false;
  const rows = [...table.rows];
  const rowIndex = rows.indexOf(row);
  const last = rows.length - 1;
  const inColumn = (index: number) => rows[Math.max(0, Math.min(last, index))]?.cells[cell.cellIndex];
  const forward = getComputedStyle(table).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';

  switch (keyOf(event)) {
    case 'j':
      return moveRow(table, 1);
    case 'k':
      return moveRow(table, -1);
    case 'ArrowDown':
      return focusIn(inColumn(rowIndex + 1));
    case 'ArrowUp':
      return focusIn(inColumn(rowIndex - 1));
    case 'ArrowLeft':
    case 'ArrowRight':
      return focusIn(row.cells[cell.cellIndex + (event.key === forward ? 1 : -1)]);
    case 'Home':
      return focusIn(event.ctrlKey ? rows[Math.min(1, last)]?.cells[0] : row.cells[0]);
    case 'End':
      return focusIn(event.ctrlKey ? rows[last]?.cells[row.cells.length - 1] : row.cells[row.cells.length - 1]);
    case 'PageDown':
      return focusIn(inColumn(rowIndex + pageStep));
    case 'PageUp':
      return focusIn(inColumn(Math.max(1, rowIndex - pageStep)));
    default:
      return false;
  }
}

/** The key's name; a letter by its place, so that it works while typing Arabic. */
export function keyOf({ code, key }: { code: string; key: string }): string {
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}

function firstStop(table: HTMLTableElement): Element | null {
  const name = table.querySelector('tbody [data-row-header]') ?? table.querySelector('th, td');
  return name && (name.querySelector(controls) ?? name);
}

function focusIn(cell: Element | null | undefined): boolean {
  const target = cell?.querySelector<HTMLElement>(controls) ?? cell;
  if (!(target instanceof HTMLElement)) return false;
  target.focus();
  return true;
}

function setTabIndex(element: HTMLElement, value: 0 | -1): void {
  if (element.getAttribute('tabindex') !== String(value)) element.tabIndex = value;
}
