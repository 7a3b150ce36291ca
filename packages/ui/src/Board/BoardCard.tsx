import { ArrowLeftRight } from 'lucide-react';
import { type KeyboardEvent, memo, type Ref, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { keyOf } from '../Table/keyboard/grid-keys.ts';
import * as styles from './Board.css.ts';
import type { CardParts } from './board-parts.ts';
import { MoveMenu } from './MoveMenu.tsx';

interface BoardCardProps<Card> {
  ref: Ref<HTMLLIElement>;
  card: Card;
  parts: CardParts<Card>;
  index: number;
  total: number;
  /** Where it stands in a long column; in a short one it stands where the one before it ends. */
  start: number | undefined;
  isStop: boolean;
  isCurrent: boolean;
  isHighlighted: boolean;
  isMoving: boolean;
}

const arrows = <ArrowLeftRight />;

function PlainBoardCard<Card>({ ref, card, parts, index, total, start, isStop, ...is }: BoardCardProps<Card>) {
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  const label = parts.texts.move(parts.cardLabel(card));
  const tabIndex = isStop ? 0 : -1;

  function openMenu(event: KeyboardEvent) {
    if (keyOf(event.nativeEvent) !== 'm' || event.ctrlKey || event.metaKey || event.altKey || menu === 'open') return;
    event.preventDefault();
    setMenu('open');
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do everything that the pointer does
    <li
      ref={ref}
      aria-posinset={index + 1}
      aria-setsize={total}
      data-index={index}
      data-card-key={parts.cardKey(card)}
      data-current={is.isCurrent || undefined}
      data-highlighted={is.isHighlighted || undefined}
      data-moving={is.isMoving || undefined}
      className={styles.card}
      style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
      onKeyDown={openMenu}
    >
      <button
        type="button"
        tabIndex={tabIndex}
        aria-current={is.isCurrent || undefined}
        aria-keyshortcuts="m"
        className={styles.face}
        onPointerDown={(event) => parts.onGrab(card, event)}
        onClick={() => parts.onOpen(card)}
      >
        {parts.renderCard(card)}
      </button>
      <div className={styles.menu}>
        {menu === 'unused' ? (
          <Button
            variant="plain"
            size="small"
            isSquare
            tabIndex={tabIndex}
            aria-label={label}
            aria-haspopup="menu"
            onPress={() => setMenu('open')}
          >
            {arrows}
          </Button>
        ) : (
          <MoveMenu
            card={card}
            parts={parts}
            label={label}
            icon={arrows}
            isOpen={menu === 'open'}
            onOpenChange={(isOpen) => setMenu(isOpen ? 'open' : 'closed')}
            excludeFromTabOrder={!isStop}
          />
        )}
      </div>
    </li>
  );
}

/** One card: a button that opens it, and a menu that moves it. */
export const BoardCard = memo(PlainBoardCard) as typeof PlainBoardCard;
