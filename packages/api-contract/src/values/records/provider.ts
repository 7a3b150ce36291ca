export const providerStates = [
  'draft',
  'pending_review',
  'changes_requested',
  'active',
  'suspended',
  'rejected',
  'closed',
] as const;
export const providerTypes = ['individual', 'freelancer', 'establishment', 'company'] as const;
export const providerDocumentTypes = [
  'cr',
  'vat_cert',
  'freelance_cert',
  'id',
  'iban_letter',
  'license',
  'other',
] as const;
/** Those that hold until a day. */
export const expiringProviderDocuments = ['cr', 'freelance_cert', 'id', 'license'] as const;
export const socialNetworks = ['x', 'instagram', 'linkedin', 'snapchat', 'tiktok', 'youtube'] as const;
/** Why a provider isn't accepted, or not yet. */
export const providerRejections = ['incomplete', 'mismatch', 'bank_mismatch', 'duplicate', 'other'] as const;
export const providerSuspensions = ['complaints', 'fraud', 'off_platform_deals', 'other'] as const;
export const providerCloseReasons = ['requested', 'inactive', 'duplicate', 'other'] as const;
export const providerReasons = [
  ...new Set([...providerRejections, ...providerSuspensions, ...providerCloseReasons, 'document_expired'] as const),
];
export type ProviderReason = (typeof providerReasons)[number];
