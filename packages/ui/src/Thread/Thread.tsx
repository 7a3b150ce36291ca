/* oxlint-disable react/incompatible-library -- what the virtualizer returns is used at once and never memoised */
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { useStable } from '../Table/use-stable.ts';
import * as styles from './Thread.css.ts';

export interface ThreadProps<Item> {
  /** Names it to a screen reader. */
  label: string;
  /** The oldest first; more may come at either end. */
  items: readonly Item[];
  /** Tells items apart; keep it the same function between renders. */
  itemKey: (item: Item) => string;
  /** What an item says, as high as it likes. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Which item is first in sight; without it the last one is in sight. */
  firstShown?: number | undefined;
  /** Stands above the first item. */
  start?: ReactNode;
  /** Somebody comes near the first item: older ones are wanted. */
  onStart?: () => void;
  /** The last item that is in sight. */
  onSeen?: (index: number) => void;
  /** Says how many have come below what is in sight, and leads to the end. */
  endLabel: (count: number) => string;
}

const nearEnd = 48;
const nearStart = 5;
const usualHeight = 76;
const usualPane = 600;
/** How many are drawn beyond what is in sight: few at first, so that it is there at once. */
const [fewBeyond, usualBeyond] = [1, 8];
const beyondPause = 120;

/** A long exchange that is read from its end: what comes is added below, what is older above, and what is being read never moves. Rows that are compared are a `Table`. */
export function Thread<Item>({ label, items, itemKey, renderItem, endLabel, ...props }: ThreadProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(props.firstShown === undefined);
  const [below, setBelow] = useState(0);
  const seen = useRef(0);
  const onStart = useStable(() => props.onStart?.());
  const onSeen = useStable((index: number) => props.onSeen?.(index));
  const [beyond, setBeyond] = useState(fewBeyond);
  useEffect(() => {
    const timer = setTimeout(() => setBeyond(usualBeyond), beyondPause);
    return () => clearTimeout(timer);
  }, []);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    overscan: beyond,
    // So that what is in sight first is drawn first, before anything is measured.
    useAnimationFrameWithResizeObserver: true,
    initialRect: { width: 0, height: usualPane },
    initialOffset: () => (props.firstShown ?? items.length) * usualHeight,
    getItemKey: (index) => itemKey(items[index]!),
  });
  const shown = virtualizer.getVirtualItems();
  const total = virtualizer.getTotalSize();
  const firstKey = items.length > 0 ? itemKey(items[0]!) : undefined;

  const first = useRef(firstKey);
  useLayoutEffect(() => {
    const before = first.current;
    first.current = firstKey;
    if (before === undefined || before === firstKey || !scroller.current) return;
    const index = items.findIndex((item) => itemKey(item) === before);
    // What was first stays where it is read.
    const moved = virtualizer.measurementsCache[index]?.start ?? 0;
    if (moved > 0) scroller.current.scrollTop += moved;
  }, [firstKey, items, itemKey, virtualizer]);

  const { firstShown } = props;
  const hasBegun = useRef(false);
  useLayoutEffect(() => {
    if (hasBegun.current || items.length === 0) return;
    hasBegun.current = true;
    seen.current = items.length;
    if (firstShown !== undefined) virtualizer.scrollToIndex(firstShown, { align: 'start' });
  }, [items.length, firstShown, virtualizer]);

  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stay = () => {
      if (isAtEnd.current && scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
    };
    stay();
    if (!window.ResizeObserver) return;
    // Less room, or more above: who reads at the end goes on reading there.
    const observer = new ResizeObserver(stay);
    for (const element of [scroller.current!, content.current!]) observer.observe(element);
    return () => observer.disconnect();
  }, [total, items.length]);

  const lastKey = items.length > 0 ? itemKey(items.at(-1)!) : undefined;
  const last = useRef(lastKey);
  useEffect(() => {
    const before = last.current;
    last.current = lastKey;
    if (before === undefined || before === lastKey || isAtEnd.current) return;
    const place = items.findLastIndex((item) => itemKey(item) === before);
    setBelow((count) => count + items.length - 1 - place);
  }, [lastKey, items, itemKey]);

  const from = virtualizer.range?.startIndex ?? Number.POSITIVE_INFINITY;
  const to = virtualizer.range?.endIndex ?? -1;
  useEffect(() => {
    if (items.length > 0 && from < nearStart) onStart();
  }, [from, items.length, onStart]);
  useEffect(() => {
    if (to >= 0) onSeen(Math.min(to, items.length - 1));
  }, [to, items.length, onSeen]);

  const lastTop = useRef(0);
  function noteScroll() {
    const { scrollHeight, scrollTop, clientHeight } = scroller.current!;
    const isNear = scrollHeight - scrollTop - clientHeight < nearEnd;
    // Who was at the end has left it by going up alone: there may be more below, or less room, since they came there.
    isAtEnd.current = isNear || (isAtEnd.current && scrollTop >= lastTop.current);
    lastTop.current = scrollTop;
    if (isAtEnd.current) setBelow(0);
  }
  function goToEnd() {
    isAtEnd.current = true;
    setBelow(0);
    virtualizer.scrollToIndex(items.length - 1, { align: 'end' });
    scroller.current?.focus();
  }

  const before = shown[0]?.start ?? 0;
  const after = shown.length > 0 ? total - shown.at(-1)!.end : 0;
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        tabIndex={0}
        onScroll={noteScroll}
      >
        <div ref={content}>
          {from < nearStart ? props.start : null}
          <ol className={styles.list}>
            {before > 0 ? <li aria-hidden style={{ blockSize: before }} /> : null}
            {shown.map(({ index, key }) => (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                className={styles.item}
              >
                {renderItem(items[index]!, index)}
              </li>
            ))}
            {after > 0 ? <li aria-hidden style={{ blockSize: after }} /> : null}
          </ol>
        </div>
      </div>
      {below > 0 ? (
        <div className={styles.end}>
          <Button size="small" icon={<ArrowDown />} onPress={goToEnd}>
            {endLabel(below)}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
