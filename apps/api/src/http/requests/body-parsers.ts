import type { FastifyInstance } from 'fastify';
import { problemOf } from '../problems/problems.ts';
import { keepBody } from './signature.ts';

/** JSON (a body with `__proto__` is refused), and the form that pusher-js sends to authorise a channel; nothing else is read. */
export function installBodyParsers(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    keepBody(request, body);
    void readJson(request, body, done);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (request: { routeOptions: { url?: string } }, body: string) => {
      if (request.routeOptions.url !== '/broadcasting/auth') throw problemOf('unsupportedMediaType');
      return Object.fromEntries(new URLSearchParams(body));
    },
  );
}
