import { initiallyOffered } from '@diwan/api-contract/settings/reasons';
import type { JobPostInput } from './job-post.input.ts';

/** A job post of a verified employer, ready to be submitted. */
export const example: JobPostInput = {
  now: '2026-03-01T09:00:00.000Z',
  publishedAt: null,
  publishAt: null,
  expiresAt: '2026-03-31T09:00:00.000Z',
  warnedFor: null,
  alertedAt: null,
  employerState: 'verified',
  quotaLeft: 5,
  extensionsCount: 0,
  limits: { jobPostMaxDays: 90, jobPostMaxExtensions: 3, jobPostWarningDays: 3 },
  openings: 2,
  filled: 0,
  pausedBy: null,
  endedFrom: null,
  isAddressRefused: false,
  offered: initiallyOffered,
};
