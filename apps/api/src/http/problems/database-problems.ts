import { isGoneConnection } from '#background/gone-connection.ts';
import { rootCause } from '#background/root-cause.ts';
import { type ProblemError, problemOf } from './problems.ts';

interface DatabaseFailure {
  code?: string;
  detail?: string;
}

/** What a failure of the database means for whoever asked: bad input is theirs, an absent or busy server is worth a retry. */
export function problemOfDatabase(error: unknown): ProblemError | null {
  const cause = rootCause(error);
  const { code = '', detail = '' } = (cause ?? {}) as DatabaseFailure;
  if (code === '23505') return problemOf('duplicate');
  if (code === '23503') return detail.includes('still referenced') ? problemOf('inUse') : problemOf('invalid');
  if (/^(22|23)[0-9A-Z]{3}$/.test(code)) return problemOf('invalid');
  if (isBusy(code) || isGoneConnection(cause)) return problemOf('unavailable', { retryAfter: 2 });
  return null;
}

/** Out of resources, a deadlock, a lock or a statement that took too long. */
const isBusy = (code: string) => /^53[0-9A-Z]{3}$/.test(code) || ['40001', '40P01', '55P03', '57014'].includes(code);
