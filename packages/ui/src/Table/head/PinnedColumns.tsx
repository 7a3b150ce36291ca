import { type RefObject, useLayoutEffect } from 'react';
import { pinName } from '../columns.ts';

interface PinnedColumnsProps {
  table: RefObject<HTMLTableElement | null>;
  /** When these change, they are measured again. */
  columns: readonly unknown[];
  /** How many of them are pinned: the first ones. */
  count: number;
}

/** Draws nothing: tells each pinned column how much is pinned before it, whenever one of them changes its width. */
export default function PinnedColumns({ table, columns, count }: PinnedColumnsProps) {
  useLayoutEffect(() => {
    const element = table.current;
    const heads = [...(element?.tHead?.rows[0]?.cells ?? [])];
    const first = heads.findIndex((head) => head.dataset.column !== undefined);
    const pinned = heads.slice(0, first + count);
    const place = () => {
      let before = 0;
      pinned.forEach((head, index) => {
        if (index >= first) element?.style.setProperty(pinName(index - first), `${before}px`);
        before += head.getBoundingClientRect().width;
      });
    };
    const observer = new ResizeObserver(place);
    for (const head of pinned) observer.observe(head);
    place();
    return () => {
      observer.disconnect();
      for (let index = 0; index < count; index++) element?.style.removeProperty(pinName(index));
    };
  }, [table, columns, count]);
  return null;
}
