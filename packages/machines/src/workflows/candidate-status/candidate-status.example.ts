import type { CandidateInput } from './candidate-status.input.ts';

/** A candidate for a published job post, with nothing in the way. */
export const example: CandidateInput = {
  now: '2026-03-01T09:00:00.000Z',
  jobState: 'published',
  openings: 2,
  filled: 0,
  offerState: 'none',
  offerDueAt: null,
  hasOtherOpenApplication: false,
  hasCv: true,
  isBlocked: false,
  scorecards: 0,
  scorecardsNeeded: 0,
  rejection: null,
  recruitedAt: null,
  isAddressRefused: false,
  limits: { applicationReopenDays: 90, hireUndoDays: 90 },
};
