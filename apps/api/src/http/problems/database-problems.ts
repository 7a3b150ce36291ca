import { rootCause } from '#background/root-cause.ts';
import { type ProblemError, problemOf } from './problems.ts';

interface DatabaseFailure {
  code?: string;
  message?: string;
  detail?: string;
}

/** What a failure of the database means for whoever asked: bad input is theirs, an absent or busy server is worth a retry. */
export function problemOfDatabase(error: unknown): ProblemError | null {
  const { code = '', message = '', detail = '' } = (rootCause(error) ?? {}) as DatabaseFailure;
  if (code === '23505') return problemOf('duplicate');
  if (code === '23503') return detail.includes('still referenced') ? problemOf('inUse') : problemOf('invalid');
  if (/^(22|23)[0-9A-Z]{3}$/.test(code)) return problemOf('invalid');
  if (isTemporary(code, message)) return problemOf('unavailable', { retryAfter: 2 });
  return null;
}

/** Connection lost, server starting or stopping, out of resources, deadlock, lock or statement timeout. */
function isTemporary(code: string, message: string): boolean {
  return (
    /^(08|53|57P)[0-9A-Z]+$/.test(code) ||
    ['40001', '40P01', '55P03', '57014', '25P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code) ||
    /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(
      message,
    )
  );
}
