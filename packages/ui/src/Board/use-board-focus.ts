import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { keyOf } from '../Table/keyboard/grid-keys.ts';
import { useStable } from '../Table/use-stable.ts';
import type { BoardColumnData } from './board-parts.ts';

/** Brings the card with this index into the document and gives it the focus. */
export type FocusAt = (index: number) => void;

interface FocusedBoard<Card> {
  columns: readonly BoardColumnData<Card>[];
  cardKey: (card: Card) => string;
  /** The keyboard has come to a card. */
  onVisit?: (card: Card) => void;
}

interface Place {
  column: number;
  index: number;
}

/** One tab stop for the whole board; arrow keys, j, k, Home and End move between cards, mirrored in a right-to-left page. */
export function useBoardFocus<Card>(root: RefObject<HTMLElement | null>, props: FocusedBoard<Card>) {
  const { columns, cardKey } = props;
  const [visited, setVisited] = useState<string | null>(null);
  const focusAt = useRef(new Map<string, FocusAt>());
  const followed = useRef<string | null>(null);
  const register = useCallback((column: string, focus: FocusAt | null) => {
    if (focus) focusAt.current.set(column, focus);
    else focusAt.current.delete(column);
  }, []);

  const placeOf = (key: string | null | undefined): Place | null => {
    for (const [column, { cards }] of columns.entries()) {
      const index = cards.findIndex((card) => cardKey(card) === key);
      if (index >= 0) return { column, index };
    }
    return null;
  };
  const first = columns.find(({ cards }) => cards.length > 0)?.cards[0];
  const stopKey = placeOf(visited) ? visited : first === undefined ? null : cardKey(first);

  const go = useStable(({ column, index }: Place) => {
    const { key, cards } = columns[column]!;
    focusAt.current.get(key)?.(Math.max(0, Math.min(cards.length - 1, index)));
  });

  function targetOf(key: string, place: Place): Place | null {
    const { column, index } = place;
    switch (key) {
      case 'ArrowDown':
      case 'j':
        return { column, index: index + 1 };
      case 'ArrowUp':
      case 'k':
        return { column, index: index - 1 };
      case 'Home':
        return { column, index: 0 };
      case 'End':
        return { column, index: columns[column]!.cards.length - 1 };
      case 'ArrowLeft':
      case 'ArrowRight': {
        const isRtl = root.current ? getComputedStyle(root.current).direction === 'rtl' : false;
        const step = (key === 'ArrowRight') === isRtl ? -1 : 1;
        for (let next = column + step; columns[next]; next += step)
          if (columns[next]!.cards.length > 0 && focusAt.current.has(columns[next]!.key))
            return { column: next, index };
        return null;
      }
      default:
        return null;
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card-key]') : null;
    if (!card || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const place = placeOf(card.dataset.cardKey);
    const target = place && targetOf(keyOf(event.nativeEvent), place);
    if (!target) return;
    event.preventDefault();
    go(target);
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const key = target.closest<HTMLElement>('[data-card-key]')?.dataset.cardKey;
    if (!key) return;
    followed.current = null;
    if (key !== visited) setVisited(key);
    const place = placeOf(key);
    if (place && target.matches(':focus-visible')) props.onVisit?.(columns[place.column]!.cards[place.index]!);
  }

  useEffect(() => {
    function enter(event: globalThis.KeyboardEvent) {
      const key = keyOf(event);
      const isElsewhere =
        event.target === document.body || (event.target instanceof Element && event.target.matches('h1'));
      if (!isElsewhere || (key !== 'j' && key !== 'k') || event.ctrlKey || event.metaKey || event.altKey) return;
      const column = columns.findIndex(({ cards }) => cards.length > 0);
      if (column < 0) return;
      event.preventDefault();
      go(placeOf(stopKey) ?? { column, index: 0 });
    }
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  });

  // A card that was moved has left its place, and the focus that was on it would be nowhere.
  useEffect(() => {
    const key = followed.current;
    if (key === null) return;
    const later = setTimeout(() => {
      const place = placeOf(key);
      if (followed.current !== key || document.activeElement !== document.body) return;
      if (place && focusAt.current.has(columns[place.column]!.key)) go(place);
      followed.current = null;
    }, 100);
    return () => clearTimeout(later);
  });

  return {
    stopKey,
    register,
    onKeyDown,
    onFocus,
    follow: (key: string) => {
      followed.current = key;
      setVisited(key);
    },
  };
}
