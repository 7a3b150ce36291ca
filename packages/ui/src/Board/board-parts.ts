import type { ReactNode } from 'react';
import type { Tone } from '../theme/tones.ts';

/** One column: its name, its figures, and the cards that are known so far. */
export interface BoardColumnData<Card> {
  key: string;
  title: string;
  tone: Tone | 'neutral';
  /** How many cards there are in all. */
  count: string;
  /** A second figure below the title, in words. */
  summary?: string;
  cards: readonly Card[];
  /** How many cards there are in all, as far as it is known. */
  total: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The next cards could not be had: they are asked for again by a button. */
  hasFailed: boolean;
}

/** Another column of a card, and whether the card may be moved there. */
export interface BoardTarget {
  column: string;
  /** Why it may not. */
  reason?: string | undefined;
}

export interface BoardTexts {
  /** What an empty column says. */
  empty: string;
  /** Names the menu of a card. */
  move: (card: string) => string;
  /** Heads the menu's columns. */
  moveTo: string;
  loading: string;
}

/** What a card takes from its board; the same between renders, so that only cards that change render again. */
export interface CardParts<Card> {
  cardKey: (card: Card) => string;
  cardLabel: (card: Card) => string;
  renderCard: (card: Card) => ReactNode;
  targetsOf: (card: Card) => readonly BoardTarget[];
  titleOf: (column: string) => string;
  onOpen: (card: Card) => void;
  onMove: (card: Card, column: string) => void;
  onGrab: (card: Card, event: React.PointerEvent<HTMLElement>) => void;
  texts: BoardTexts;
}
