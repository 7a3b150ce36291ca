import type { Policy } from '@diwan/api-contract/capabilities';
import { fileBody } from '@diwan/api-contract/page';
import { type AppRoute, isAppRouteOtherResponse } from '@ts-rest/core';
import { z } from 'zod';
import type { ApiContent, ApiResponse, Reference } from './api-document.ts';
import { refTo, type SchemaBook } from './schemas.ts';

const problems = {
  400: ['Malformed', 'The request cannot be read, or it has a field that is not known.'],
  401: ['Unauthenticated', 'The adminToken or the cookie of its session is missing, has lapsed or was ended.'],
  403: [
    'Forbidden',
    'Not permitted: the capability is missing, the request comes from another site, or somebody has to prove anew who they are (`step_up_required`: `POST /me/step-up`, then the same request again).',
  ],
  404: ['NotFound', 'There is no such record.'],
  409: [
    'Conflict',
    '`code` says why: it exists already, it is still in use, the workflow refused the event, the content is not handed out, or the same request is still running.',
  ],
  412: ['Stale', 'Somebody else has changed the record; `current` holds it as it is now.'],
  413: ['TooLarge', 'The body is larger than is taken here.'],
  415: ['UnsupportedMediaType', 'The body is of a media type that is not taken here.'],
  422: ['Invalid', 'The input is not valid; `errors` names each field, a stable code and what its text needs.'],
  428: ['VersionRequired', 'The version of the record is needed, in `If-Match`.'],
  429: ['RateLimited', 'Too many requests; `Retry-After` says when the next one will be heard.'],
  503: ['Unavailable', 'Not available at the moment; `Retry-After` says when to try again.'],
} as const satisfies Record<number, readonly [string, string]>;
type ProblemStatus = keyof typeof problems;

const json = 'application/json';
const binary = { schema: { type: 'string', format: 'binary' } };

export const headers = {
  ETag: { description: 'The version of the record, to be sent back in `If-Match`.', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds until a retry makes sense.', schema: { type: 'integer', minimum: 0 } },
};
const headerRef = (name: keyof typeof headers): Record<string, Reference> => ({
  [name]: { $ref: `#/components/headers/${name}` },
});

export const fileResponses: Record<string, ApiResponse> = {
  Spreadsheet: {
    description: 'The file, in the format that was asked for.',
    content: {
      'text/csv': binary,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': binary,
    },
  },
};

/** Every problem once, by its name. */
export const problemResponses: Record<string, ApiResponse> = Object.fromEntries(
  Object.entries(problems).map(([status, [name, description]]) => [
    name,
    {
      description,
      ...(status === '412' ? { headers: headerRef('ETag') } : {}),
      ...(status === '429' || status === '503' ? { headers: headerRef('Retry-After') } : {}),
      content: { 'application/problem+json': { schema: { $ref: refTo('Problem') } } },
    },
  ]),
);

/** What an endpoint can answer: what the contract promises, and the problems that can arise on the way. */
export function answersOf(name: string, route: AppRoute, book: SchemaBook): Record<string, ApiResponse | Reference> {
  const promised = Object.entries(route.responses)
    .filter(([status]) => Number(status) < 400)
    .map((answer): [string, ApiResponse | Reference] => [answer[0], success(name, answer, book)]);
  const refused = problemsOf(name, route).map((status): [string, Reference] => [
    String(status),
    { $ref: `#/components/responses/${problems[status][0]}` },
  ]);
  return Object.fromEntries([...promised, ...refused]);
}

function success(name: string, [status, answer]: [string, unknown], book: SchemaBook): ApiResponse | Reference {
  if (isAppRouteOtherResponse(answer as never)) {
    const { contentType } = answer as { contentType: string };
    return { description: 'The file.', content: { [contentType]: binary } };
  }
  if (answer === fileBody) return { $ref: '#/components/responses/Spreadsheet' };
  if (answer instanceof z.ZodVoid) return { description: status === '304' ? 'Known already.' : 'Done.' };
  const schema = answer as z.ZodType;
  const content: Record<string, ApiContent> = { [json]: { schema: book.write(schema, 'output') } };
  const description = name.endsWith('.add') ? 'Added.' : 'OK.';
  return { description, ...(isVersioned(schema) ? { headers: headerRef('ETag') } : {}), content };
}

/** A record has a version; a part of one, alone or in a list, comes with that of the whole. */
function isVersioned(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodArray) return holds(schema.element as z.ZodType, 'applicationVersion');
  return holds(schema, 'version') || holds(schema, 'applicationVersion');
}

function holds(schema: z.ZodType, field: string): boolean {
  return schema instanceof z.ZodObject && field in schema.shape;
}

/** Problems that come from what an endpoint does rather than from what it is given. */
const ownProblems: Readonly<Record<string, readonly ProblemStatus[]>> = {
  'examAttempts.keepAnswer': [409],
  'factors.beginTotp': [409],
  'factors.confirmTotp': [409],
  'factors.stepUp': [409],
  'fieldFiles.download': [409],
  'fieldFiles.link': [409],
  'files.download': [409],
  'identity.exchange': [401],
  'merges.preview': [404],
  'mails.page': [404],
  'pii.export': [404],
  'platform.actOnComment': [409],
  'platform.actOnOrder': [409],
  'platform.paymentMessage': [404, 409],
  'platform.sendFilm': [409],
  'platform.takeQuota': [409],
  'platform.writeComment': [404, 409],
  'platform.writeMessage': [404, 409],
  'pii.reveal': [404],
  'voiceNotes.fetch': [403, 409],
  'voiceNotes.send': [409],
};

function problemsOf(name: string, route: AppRoute): ProblemStatus[] {
  const { may } = route.metadata as Policy;
  const given = new Set(Object.keys((route.headers as z.ZodObject | undefined)?.shape ?? {}));
  const hasBody = 'body' in route;
  const namesRecord = [route.query, hasBody ? route.body : undefined].some(
    (schema) => schema instanceof z.ZodObject && 'record' in schema.shape,
  );
  const isWrite = route.method !== 'GET';
  const can: Record<ProblemStatus, boolean> = {
    400: hasBody || Boolean(route.query ?? route.pathParams) || given.size > 0,
    401: may !== 'anyone',
    403: may !== 'anyone' || isWrite,
    404: route.pathParams !== undefined || namesRecord,
    409: given.has('idempotency-key') || given.has('if-match'),
    412: given.has('if-match'),
    413: hasBody,
    415: hasBody,
    422: hasBody || route.query !== undefined,
    428: given.has('if-match'),
    429: true,
    503: true,
  };
  return (Object.keys(can).map(Number) as ProblemStatus[]).filter(
    (status) => can[status] || ownProblems[name]?.includes(status),
  );
}
