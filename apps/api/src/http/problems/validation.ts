import { fieldErrors } from '@diwan/api-contract/field-errors';
import type { RequestValidationError } from '@ts-rest/fastify';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type ProblemError, problemOf } from './problems.ts';

type Issues = readonly z.core.$ZodIssue[];

/** Which problem an invalid request is: path before headers, then what is unknown, then what is wrong. */
export function problemOfInvalid(error: RequestValidationError, request: FastifyRequest): ProblemError {
  if (error.pathParams) return problemOf('notFound');
  if (error.headers) return problemOfHeaders(request, issuesOf(error.headers));
  const [issues, input] = error.query ? [issuesOf(error.query), request.query] : [issuesOf(error.body), request.body];
  const errors = fieldErrors(issues, input);
  return problemOf(errors.some(({ code }) => code === 'unknownField') ? 'unknownField' : 'invalid', { errors });
}

function problemOfHeaders(request: FastifyRequest, issues: Issues): ProblemError {
  const names = new Set(issues.map(({ path }) => String(path[0])));
  if (names.has('x-requested-with')) return problemOf('forbidden', { detail: 'X-Requested-With: admin is needed.' });
  if (names.has('if-match') && request.headers['if-match'] === undefined) return problemOf('versionRequired');
  return problemOf('malformed', { errors: fieldErrors(issues, request.headers) });
}

function issuesOf(error: unknown): Issues {
  return (error as { issues?: Issues } | null)?.issues ?? [];
}
