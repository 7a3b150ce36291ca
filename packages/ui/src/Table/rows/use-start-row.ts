import { type RefObject, useLayoutEffect, useRef } from 'react';
import { controls, keepOneTabStop } from '../keyboard/tab-stop.ts';
import { withRow } from './row-access.ts';

/** Has a row in sight, and the table's tab stop in it, as soon as it is there; once for each row that is named. */
export function useStartRow(
  table: RefObject<HTMLTableElement | null>,
  keys: readonly string[],
  startAt: string | undefined,
): void {
  const done = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (startAt === undefined || startAt === done.current || !table.current || keys.length === 0) return;
    done.current = startAt;
    const index = keys.indexOf(startAt);
    if (index < 0) return;
    const { current } = table;
    withRow(current, index, (row) => {
      const name = row.querySelector('[data-row-header]') ?? row.cells[0];
      if (name) keepOneTabStop(current, name.querySelector(controls) ?? name);
      if (current.parentElement) showWithin(current.parentElement, row);
    });
  }, [table, keys, startAt]);
}

/** Up and down in the table alone: the page stays at its top. */
function showWithin(scroller: Element, row: Element): void {
  const [room, place] = [scroller.getBoundingClientRect(), row.getBoundingClientRect()];
  const bottom = Math.min(room.bottom, window.innerHeight);
  if (place.top < room.top || place.bottom > bottom)
    scroller.scrollTop += (place.top + place.bottom - room.top - bottom) / 2;
}
