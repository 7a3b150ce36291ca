export const reviewStates = ['pending', 'published', 'hidden', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];
/** What is reviewed. */
export const reviewTargets = ['product', 'provider', 'employer', 'event'] as const;
export type ReviewTarget = (typeof reviewTargets)[number];
/** Who writes one. */
export const reviewAuthors = ['seeker', 'employer'] as const;
/** Why somebody reports one. */
export const reviewReports = ['spam', 'abuse', 'fake', 'privacy', 'off_topic', 'other'] as const;
export type ReviewReport = (typeof reviewReports)[number];
/** What is found in one before anybody reads it. */
export const reviewFlags = ['profanity', 'link', 'phone'] as const;
export type ReviewFlag = (typeof reviewFlags)[number];
