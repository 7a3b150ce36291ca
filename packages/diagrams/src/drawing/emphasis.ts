import type { StateValue } from 'xstate';
import { arrowsOf, type DrawnState, isTaken } from './drawing.ts';
import { activePaths } from './state-path.ts';

/** What stands out in a drawing. */
export interface Emphasis {
  here: ReadonlySet<string>;
  visited: ReadonlySet<string>;
  /** Ids of the arrows that were taken. */
  taken: ReadonlySet<string>;
  /** Events that can be sent now. */
  marked: ReadonlySet<string>;
}

export function emphasisOf(
  root: DrawnState,
  here: StateValue | undefined,
  visited: readonly string[],
  marked: readonly string[],
): Emphasis {
  const taken = arrowsOf(root).filter((arrow) => isTaken(arrow, visited));
  return {
    here: new Set(here === undefined ? [] : activePaths(here)),
    visited: new Set(visited),
    taken: new Set(taken.map(({ id }) => id)),
    marked: new Set(marked),
  };
}
