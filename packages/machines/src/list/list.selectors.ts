import type { SnapshotFrom } from 'xstate';
import { asksForOthers, hasFilters, includes, isSameQuestion } from './list.assigns.ts';
import type { createListMachine } from './list.machine.ts';
import type { Row } from './list.types.ts';

type ListSnapshot<R extends Row> = SnapshotFrom<ReturnType<typeof createListMachine<R>>>;

export type ListStatus =
  | 'loadingFirst'
  | 'refreshing'
  | 'showing'
  | 'empty'
  | 'nothingMatches'
  | 'failed'
  | 'offline'
  | 'forbidden';

/** Which of its designed states the list is in; `failed` and `offline` may still have the rows that were last seen. */
export function listStatus<R extends Row>(snapshot: ListSnapshot<R>): ListStatus {
  const { page, query } = snapshot.context;
  if (snapshot.hasTag('busy')) return page ? 'refreshing' : 'loadingFirst';
  if (snapshot.matches({ page: 'forbidden' })) return 'forbidden';
  if (snapshot.matches({ page: 'offline' })) return 'offline';
  if (snapshot.matches({ page: 'failed' })) return 'failed';
  if (page && page.items.length > 0) return 'showing';
  return hasFilters(query) ? 'nothingMatches' : 'empty';
}

/** Whether the rows that are shown are those that are asked for now. */
export const isCurrent = <R extends Row>({ context }: ListSnapshot<R>) => !asksForOthers(context);

/** Whether those that are shown answer the same question, in whatever order. */
export const isOfQuestion = <R extends Row>({ context: { shownFor, query } }: ListSnapshot<R>) =>
  shownFor !== null && isSameQuestion(shownFor, query);

/** Whether the counts are those of what is asked for now. */
export const isCounted = <R extends Row>(snapshot: ListSnapshot<R>) => snapshot.matches({ counts: 'known' });
export const isCounting = <R extends Row>(snapshot: ListSnapshot<R>) =>
  snapshot.matches({ counts: 'reading' }) || snapshot.matches({ counts: 'outdated' });

export function isSelected<R extends Row>({ context }: ListSnapshot<R>, id: string): boolean {
  return includes(context.selection, id);
}

/** Why there is nothing to see, or nothing newer; stays until something newer was seen. */
export function problemShown<R extends Row>(snapshot: ListSnapshot<R>) {
  const { page, problem } = snapshot.context;
  return snapshot.hasTag('busy') && page === null ? null : problem;
}
