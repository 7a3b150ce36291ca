import type { AppRoute } from '@ts-rest/core';
import type { z } from 'zod';
import type { ApiDocument, ApiParameter, JsonSchema, Reference } from './api-document.ts';
import type { SchemaBook } from './schemas.ts';
import { pascal } from './words.ts';

/** Parameters that many endpoints share. */
export const sharedParameters: Record<string, ApiParameter> = {
  Id: { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: true,
    description:
      'The version that the caller has seen, as `ETag` gave it: `"v42"`. Without it 428, with another one 412.',
    schema: { type: 'string', pattern: '^"v\\d+"$' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'A UUID that names this request. Sent again within 48 hours, it gets the first answer; for another request it is refused (422).',
    schema: { type: 'string', format: 'uuid' },
  },
  RequestedWith: {
    name: 'X-Requested-With',
    in: 'header',
    required: true,
    description: 'Always `admin`: a form of another site cannot send it. Without it 403.',
    schema: { const: 'admin' },
  },
  Signature: {
    name: 'X-Diwan-Signature',
    in: 'header',
    required: true,
    description:
      '`t=<seconds>,v1=<hex>`: the HMAC-SHA-256 of `<t>.<METHOD> <path>.<body>` under the shared secret, at most five minutes old. Without it 403.',
    schema: { type: 'string', pattern: '^t=\\d{1,12},v1=[\\da-f]{64}$' },
  },
};

const headerNames: Readonly<Record<string, string>> = {
  'if-match': 'IfMatch',
  'idempotency-key': 'IdempotencyKey',
  'x-requested-with': 'RequestedWith',
  'x-diwan-signature': 'Signature',
};

const about: Readonly<Record<string, string>> = {
  q: 'What is searched for.',
  sort: 'The column that orders; `-` before it turns the order around.',
  limit: 'How many, 25 unless told.',
  after: 'The cursor `next` of another page.',
  before: 'The cursor `previous` of another page, or `next` where the newest comes first.',
  ids: 'Only these records, by id, separated by commas.',
  columns: 'Which columns, in this order; all when absent.',
  except: 'The record that is being changed.',
};

/** What a request carries beside its body. */
export function parametersOf(route: AppRoute, book: SchemaBook): (ApiParameter | Reference)[] {
  const headers = Object.keys((route.headers as z.ZodObject | undefined)?.shape ?? {});
  return [
    ...(route.pathParams ? [refTo('Id')] : []),
    ...headers.map((name) => refTo(headerNames[name]!)),
    ...(route.query ? queryOf(route.query as z.ZodObject, book) : []),
  ];
}

/** A list stands in the query as one text, separated by commas. */
function queryOf(query: z.ZodObject, book: SchemaBook): ApiParameter[] {
  const sent = book.write(query, 'input');
  const meant = book.write(query, 'output').properties ?? {};
  return Object.entries(sent.properties ?? {}).map(([name, schema]) => {
    const list: JsonSchema | undefined = meant[name]?.type === 'array' ? meant[name] : undefined;
    return {
      name,
      in: 'query',
      ...(sent.required?.includes(name) ? { required: true } : {}),
      ...(about[name] ? { description: about[name] } : {}),
      ...(list ? { explode: false } : {}),
      schema: list ?? schema,
    };
  });
}

function refTo(name: string): Reference {
  return { $ref: `#/components/parameters/${name}` };
}

/** Writes what several endpoints of an area take, such as a list's filters, once; gives it by name. */
export function nameRepeated(paths: ApiDocument['paths']): Record<string, ApiParameter> {
  const users = new Map<string, Set<string>>();
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  for (const { operationId, parameters = [] } of operations) {
    for (const parameter of parameters) {
      const written = JSON.stringify(parameter);
      users.set(written, (users.get(written) ?? new Set()).add(operationId));
    }
  }
  const named: Record<string, ApiParameter> = {};
  for (const { parameters = [] } of operations) {
    for (const [index, parameter] of parameters.entries()) {
      const ids = [...(users.get(JSON.stringify(parameter)) ?? [])];
      if ('$ref' in parameter || ids.length === 1) continue;
      const areas = new Set(ids.map((id) => id.split('.')[0]!));
      const own = `${pascal([...areas][0]!)}${pascal(parameter.name)}`;
      const name = areas.size > 1 ? [pascal(parameter.name), own].find((each) => isFree(named, each, parameter))! : own;
      named[name] = parameter;
      parameters[index] = refTo(name);
    }
  }
  return named;
}

function isFree(named: Record<string, ApiParameter>, name: string, parameter: ApiParameter): boolean {
  return !named[name] || JSON.stringify(named[name]) === JSON.stringify(parameter);
}
