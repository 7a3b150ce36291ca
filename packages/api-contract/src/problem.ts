import { z } from 'zod';

/** One thing that is wrong with the input: where (dotted path), a stable code, and the values its text needs. */
export const fieldError = z.strictObject({
  path: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type FieldError = z.infer<typeof fieldError>;

/** The one error shape (RFC 9457); `code` is stable and translated by the screens, `detail` is for developers. */
export const problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string().optional(),
  requestId: z.string().optional(),
  /** Seconds until a retry makes sense (429, 503, 507). */
  retryAfter: z.number().optional(),
  /** Why a workflow refused an event (409, 403). */
  reason: z.string().optional(),
  errors: z.array(fieldError).optional(),
  /** What still refers to a record that can't be deleted (409). */
  references: z.array(z.strictObject({ resource: z.string(), count: z.int() })).optional(),
  /** The record as it is now, when the sender's version is stale (412). */
  current: z.unknown().optional(),
});
export type Problem = z.infer<typeof problem>;

export const commonResponses = {
  400: problem,
  401: problem,
  403: problem,
  404: problem,
  409: problem,
  412: problem,
  413: problem,
  415: problem,
  422: problem,
  428: problem,
  429: problem,
  500: problem,
  503: problem,
  507: problem,
} as const;

export const routerOptions = { commonResponses, strictStatusCodes: true, pathPrefix: '/api/v1' } as const;
