export const messages = {
  intro: 'Work that waits for a decision, the oldest first in mind.',
  queuesTitle: 'Waiting for you',
  queues: {
    jobPostsToReview: 'Job posts to review',
    applicantsPending: 'Applicants not looked at yet',
    employersToVerify: 'Employers to verify',
    taxonomiesSuggested: 'Suggested reference data',
  },
  open: {
    jobPostsToReview: 'Open the job posts',
    applicantsPending: 'Open the applicants',
    employersToVerify: 'Open the employers',
    taxonomiesSuggested: 'Open the suggested skills',
  },
  oldest: 'Oldest {{since}}',
  overdue_one: '{{count}} overdue',
  overdue_other: '{{count}} overdue',
  nothing: 'Nothing is waiting',
  failed: 'This figure could not be loaded.',
};
