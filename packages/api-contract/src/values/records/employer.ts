export const employerStates = [
  'draft',
  'pending_verification',
  'changes_requested',
  'verified',
  'suspended',
  'rejected',
  'closed',
] as const;
export const employerSizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;
export const employerTypes = ['private', 'government', 'semi_government', 'nonprofit', 'recruitment_agency'] as const;
export const saudizationBands = ['platinum', 'high_green', 'mid_green', 'low_green', 'yellow', 'red'] as const;
