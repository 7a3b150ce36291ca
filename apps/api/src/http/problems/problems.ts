import type { Problem } from '@diwan/api-contract/problem';

const statuses = {
  malformed: 400,
  unknownField: 400,
  unauthenticated: 401,
  forbidden: 403,
  step_up_required: 403,
  notFound: 404,
  methodNotAllowed: 405,
  duplicate: 409,
  inUse: 409,
  refused: 409,
  idempotencyInFlight: 409,
  withheld: 409,
  stale: 412,
  tooLarge: 413,
  unsupportedMediaType: 415,
  invalid: 422,
  idempotencyMismatch: 422,
  versionRequired: 428,
  rateLimited: 429,
  internal: 500,
  unavailable: 503,
  storageFull: 507,
} as const;
export type ProblemCode = keyof typeof statuses;
export type ProblemExtra = Partial<
  Pick<Problem, 'detail' | 'retryAfter' | 'reason' | 'errors' | 'references' | 'current'>
>;

const titles: Record<ProblemCode, string> = {
  malformed: 'The request cannot be read',
  unknownField: 'The request has a field that is not known',
  unauthenticated: 'A valid session is needed',
  forbidden: 'Not permitted',
  step_up_required: 'Somebody has to prove anew who they are',
  notFound: 'Not found',
  methodNotAllowed: 'The method is not allowed here',
  duplicate: 'It exists already',
  inUse: 'It is still in use',
  refused: 'The workflow refused the event',
  idempotencyInFlight: 'The same request is still running',
  withheld: 'The content is not handed out',
  stale: 'The record was changed by somebody else',
  tooLarge: 'The request is too large',
  unsupportedMediaType: 'The media type is not supported',
  invalid: 'The input is not valid',
  idempotencyMismatch: 'The idempotency key was used for another request',
  versionRequired: 'The version of the record is needed',
  rateLimited: 'Too many requests',
  internal: 'Something went wrong',
  unavailable: 'Not available at the moment',
  storageFull: 'There is no room left to store this',
};

/** The one way for code below `http/` to answer with an error. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly extra: ProblemExtra;

  constructor(status: number, code: ProblemCode, extra: ProblemExtra = {}) {
    super(extra.detail ?? titles[code]);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** A problem with the status that its code usually has. */
export function problemOf(code: ProblemCode, extra: ProblemExtra = {}): ProblemError {
  return new ProblemError(statuses[code], code, extra);
}

export function problemBody({ status, code, extra }: ProblemError, requestId: string): Problem {
  return { type: `urn:diwan:problem:${code}`, title: titles[code], status, code, requestId, ...extra };
}
