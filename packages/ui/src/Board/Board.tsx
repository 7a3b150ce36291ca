import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useIsNarrow } from '../private/use-is-narrow.ts';
import { useStable } from '../Table/use-stable.ts';
import { Tabs } from '../Tabs/Tabs.tsx';
import * as styles from './Board.css.ts';
import { BoardColumn } from './BoardColumn.tsx';
import type { BoardColumnData, BoardTarget, BoardTexts, CardParts } from './board-parts.ts';
import { DragGhost } from './DragGhost.tsx';
import { useBoardFocus } from './use-board-focus.ts';
import { useCardDrag } from './use-card-drag.ts';

export type { BoardColumnData, BoardTarget, BoardTexts } from './board-parts.ts';

export interface BoardProps<Card> {
  /** Names the board to a screen reader. */
  label: string;
  /** The columns in their order, with the cards that have been fetched. */
  columns: readonly BoardColumnData<Card>[];
  /** Tells cards apart; keep it the same function between renders. */
  cardKey: (card: Card) => string;
  /** What a person calls this card. */
  cardLabel: (card: Card) => string;
  /** Keep it the same function between renders, or every card renders again. Phrasing content only. */
  renderCard: (card: Card) => ReactNode;
  /** The columns that a card may go to, and why not where it may not. */
  targetsOf: (card: Card) => readonly BoardTarget[];
  /** A card was put into another column, by hand or from its menu. */
  onMove: (card: Card, column: string) => void;
  /** Enter on a card, or a press on it. */
  onOpen: (card: Card) => void;
  /** The keyboard has come to a card. */
  onVisit?: (card: Card) => void;
  /** The end of a column comes into sight, and there is more. */
  onMore: (column: string) => void;
  /** The card that is shown beside the board. */
  currentKey?: string | undefined;
  /** Cards just changed: each glows once. */
  highlighted: ReadonlySet<string>;
  /** Cards whose move is still under way. */
  moving: ReadonlySet<string>;
  /** The first cards are on their way: their places are shown. */
  isLoading?: boolean;
  /** What the board says of its own. */
  texts: BoardTexts;
}

/** Cards in columns, moved by pointer or by their menu (the key m); arrow keys inside, one column at a time where it is narrow. */
export function Board<Card>(props: BoardProps<Card>) {
  const { label, columns, cardKey, targetsOf, texts } = props;
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(columns[0]?.key ?? '');
  const isNarrow = useIsNarrow();
  const focus = useBoardFocus(root, props);

  const move = useStable((card: Card, column: string) => {
    const target = targetsOf(card).find((each) => each.column === column);
    if (!target || target.reason !== undefined) return;
    focus.follow(cardKey(card));
    props.onMove(card, column);
  });
  const drag = useCardDrag<Card>(root, move);
  const open = useStable((card: Card) => {
    if (!drag.hasJustEnded()) props.onOpen(card);
  });
  const targets = useStable(targetsOf);
  const titleOf = useStable((column: string) => columns.find(({ key }) => key === column)?.title ?? column);
  const { cardLabel, renderCard } = props;
  const parts = useMemo(
    (): CardParts<Card> => ({
      cardKey,
      cardLabel,
      renderCard,
      targetsOf: targets,
      titleOf,
      onOpen: open,
      onMove: move,
      onGrab: drag.grab,
      texts,
    }),
    [cardKey, cardLabel, renderCard, targets, titleOf, open, move, drag.grab, texts],
  );

  const dragged = drag.card;
  const reasons = dragged ? new Map(targetsOf(dragged).map(({ column, reason }) => [column, reason])) : null;
  const dropOf = (key: string) => {
    if (!reasons) return undefined;
    if (!reasons.has(key)) return 'own';
    return reasons.get(key) === undefined ? 'allowed' : 'blocked';
  };
  const columnOf = (column: BoardColumnData<Card>) => (
    <BoardColumn
      key={column.key}
      column={column}
      parts={parts}
      isLoading={props.isLoading ?? false}
      currentKey={props.currentKey}
      stopKey={focus.stopKey}
      highlighted={props.highlighted}
      moving={props.moving}
      drop={dropOf(column.key)}
      reason={reasons?.get(column.key)}
      isOver={drag.over === column.key}
      onMore={props.onMore}
      onReady={focus.register}
    />
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the cards inside
    <div
      ref={root}
      role="group"
      aria-label={label}
      aria-busy={props.isLoading || undefined}
      className={styles.board}
      data-dragging={dragged ? true : undefined}
      onKeyDown={focus.onKeyDown}
      onFocus={focus.onFocus}
    >
      {isNarrow ? (
        <Tabs
          aria-label={label}
          items={columns.map(({ key, title, count }) => ({ id: key, label: title, ...(count && { count }) }))}
          selected={shown}
          onSelect={setShown}
        >
          {columns.filter(({ key }) => key === shown).map(columnOf)}
        </Tabs>
      ) : (
        <div className={styles.columns} data-board-scroller>
          {columns.map(columnOf)}
        </div>
      )}
      {dragged ? <DragGhost ghostRef={drag.ghost}>{renderCard(dragged)}</DragGhost> : null}
    </div>
  );
}
