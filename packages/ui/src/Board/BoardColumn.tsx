import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef } from 'react';
import { RetryButton } from '../RetryButton/RetryButton.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { StatusChip } from '../StatusChip/StatusChip.tsx';
import * as styles from './Board.css.ts';
import { BoardCard } from './BoardCard.tsx';
import type { BoardColumnData, CardParts } from './board-parts.ts';
import type { FocusAt } from './use-board-focus.ts';

interface BoardColumnProps<Card> {
  column: BoardColumnData<Card>;
  parts: CardParts<Card>;
  isLoading: boolean;
  currentKey: string | undefined;
  stopKey: string | null;
  highlighted: ReadonlySet<string>;
  moving: ReadonlySet<string>;
  /** What a dragged card could do here. */
  drop: 'allowed' | 'blocked' | 'own' | undefined;
  reason: string | undefined;
  isOver: boolean;
  onMore: (column: string) => void;
  onReady: (column: string, focus: FocusAt | null) => void;
}

const cardHeight = 96;
const overscan = 6;
/** Up to so many, all cards of a column are in the document. */
const plainUpTo = 40;
/** So near to the last known card, the next ones are asked for. */
const nearEnd = 10;

/** One column: what it is called, its figures, and as many of its cards in the document as can be seen. */
export function BoardColumn<Card>({ column, parts, stopKey, onMore, onReady, ...props }: BoardColumnProps<Card>) {
  const { key, cards, hasMore, isLoadingMore, hasFailed } = column;
  const { cardKey, texts } = parts;
  const scroller = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const stopIndex = cards.findIndex((card) => cardKey(card) === stopKey);
  // Where more is to come, only what can be seen tells when to ask for it.
  const isVirtual = hasMore || cards.length > plainUpTo;
  // oxlint-disable-next-line react/incompatible-library -- columns render whenever their cards move; the cards themselves are memoised
  const virtual = useVirtualizer({
    count: cards.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardHeight,
    getItemKey: (index) => cardKey(cards[index]!),
    gap: 8,
    overscan,
    // The tab stop stays in the document wherever one has scrolled to.
    rangeExtractor: ({ startIndex, endIndex }) => {
      const indexes = new Set(stopIndex >= 0 ? [stopIndex] : []);
      for (let index = startIndex - overscan; index <= endIndex + overscan; index++)
        if (index >= 0 && index < cards.length) indexes.add(index);
      return [...indexes].sort((one, other) => one - other);
    },
  });
  const items = isVirtual
    ? virtual.getVirtualItems()
    : cards.map((card, index) => ({ index, key: cardKey(card), start: undefined }));
  const last = items.at(-1)?.index ?? 0;
  const mustAsk = hasMore && !isLoadingMore && !hasFailed && last >= cards.length - nearEnd;
  useEffect(() => {
    if (mustAsk) onMore(key);
  }, [mustAsk, onMore, key, cards.length]);

  useEffect(() => {
    onReady(key, (index) => {
      const focus = () => scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] > button`)?.focus();
      if (!isVirtual) return focus();
      virtual.scrollToIndex(index);
      requestAnimationFrame(focus);
    });
    return () => onReady(key, null);
  }, [virtual, isVirtual, key, onReady]);

  return (
    <section
      aria-labelledby={titleId}
      className={styles.column}
      data-column={key}
      data-drop={props.drop}
      data-over={props.isOver || undefined}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <StatusChip tone={column.tone}>{column.title}</StatusChip>{' '}
          <span className={styles.count}>{column.count}</span>
        </h2>
        <p className={styles.summary}>{column.summary}</p>
      </header>
      <div ref={scroller} className={styles.cards}>
        {props.isLoading ? (
          <SkeletonCards />
        ) : (
          <ul
            aria-labelledby={titleId}
            className={styles.list}
            style={isVirtual ? { blockSize: virtual.getTotalSize() } : undefined}
            data-virtual={isVirtual || undefined}
          >
            {items.map(({ index, start, key: itemKey }) => (
              <BoardCard
                key={String(itemKey)}
                ref={virtual.measureElement}
                card={cards[index]!}
                parts={parts}
                index={index}
                total={hasMore ? -1 : cards.length}
                start={start}
                isStop={index === stopIndex}
                isCurrent={itemKey === props.currentKey}
                isHighlighted={props.highlighted.has(String(itemKey))}
                isMoving={props.moving.has(String(itemKey))}
              />
            ))}
          </ul>
        )}
        {!props.isLoading && cards.length === 0 ? <p className={styles.empty}>{texts.empty}</p> : null}
        {isLoadingMore ? <p className={styles.empty}>{texts.loading}</p> : null}
        {hasFailed ? (
          <p className={styles.empty}>
            <RetryButton size="small" onPress={() => onMore(key)} />
          </p>
        ) : null}
      </div>
      {props.reason === undefined ? null : <p className={styles.reason}>{props.reason}</p>}
    </section>
  );
}

function SkeletonCards() {
  return (
    <div className={styles.skeletons}>
      {['64%', '48%', '72%'].map((width) => (
        <div key={width} className={styles.skeleton}>
          <Skeleton width={width} />
          <Skeleton width="80%" />
          <Skeleton width="40%" />
        </div>
      ))}
    </div>
  );
}
