/* oxlint-disable react/incompatible-library -- what the virtualizer returns is used at once and never memoised */
import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { freezeWidths } from './freeze-widths.ts';
import { indexOf } from './row-access.ts';
import { firstRows, type ShownRows } from './use-shown-rows.ts';

interface VirtualRowsProps {
  table: RefObject<HTMLTableElement | null>;
  count: number;
  keyAt: (index: number) => string;
  /** When these change, columns are measured again. */
  columns: readonly unknown[];
  /** A row that must be in the document wherever it is. */
  wanted: number | undefined;
  onShow: (shown: ShownRows | null) => void;
}

interface Place {
  rows: HTMLTableSectionElement;
  scroller: HTMLElement;
  /** Rows are cards, and the window scrolls them. */
  isPage: boolean;
}

const overscan = 12;

/** Draws nothing: follows the scrolling and says which rows are to be in the document. Rows only, never columns. */
export default function VirtualRows(props: VirtualRowsProps) {
  const { table, columns, count, onShow } = props;
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const element = table.current;
    const rows = element?.tBodies[0];
    const scroller = element?.parentElement;
    if (!element || !rows || !scroller) return;
    const observer = new ResizeObserver(() => {
      const isPage = getComputedStyle(scroller).overflowY === 'visible';
      setPlace((before) => (before?.isPage === isPage ? before : { rows, scroller, isPage }));
      freezeWidths(element);
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [table]);
  useLayoutEffect(() => {
    if (table.current) freezeWidths(table.current);
  }, [table, columns]);
  useEffect(() => () => onShow(null), [onShow]);
  useEffect(() => {
    // On paper there is no scrolling.
    const showAll = () => flushSync(() => onShow(firstRows(count)));
    addEventListener('beforeprint', showAll);
    return () => removeEventListener('beforeprint', showAll);
  }, [onShow, count]);
  if (!place) return null;
  return place.isPage ? <RowsOfPage {...props} {...place} /> : <RowsOfScroller {...props} {...place} />;
}

function RowsOfScroller(props: VirtualRowsProps & Place) {
  const options = useOptions(props);
  useShow(props, useVirtualizer<HTMLElement, HTMLElement>({ ...options, getScrollElement: () => props.scroller }));
  return null;
}

function RowsOfPage(props: VirtualRowsProps & Place) {
  useShow(props, useWindowVirtualizer<HTMLElement>(useOptions(props)));
  return null;
}

function useOptions({ table, count, keyAt, wanted, rows, scroller, isPage }: VirtualRowsProps & Place) {
  const [{ height, gap, top }] = useState(() => {
    const row = rows.querySelector<HTMLElement>('[data-index]');
    const above = isPage ? window.scrollY : scroller.scrollTop - scroller.getBoundingClientRect().top;
    return {
      height: row?.offsetHeight || 44,
      gap: row ? Number.parseFloat(getComputedStyle(row).marginBlockEnd) || 0 : 0,
      top: Math.round(rows.getBoundingClientRect().top + above),
    };
  });
  return {
    count,
    gap,
    overscan,
    scrollMargin: top,
    estimateSize: () => height,
    getItemKey: keyAt,
    // Where the focus is, and where it is going to be, stays in the document.
    rangeExtractor: ({ startIndex, endIndex }: { startIndex: number; endIndex: number }) => {
      const focused = table.current ? indexOf(table.current, document.activeElement) : undefined;
      const indexes = new Set([wanted, focused].filter((index) => index !== undefined && index >= 0 && index < count));
      for (let index = startIndex - overscan; index <= endIndex + overscan; index++)
        if (index >= 0 && index < count) indexes.add(index);
      return ([...indexes] as number[]).sort((one, other) => one - other);
    },
  };
}

function useShow<Scroller extends Element | Window>(
  { rows, onShow }: VirtualRowsProps & Place,
  virtualizer: Virtualizer<Scroller, HTMLElement>,
): void {
  const last = useRef('');
  useLayoutEffect(() => {
    let end = virtualizer.options.scrollMargin;
    const slots = virtualizer.getVirtualItems().map((item) => {
      const gap = Math.max(0, item.start - end);
      end = item.end + virtualizer.options.gap;
      return { index: item.index, gap };
    });
    const gapAfter = Math.max(0, virtualizer.getTotalSize() + virtualizer.options.scrollMargin - end);
    const signature = JSON.stringify([slots, gapAfter]);
    if (slots.length > 0 && signature !== last.current) {
      last.current = signature;
      onShow({ slots, gapAfter });
    }
    for (const row of rows.querySelectorAll<HTMLElement>(':scope > [data-index]')) virtualizer.measureElement(row);
    virtualizer.measureElement(null);
  });
}
