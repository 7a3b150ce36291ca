/** The five candidate statuses, in the order of the pipeline. */
export const candidateStatuses = ['pending', 'in-progress', 'approved', 'rejected', 'recruited'] as const;
export const rejectionReasons = ['not_interested', 'time_not_suitable', 'other'] as const;
export const applicationSources = ['site', 'app', 'invited', 'referral', 'staff', 'import'] as const;
export const interviewTypes = ['voice', 'video', 'personal'] as const;
export const interviewStates = [
  'none',
  'proposed',
  'scheduled',
  'rescheduled',
  'completed',
  'no_show',
  'cancelled',
] as const;
export const offerStates = ['none', 'draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
/** When the person who was turned down is told by e-mail. */
export const rejectionMailTimes = ['now', 'later', 'none'] as const;

export type CandidateStatus = (typeof candidateStatuses)[number];
