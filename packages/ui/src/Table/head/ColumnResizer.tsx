import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useUiTexts } from '#UiProvider/ui-context.ts';
import { cellVariables, sizeName, type TableColumn } from '../columns.ts';
import { controls } from '../keyboard/tab-stop.ts';
import * as styles from './TableHead.css.ts';

interface ColumnResizerProps {
  column: Pick<TableColumn<unknown>, 'key' | 'header' | 'size'>;
  index: number;
  onResize: (columnKey: string, px: number) => void;
}

const narrowest = 64;
const widest = 960;
const step = 16;

const within = (px: number) => Math.round(Math.min(widest, Math.max(narrowest, px)));

function widthOf(edge: Element | null): number {
  return within(edge?.closest('th')?.getBoundingClientRect().width ?? narrowest);
}

/** The edge of a column: dragged, or moved by the arrow keys; Tab goes on, Enter and Escape go back to the column's name. */
export default function ColumnResizer({ column, index, onResize }: ColumnResizerProps) {
  const texts = useUiTexts();
  const edge = useRef<HTMLDivElement>(null);
  const drag = useRef<{ from: number; width: number; next: number } | null>(null);
  const width = () => widthOf(edge.current);
  const sign = () => (edge.current && getComputedStyle(edge.current).direction === 'rtl' ? -1 : 1);
  const say = (px: number) => edge.current?.setAttribute('aria-valuenow', String(px));
  const isAsWideAsItsCells = column.size === undefined;
  useEffect(() => {
    const head = edge.current?.closest('th');
    if (!head || !isAsWideAsItsCells || !window.ResizeObserver) return;
    // Told by the browser once the page is laid out: asked for, it would be laid out for this alone.
    const observer = new ResizeObserver(() =>
      edge.current?.setAttribute('aria-valuenow', String(widthOf(edge.current))),
    );
    observer.observe(head);
    return () => observer.disconnect();
  }, [isAsWideAsItsCells]);

  function preview(px: number | undefined) {
    const head = edge.current?.closest('th');
    const table = head?.closest('table');
    table?.style.setProperty(sizeName(index), px === undefined ? '' : `${px}px`);
    if (table?.dataset.frozen !== undefined && px !== undefined) head?.style.setProperty(cellVariables.kept, `${px}px`);
  }

  // Cells of a column that was never given a width don't know of it yet.
  function readyCells() {
    const head = edge.current?.closest('th');
    for (const row of head?.closest('table')?.rows ?? [])
      row.cells[head?.cellIndex ?? 0]?.style.setProperty(cellVariables.size, `var(${sizeName(index)})`);
  }

  function start(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width: width(), next: width() };
    readyCells();
  }
  function follow(event: PointerEvent<HTMLDivElement>) {
    if (!drag.current) return;
    drag.current.next = within(drag.current.width + sign() * (event.clientX - drag.current.from));
    preview(drag.current.next);
    say(drag.current.next);
  }
  function end(isKept: boolean) {
    const { current } = drag;
    drag.current = null;
    if (!current || current.next === current.width) return;
    if (isKept) return onResize(column.key, current.next);
    preview(column.size);
    say(current.width);
  }

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const head = event.currentTarget.closest('th');
    const next: Record<string, number> = {
      ArrowRight: width() + sign() * step,
      ArrowLeft: width() - sign() * step,
      Home: narrowest,
      End: widest,
    };
    const px = next[event.key];
    if (px !== undefined) {
      if (within(px) !== width() || column.size === undefined) onResize(column.key, within(px));
    } else if (event.key === 'Enter' || event.key === 'Escape') {
      if (drag.current) end(false);
      else (head?.querySelector<HTMLElement>(controls) ?? head)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an hr can't be focused and moved
    <div
      ref={edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={texts.resizeColumn(column.header)}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      // As wide as its cells: what that is the browser tells in the next frame.
      aria-valuenow={column.size ?? narrowest}
      tabIndex={-1}
      className={styles.resizer}
      onPointerDown={start}
      onPointerMove={follow}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onFocus={() => say(width())}
      onKeyDown={handleKey}
    />
  );
}
