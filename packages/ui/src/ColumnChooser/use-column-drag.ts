import { type PointerEvent, type RefObject, useState } from 'react';
import type { ChosenColumn } from './chosen-column.ts';
import { moveColumn } from './move-column.ts';

/** Columns as they would be if what is being dragged were dropped here. Keys do the same by the buttons. */
export function useColumnDrag(
  list: RefObject<HTMLUListElement | null>,
  columns: readonly ChosenColumn[],
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<{ key: string; to: number } | null>(null);
  const indexOf = (key: string) => columns.findIndex((column) => column.key === key);

  function start(key: string, event: PointerEvent) {
    if (event.button !== 0) return;
    event.preventDefault();
    const from = indexOf(key);
    let to = from;
    const over = new AbortController();
    const { signal } = over;
    function follow({ clientY }: globalThis.PointerEvent) {
      const others = [...(list.current?.children ?? [])].filter((item) => !item.hasAttribute('data-dragged'));
      const above = others.filter((item) => {
        const { top, height } = item.getBoundingClientRect();
        return top + height / 2 < clientY;
      }).length;
      to = moveColumn(columns, from, above) === columns ? to : above;
      if (above === from) to = from;
      setDrag({ key, to });
    }
    function end(isDropped: boolean) {
      over.abort();
      setDrag(null);
      if (isDropped && to !== from) onDrop(from, to);
    }
    setDrag({ key, to });
    document.addEventListener('pointermove', follow, { signal });
    document.addEventListener('pointerup', () => end(true), { signal });
    document.addEventListener('pointercancel', () => end(false), { signal });
  }

  const shown = drag ? moveColumn(columns, indexOf(drag.key), drag.to) : columns;
  return { shown, draggedKey: drag?.key, start };
}
