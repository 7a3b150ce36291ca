import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#deps.ts';
import { createIdentityProvider, mountPath } from './provider.ts';
import { purgeExpiredPayloads } from './provider-adapter.ts';

const purgeEveryMs = 3_600_000;

/** Serves the embedded identity provider below `/oidc`; it reads request bodies and writes answers itself. */
export async function serveIdentityProvider(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const provider = await createIdentityProvider(deps);
  const purging = setInterval(() => {
    purgeExpiredPayloads(deps.database, () => new Date()).catch((error: unknown) =>
      app.log.error({ err: error }, 'purging failed'),
    );
  }, purgeEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(purging));
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'POST'],
      url: `${mountPath}/*`,
      config: { guard: { may: 'anyone', rateClass: 'open' } },
      handler: async (request, reply) => {
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) reply.raw.setHeader(name, value);
        }
        reply.hijack();
        await provider.handler(request.raw, reply.raw, request.ip);
      },
    });
  });
}
