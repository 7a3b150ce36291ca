import type { SnapshotFrom } from 'xstate';
import type { createBoardMachine } from './board.machine.ts';
import type { Card } from './board.types.ts';

type BoardSnapshot<C extends Card> = SnapshotFrom<ReturnType<typeof createBoardMachine<C>>>;

export type BoardStatus = 'loadingFirst' | 'refreshing' | 'showing' | 'failed' | 'offline' | 'forbidden';

/** Which of its designed states the board is in; `failed` and `offline` may still have the cards that were last seen. */
export function boardStatus<C extends Card>(snapshot: BoardSnapshot<C>): BoardStatus {
  if (snapshot.hasTag('busy')) return snapshot.context.columns ? 'refreshing' : 'loadingFirst';
  for (const state of ['forbidden', 'offline', 'failed'] as const)
    if (snapshot.matches({ columns: state })) return state;
  return 'showing';
}

/** The column whose next cards are on their way. */
export const columnBeingRead = <C extends Card>(snapshot: BoardSnapshot<C>): string | null =>
  snapshot.matches({ more: 'reading' }) ? (snapshot.context.wanted[0] ?? null) : null;
