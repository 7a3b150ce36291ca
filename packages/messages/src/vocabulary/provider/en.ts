export const providerStates = {
  draft: 'Draft',
  pending_review: 'To review',
  changes_requested: 'Changes requested',
  active: 'Active',
  suspended: 'Suspended',
  rejected: 'Rejected',
  closed: 'Closed',
};
