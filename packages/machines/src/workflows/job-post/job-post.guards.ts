import { addDays, isAfter } from '../rules.ts';
import type { JobPostInput } from './job-post.input.ts';

/** How often and how long a post may be visible. */
const maxExtensions = 3;
const maxDays = 90;

interface Asked {
  context: JobPostInput;
}
interface AskedWithExpiry extends Asked {
  event: { type: string; expiresAt?: string | undefined };
}

/** When the post becomes visible if it is approved now. */
const publication = ({ now, publishAt }: JobPostInput) =>
  publishAt !== null && isAfter(publishAt, now) ? publishAt : now;

export const isEmployerUnverified = ({ context }: Asked) => context.employerState !== 'verified';
export const isQuotaExhausted = ({ context }: Asked) => context.quotaLeft <= 0;
export const isForLater = ({ context }: Asked) => publication(context) !== context.now;
export const isExpiredOnPublication = ({ context }: Asked) => !isAfter(context.expiresAt, publication(context));
export const isExpired = ({ context }: Asked) => !isAfter(context.expiresAt, context.now);
export const isVisibleTooLong = ({ context }: Asked) =>
  isAfter(context.expiresAt, addDays(publication(context), maxDays));
export const areExtensionsExhausted = ({ context }: Asked) => context.extensionsCount >= maxExtensions;
export const isExpiryNotLater = ({ context, event: { expiresAt } }: AskedWithExpiry) =>
  !expiresAt || !isAfter(expiresAt, context.expiresAt) || !isAfter(expiresAt, context.now);
export const isExpiryTooFar = ({ context, event: { expiresAt } }: AskedWithExpiry) =>
  isAfter(expiresAt ?? context.expiresAt, addDays(context.now, maxDays));
export const isExpiryPast = ({ context, event: { expiresAt } }: AskedWithExpiry) =>
  !isAfter(expiresAt ?? context.expiresAt, context.now);
export const isFull = ({ context }: Asked) => context.filled >= context.openings;
export const isNotSuspended = ({ context }: Asked) => context.pausedBy !== 'suspension';
export const wasPaused = ({ context }: Asked) => context.endedFrom === 'paused';
