export const jobPostStates = [
  'draft',
  'pending_review',
  'changes_requested',
  'scheduled',
  'published',
  'paused',
  'expired',
  'closed',
  'rejected',
  'archived',
] as const;
export const employmentTypes = [
  'full_time',
  'part_time',
  'contractor',
  'temporary',
  'intern',
  'volunteer',
  'per_diem',
  'other',
] as const;
export const workModes = ['onsite', 'hybrid', 'remote'] as const;
export const nationalityRules = ['any', 'saudi_only', 'list'] as const;
export const genderRules = ['any', 'male', 'female'] as const;
export const educationLevels = ['none', 'high_school', 'diploma', 'bachelor', 'master', 'phd', 'other'] as const;
export const salaryPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;
export const benefits = [
  'housing',
  'transport',
  'medical',
  'family_medical',
  'annual_ticket',
  'bonus',
  'training',
  'other',
] as const;
export const applyModes = ['in_platform', 'external_url', 'email'] as const;
export const questionTypes = ['yes_no', 'single', 'multi', 'text', 'number', 'file', 'date'] as const;
export const languageLevels = ['basic', 'conversational', 'fluent', 'native'] as const;
export const jobPostSources = ['employer', 'staff', 'import'] as const;

export type JobPostState = (typeof jobPostStates)[number];

/** What may become of applicants about whom nothing is decided when their post is closed. */
export const openApplicants = ['leave', 'reject', 'move'] as const;
