import type { CappedCount, Page } from '@diwan/api-contract/page';
import type { Problem } from '@diwan/api-contract/problem';

/** What a board asks for: filters, `q` and `sort`; its columns are the states. */
export type BoardQuery = Readonly<Record<string, string>>;

export interface Card {
  id: string;
  version: number;
  state: string;
}

/** How many cards a column has, and for how many days they have been there together; beyond the cap nobody adds them up. */
export interface Metrics {
  count: CappedCount;
  days: number | null;
}

export interface Column<C extends Card> extends Metrics {
  state: string;
  /** Those that were read so far. */
  items: readonly C[];
  /** Where the next ones begin. */
  next: string | null;
}

export type MetricsByState = readonly (Metrics & { state: string })[];

/** What `fetchMore` is given. */
export interface MoreInput {
  query: BoardQuery;
  state: string;
  after: string;
}
export type More<C extends Card> = Pick<Page<C>, 'items' | 'next'>;

export type BoardEvent<C extends Card> =
  | { type: 'board.queryChanged'; query: BoardQuery }
  | { type: 'board.refresh' }
  | { type: 'board.reachable' }
  /** The end of a column's cards has come into view. */
  | { type: 'board.moreWanted'; state: string }
  /** A person moved a card; it stands there until the server has answered. */
  | { type: 'board.moved'; id: string; to: string }
  /** The server has answered: the card as it is now. */
  | { type: 'board.settled'; card: C }
  /** The move did not come about: the card stands where it stood. */
  | { type: 'board.returned'; id: string }
  | { type: 'board.cardChanged'; id: string }
  | { type: 'board.cardRemoved'; id: string }
  | { type: 'board.cardAdded' }
  | { type: 'board.highlightEnded'; id: string };

export interface BoardContext<C extends Card> {
  query: BoardQuery;
  columns: readonly Column<C>[] | null;
  problem: Problem | null;
  /** Where cards stand that somebody at this screen has just moved. */
  moves: Readonly<Record<string, string>>;
  /** The column whose next cards are being read, those that wait for theirs, and the one that failed to get them. */
  wanted: readonly string[];
  stuck: string | null;
  /** Cards to be read again because somebody changed them, and those being read. */
  changed: readonly string[];
  reading: readonly string[];
  /** Cards whose change should catch the eye for a moment. */
  highlighted: readonly string[];
}
