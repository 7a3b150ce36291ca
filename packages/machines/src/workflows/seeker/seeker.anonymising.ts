import type { AnonymisationWish, SeekerInput } from './seeker.input.ts';

interface Args {
  context: SeekerInput;
  event: { reason: string };
}

/** What somebody wishes, and how long it can be called back by the rule that holds now. */
export const anonymisationFrom = ({ context, event }: Args): AnonymisationWish => ({
  reason: event.reason,
  days: context.limits.anonymisationDays,
});
