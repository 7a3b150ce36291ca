import { contract } from '@diwan/api-contract';
import type { Policy } from '@diwan/api-contract/capabilities';
import { fileBody } from '@diwan/api-contract/page';
import { problem } from '@diwan/api-contract/problem';
import { generateOpenApi } from '@ts-rest/open-api';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiDocument } from './api-document.ts';
import { docsPage, docsStyle } from './openapi-page.ts';

const binary = { schema: { type: 'string', format: 'binary' } } as const;
/** A file, in the format that was asked for. */
const download = {
  description: '200',
  content: {
    'text/csv': binary,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': binary,
  },
} as const;
const problemRef = { $ref: '#/components/schemas/Problem' };

/** The contract as OpenAPI 3.1, made once. */
export function openApiDocument(): ApiDocument {
  const document = generateOpenApi(
    contract,
    {
      info: {
        title: 'Diwan',
        version: '1',
        description: 'The back-office of a jobs marketplace: what the screens and the server agreed on.',
      },
    },
    {
      setOperationId: 'concatenated-path',
      operationMapper: (operation, route, id) => {
        const [area = '', verb = ''] = id.split('.');
        const isFile = route.responses[200] === fileBody;
        const takesFile = 'body' in route && route.body === fileBody;
        return {
          ...operation,
          ...(takesFile ? { requestBody: { content: { 'application/octet-stream': binary } } } : {}),
          ...(isFile ? { responses: { ...operation.responses, 200: download } } : {}),
          tags: [area],
          summary: route.summary ?? `${area}: ${verb}`,
          'x-capability': (route.metadata as Policy).may,
        };
      },
      schemaTransformer: ({ schema, type }) => {
        if (schema === problem) return problemRef;
        return schema instanceof z.ZodType
          ? (jsonSchema(schema, type === 'response' ? 'output' : 'input') as { type: 'object' })
          : null;
      },
    },
  ) as unknown as ApiDocument;
  return { ...document, openapi: '3.1.0', components: { schemas: { Problem: jsonSchema(problem, 'output') } } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  return rest;
}

/** Serves the description for programs, and as a page for people that needs no script. */
export function serveOpenApi(app: FastifyInstance): void {
  const document = openApiDocument();
  const json = JSON.stringify(document);
  const page = docsPage(document);
  const config = { guard: { may: 'anyone', rateClass: 'open' } } as const;
  app.get('/api/v1/openapi.json', { config }, (_, reply) => reply.type('application/json').send(json));
  app.get('/api/v1/docs', { config }, (_, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/v1/docs.css', { config }, (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
}
