import { contract } from '@diwan/api-contract';
import fastifyCookie from '@fastify/cookie';
import { initServer } from '@ts-rest/fastify';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import type { AppDeps } from './deps.ts';
import { serveLinks } from './features/accounts/link-pages.ts';
import { installFileReceiver } from './features/files/receive.ts';
import { receiveFilms } from './features/files/films/receive-films.ts';
import { serveFilms } from './features/files/films/serve-films.ts';
import { serveReading } from './features/campaigns/serve-reading.ts';
import { serveUnsubscribing } from './features/campaigns/serve-unsubscribing.ts';
import { serveHealth } from './features/health/health.ts';
import { trustOfHops } from './http/limits/client-address.ts';
import { giveUpStandingReaders } from './http/limits/slow-readers.ts';
import { serveOpenApi } from './http/openapi/serve.ts';
import { installErrors, sendProblem } from './http/problems/errors.ts';
import { installMissing } from './http/problems/not-found.ts';
import { problemOf } from './http/problems/problems.ts';
import { installBodyParsers } from './http/requests/body-parsers.ts';
import { installGuard } from './http/requests/guard.ts';
import { installCompression } from './http/serving/compression.ts';
import { installSecurityHeaders, securityHeaders } from './http/serving/security-headers.ts';
import { serveStatic } from './http/serving/static.ts';
import { installRefusalAudit } from './identity/audit-refusals.ts';
import { serveIdentityProvider } from './identity/provider/mount.ts';
import { authenticate, recognise } from './identity/sessions/authenticate.ts';
import { prepareStaff } from './identity/staff/prepare-staff.ts';
import { createRouter } from './router.ts';

/** The whole server as a value: it listens nowhere until it is told to. */
export async function buildApp(
  deps: AppDeps,
  { onRoute }: { onRoute?: (route: RouteOptions) => void } = {},
): Promise<FastifyInstance> {
  const { config, log } = deps;
  const app = Fastify({
    ...(log ? { loggerInstance: log } : { logger: config.mode === 'test' ? false : { level: 'warn' } }),
    bodyLimit: 1024 * 1024,
    // As long as the largest file may take over a slow line.
    requestTimeout: 120_000,
    trustProxy: trustOfHops(config.trustedProxyHops),
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: (_error, request, reply) => {
      reply.headers(securityHeaders(config, request));
      sendProblem(request, reply, problemOf('malformed'));
    },
  });
  giveUpStandingReaders(app, config.readerSeconds * 1000);
  installSecurityHeaders(app, config);
  installErrors(app, { isTalkative: config.mode === 'test' });
  installBodyParsers(app);
  installFileReceiver(app, deps);
  installCompression(app);
  const refuse = installMissing(app);
  // Awaited, so that cookies are read before the guard asks for them.
  await app.register(fastifyCookie);
  installGuard(app, deps, { authenticate, recognise });
  installRefusalAudit(app, deps);
  if (onRoute) app.addHook('onRoute', onRoute);

  await app.register(async (scope) => {
    const server = initServer();
    server.registerRouter(contract, server.router(contract, createRouter(deps)), scope, {
      logInitialization: false,
      responseValidation: config.mode !== 'production',
      // Thrown on, so that the one error mapper answers.
      requestValidationErrorHandler: (error) => {
        throw error;
      },
    });
  });
  serveHealth(app, deps);
  serveOpenApi(app);
  await serveUnsubscribing(app, deps);
  serveReading(app, deps);
  serveFilms(app, deps);
  await receiveFilms(app, deps);
  await prepareStaff(deps);
  if (config.oidc.kind === 'embedded') {
    await serveIdentityProvider(app, deps);
    await serveLinks(app, deps);
  }
  if (config.staticDir) await serveStatic(app, config.staticDir, refuse);
  await app.ready();
  return app;
}
