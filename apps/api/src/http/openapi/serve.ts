import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './document.ts';
import { docsPage } from './page/page.ts';
import { docsStyle } from './page/page-style.ts';

/** Serves the description for programs, and as a page for people that needs no script. */
export function serveOpenApi(app: FastifyInstance): void {
  const json = once(() => JSON.stringify(openApiDocument()));
  const page = once(() => docsPage(openApiDocument()));
  const config = { guard: { may: 'anyone', rateClass: 'open' } } as const;
  app.get('/api/v1/openapi.json', { config }, (_, reply) => reply.type('application/json').send(json()));
  app.get('/api/v1/docs', { config }, (_, reply) => reply.type('text/html; charset=utf-8').send(page()));
  app.get('/api/v1/docs.css', { config }, (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
}

/** Made when it is first asked for: most starts of the server are never asked. */
function once(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}
