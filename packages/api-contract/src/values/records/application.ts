/** The five candidate statuses, in the order of the pipeline. */
export const candidateStatuses = ['pending', 'in-progress', 'approved', 'rejected', 'recruited'] as const;
/** Those from which there is somewhere to go: nothing is decided yet. */
export const undecidedStatuses = ['pending', 'in-progress', 'approved'] as const;
/** How far an application has got, whatever became of it then. */
export const reachedSteps = ['reviewed', 'approved'] as const;
export const rejectionReasons = ['not_interested', 'time_not_suitable', 'other'] as const;
/** Who ended an application. */
export const rejectedBy = ['employer', 'seeker', 'staff', 'system'] as const;
/** Whether tags come to those that are there, or in their place. */
export const tagWays = ['add', 'replace'] as const;
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
/** How long before it begins a meeting is announced once more, in minutes. */
export const interviewAlerts = [5, 10, 15, 30, 60, 120, 1440] as const;
export const interviewDurations = [15, 30, 45, 60, 90, 120] as const;
/** Whether several candidates are met one after the other or all at once. */
export const invitationOrders = ['inTurn', 'together'] as const;
/** Besides whoever schedules a meeting, so many members of staff can be added to it. */
export const maxAddedUsers = 2;
export const recommendations = ['definitely_not', 'no', 'no_decision', 'yes', 'strong_yes'] as const;
export const offerStates = ['none', 'draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
/** What became of one version of an offer; a later one takes the place of what was not answered yet. */
export const offerVersionStates = [
  'draft',
  'sent',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'replaced',
] as const;
export const contractTypes = ['open', 'fixed', 'freelance'] as const;
/** The longest time on probation that may be agreed on, in days. */
export const mostProbationDays = 180;
/** When the person who was turned down is told by e-mail. */
export const rejectionMailTimes = ['now', 'later', 'none'] as const;

export type CandidateStatus = (typeof candidateStatuses)[number];
export type ApplicationSource = (typeof applicationSources)[number];
export type InterviewState = (typeof interviewStates)[number];
