import { RequestValidationError } from '@ts-rest/fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from '../serving/etag.ts';
import { problemOfDatabase } from './database-problems.ts';
import { problemOfDisk } from './disk-problems.ts';
import { installFailureLog } from './failure-log.ts';
import { ProblemError, problemBody, problemOf } from './problems.ts';
import { problemOfInvalid } from './validation.ts';

/** The one place where an error becomes an answer. */
export function installErrors(app: FastifyInstance, { isTalkative }: { isTalkative: boolean }): void {
  const logFailure = installFailureLog(app);
  app.setErrorHandler((error, request, reply) => {
    const known = problemFor(error, request);
    if (!known) request.log.error({ err: error }, 'unexpected error');
    else if (known.status >= 500) logFailure(known.code, error, request.log);
    return sendProblem(request, reply, known ?? problemOf('internal', isTalkative ? { detail: describe(error) } : {}));
  });
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError): FastifyReply {
  const { retryAfter, current } = problem.extra;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const version = (current as { version?: number } | undefined)?.version;
  if (version !== undefined) reply.header('etag', etagOf(version));
  return reply
    .status(problem.status)
    .type('application/problem+json')
    .send(JSON.stringify(problemBody(problem, request.id)));
}

function problemFor(error: unknown, request: FastifyRequest): ProblemError | null {
  if (error instanceof ProblemError) return error;
  if (error instanceof RequestValidationError) return problemOfInvalid(error, request);
  return problemOfDatabase(error) ?? problemOfDisk(error) ?? problemOfHttp(error as FastifyError);
}

function problemOfHttp({ statusCode, code, message }: Partial<FastifyError>): ProblemError | null {
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415) return problemOf('unsupportedMediaType');
  if (statusCode === 413) return problemOf('tooLarge');
  if (statusCode === 404) return problemOf('notFound');
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? problemOf('malformed', { detail: message })
    : null;
}

function describe(error: unknown): string {
  const { message, cause } = error as Error;
  return [message, cause ? JSON.stringify(cause, Object.getOwnPropertyNames(cause)) : ''].join(' ').slice(0, 4000);
}
