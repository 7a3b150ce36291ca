import { type ProblemError, problemOf } from './problems.ts';

/** What a failure of our own disk means for whoever asked: there is no room, or nothing can be written at all. */
export function problemOfDisk(error: unknown): ProblemError | null {
  const { code = '' } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return problemOf('storageFull', { retryAfter: 60 });
  return code === 'EROFS' || code === 'EIO' ? problemOf('unavailable', { retryAfter: 10 }) : null;
}
