import type { SnapshotFrom } from 'xstate';
import type { createReviewMachine } from './review.machine.ts';
import type { ReviewContext, Waiting } from './review.types.ts';

type ReviewSnapshot<R extends Waiting> = SnapshotFrom<ReturnType<typeof createReviewMachine<R>>>;

const statuses = ['deciding', 'asking', 'undoing', 'empty', 'failed'] as const;
export type ReviewStatus = (typeof statuses)[number] | 'loading';

/** Which of its designed states the review is in; known to be empty, it stays so while it is read again. */
export function reviewStatus<R extends Waiting>(snapshot: ReviewSnapshot<R>): ReviewStatus {
  const isReading = snapshot.matches({ desk: 'loading' });
  if (isReading) return snapshot.context.total === 0 ? 'empty' : 'loading';
  return statuses.find((desk) => snapshot.matches({ desk })) ?? 'loading';
}

/** How many are left, without those that were decided here just now. */
export const countLeft = <R extends Waiting>({ total, outbox, items }: ReviewContext<R>): number | null =>
  total === null ? null : Math.max(total - outbox.length, items.length);

/** The records that come next, to be read early. */
export function nextIds<R extends Waiting>({ items, current }: Pick<ReviewContext<R>, 'items' | 'current'>) {
  const at = items.findIndex(({ id }) => id === current);
  return items.slice(at + 1, at + 3).map(({ id }) => id);
}
