import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from './problems.ts';

/** Knows every route's methods, so that a known path under another method is 405 with `Allow`, not 404. */
export function installMissing(app: FastifyInstance): (request: FastifyRequest, reply: FastifyReply) => never {
  const routes: { method: string; pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return;
    const pattern = new RegExp(`^${url.replace(/[.+]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}$`);
    for (const name of [method].flat()) routes.push({ method: name, pattern });
  });

  const refuse = (request: FastifyRequest, reply: FastifyReply): never => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (allowed.length === 0 || allowed.includes(request.method)) throw problemOf('notFound');
    reply.header('allow', [...new Set(allowed)].sort().join(', '));
    throw problemOf('methodNotAllowed');
  };
  app.setNotFoundHandler(refuse);
  return refuse;
}
