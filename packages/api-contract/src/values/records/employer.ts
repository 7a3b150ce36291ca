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
export const employerDocumentTypes = [
  'commercial_registration',
  'recruitment_license',
  'vat_certificate',
  'national_address',
  'other',
] as const;
/** Those that hold until a day. */
export const expiringEmployerDocuments = ['commercial_registration', 'recruitment_license'] as const;
/** How a document stands that an employer has, or ought to have. */
export const documentStandings = ['valid', 'expiring', 'expired', 'missing'] as const;
export const saudizationBands = ['platinum', 'high_green', 'mid_green', 'low_green', 'yellow', 'red'] as const;
/** Why an employer isn't verified, or not yet. */
