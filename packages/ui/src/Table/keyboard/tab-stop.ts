export const controls = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';

/** Leaves one tab stop in the table: the cell last visited, or the first record's name. In the head, the column's edge is the next. */
export function keepOneTabStop(table: HTMLTableElement, visited?: Element | null): void {
  // A stop that nobody has visited was only a guess: while the table loads, it is a column's head.
  const known = visited ?? table.querySelector('[data-tab-stop="visited"]');
  const stop = known ?? firstStop(table);
  const previous = table.querySelector('[data-tab-stop]');
  if (previous !== stop) previous?.removeAttribute('data-tab-stop');
  stop?.setAttribute('data-tab-stop', known ? 'visited' : '');
  const stops = new Set([stop, ...edgeStops(known)]);
  for (const each of table.querySelectorAll<HTMLElement>(`${controls}, [tabindex="0"]`))
    setTabIndex(each, stops.has(each) ? 0 : -1);
  for (const each of stops) if (each instanceof HTMLElement) setTabIndex(each, 0);
}

function edgeStops(stop: Element | null): Element[] {
  const head = stop?.closest('thead th');
  const edge = head?.querySelector('[role="separator"]');
  return head && edge ? [head.querySelector(controls) ?? head, edge] : [];
}

function firstStop(table: HTMLTableElement): Element | null {
  const name = table.querySelector('tbody [data-row-header]') ?? table.querySelector('th, td');
  return name && (name.querySelector(controls) ?? name);
}

function setTabIndex(element: HTMLElement, value: 0 | -1): void {
  if (element.getAttribute('tabindex') !== String(value)) element.tabIndex = value;
}
