import { undoSeconds } from '@diwan/api-contract/undo';
import { addDays, dayIn, isAfter } from '../rules.ts';
import type { JobPostInput } from './job-post.input.ts';

interface Args {
  context: JobPostInput;
}
interface ArgsWithExpiry extends Args {
  event: { type: string; expiresAt?: string | undefined };
}

interface ArgsWithDay extends Args {
  event: { type: string; until?: string | undefined };
}

/** When the post becomes visible if it is approved now. */
const publication = ({ now, publishAt }: JobPostInput) =>
  publishAt !== null && isAfter(publishAt, now) ? publishAt : now;

export const isEmployerUnverified = ({ context }: Args) => context.employerState !== 'verified';
export const isQuotaExhausted = ({ context }: Args) => context.quotaLeft <= 0;
export const isForLater = ({ context }: Args) => publication(context) !== context.now;
export const isExpiredOnPublication = ({ context }: Args) => !isAfter(context.expiresAt, publication(context));
export const isWarningDue = ({ context: { now, expiresAt, warnedFor, limits } }: Args) =>
  isAfter(expiresAt, now) &&
  !isAfter(expiresAt, addDays(now, limits.jobPostWarningDays)) &&
  (warnedFor === null || Date.parse(warnedFor) !== Date.parse(expiresAt));
/** Once, and only when its publication can no longer be taken back. */
export const isAlertDue = ({ context: { now, publishedAt, alertedAt } }: Args) =>
  alertedAt === null && publishedAt !== null && Date.parse(now) > Date.parse(publishedAt) + undoSeconds * 1_000;
export const isExpired = ({ context }: Args) => !isAfter(context.expiresAt, context.now);
export const isVisibleTooLong = ({ context }: Args) =>
  isAfter(context.expiresAt, addDays(publication(context), context.limits.jobPostMaxDays));
export const areExtensionsExhausted = ({ context }: Args) =>
  context.extensionsCount >= context.limits.jobPostMaxExtensions;
export const isExpiryNotLater = ({ context, event: { expiresAt } }: ArgsWithExpiry) =>
  !expiresAt || !isAfter(expiresAt, context.expiresAt) || !isAfter(expiresAt, context.now);
export const isExpiryTooFar = ({ context, event: { expiresAt } }: ArgsWithExpiry) =>
  isAfter(expiresAt ?? context.expiresAt, addDays(context.now, context.limits.jobPostMaxDays));
export const isExpiryPast = ({ context, event: { expiresAt } }: ArgsWithExpiry) =>
  !isAfter(expiresAt ?? context.expiresAt, context.now);
export const isFeatureOver = ({ context, event: { until } }: ArgsWithDay) => !until || until < dayIn(context.now);
export const isFull = ({ context }: Args) => context.filled >= context.openings;
export const isNotSuspended = ({ context }: Args) => context.pausedBy !== 'suspension';
export const wasPaused = ({ context }: Args) => context.endedFrom === 'paused';
