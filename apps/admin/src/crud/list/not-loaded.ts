import type { List } from './use-list.ts';

/** Whether there is nothing to see for a reason, not even what was seen last. */
export const isNotLoaded = ({ problem, rows }: Pick<List, 'problem' | 'rows'>): boolean =>
  problem !== null && (problem.code === 'forbidden' || rows.length === 0);

/** Whether what was asked for is known to have no rows. */
export const hasNoRows = ({ status }: Pick<List, 'status'>): boolean =>
  status === 'empty' || status === 'nothingMatches';
