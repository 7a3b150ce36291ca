import { contract } from '@diwan/api-contract';
import type { Policy } from '@diwan/api-contract/capabilities';
import { fileBody } from '@diwan/api-contract/page';
import { problem } from '@diwan/api-contract/problem';
import type { AppRoute } from '@ts-rest/core';
import type { z } from 'zod';
import { sessionCookie } from '../requests/cookies.ts';
import { answersOf, fileResponses, headers, problemResponses } from './answers.ts';
import type { ApiDocument, ApiOperation } from './api-document.ts';
import { exampleOf } from './examples.ts';
import { schemaNames } from './names.ts';
import { nameRepeated, parametersOf, sharedParameters } from './parameters.ts';
import { type SchemaBook, schemaBook } from './schemas.ts';
import { areaOf, wordsOf } from './words.ts';

/** Where it is not what the whole document says. */
const ownSecurity: Partial<Record<Policy['may'], Record<string, string[]>[]>> = {
  anyone: [],
  session: [{ session: [] }],
};

let made: ApiDocument | undefined;

/** The contract as OpenAPI 3.1, made once. */
export function openApiDocument(): ApiDocument {
  made ??= makeDocument();
  return made;
}

function makeDocument(): ApiDocument {
  const book = schemaBook(schemaNames());
  const areas = Object.entries(contract);
  const paths: ApiDocument['paths'] = {};
  for (const [area, router] of areas) {
    for (const [verb, route] of Object.entries(router as Record<string, AppRoute>)) {
      const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(area, verb, route, book) };
    }
  }
  book.write(problem, 'output');
  const repeated = nameRepeated(paths);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Diwan',
      version: '1',
      description:
        'The back-office of a jobs marketplace. A call carries `Authorization: Bearer <adminToken>` and the cookie of the same session; one is worth nothing without the other. Whatever is wrong is answered as a problem (RFC 9457) with a stable `code`. A write from another site is refused.',
    },
    servers: [{ url: '/', description: 'The server that gives this description.' }],
    security: [{ adminToken: [], session: [] }],
    tags: areas
      .map(([area]) => areaOf(area))
      .map(({ name, about }) => ({ name, description: about }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(book.named).sort(([one], [other]) => one.localeCompare(other, 'en'))),
      responses: { ...problemResponses, ...fileResponses },
      parameters: { ...sharedParameters, ...repeated },
      headers,
      securitySchemes: {
        adminToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The adminToken that a sign-in gives; it lives five minutes and is renewed at `/api/v1/auth/refresh`.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'The HttpOnly cookie of the session, set by the sign-in.',
        },
      },
    },
  };
}

function operationOf(area: string, verb: string, route: AppRoute, book: SchemaBook): ApiOperation {
  const name = `${area}.${verb}`;
  const { may } = route.metadata as Policy;
  const parameters = parametersOf(route, book);
  return {
    operationId: name,
    ...wordsOf(area, verb, route),
    tags: [areaOf(area).name],
    ...(ownSecurity[may] ? { security: ownSecurity[may] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...('body' in route ? { requestBody: bodyOf(route.body as z.ZodType, book) } : {}),
    responses: answersOf(name, route, book),
    'x-capability': may,
  };
}

function bodyOf(body: z.ZodType, book: SchemaBook): ApiOperation['requestBody'] {
  if (body === fileBody)
    return {
      required: true,
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    };
  return {
    required: true,
    content: { 'application/json': { schema: book.write(body, 'input'), example: exampleOf(body) } },
  };
}
