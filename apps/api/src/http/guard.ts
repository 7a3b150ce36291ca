import { createHash } from 'node:crypto';
import type { Policy } from '@diwan/api-contract/capabilities';
import type { AppRoute } from '@ts-rest/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../deps.ts';
import type { Actor } from './actor.ts';
import { problemOf } from './problems.ts';
import { type RateClass, rateClassOf } from './rate-limits.ts';
import { TokenBuckets } from './token-buckets.ts';

export type Authentication = { kind: 'session'; actor: Actor } | { kind: 'refused' };
export type Authenticate = (
  deps: AppDeps,
  request: { authorization?: string; cookie?: string },
) => Promise<Authentication>;

/** Beside a route that is not of the contract: who may call it, and how often. */
export interface RouteGuard {
  may: Policy['may'];
  rateClass: RateClass;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    guard?: RouteGuard;
    tsRestRoute?: unknown;
  }
}

/** Checks who may call a route before its body is read: 403 for a foreign origin, 429, 401, 403; no handler asks again. */
export function installGuard(app: FastifyInstance, deps: AppDeps, authenticate: Authenticate): void {
  const buckets = new TokenBuckets();
  const actors = new WeakMap<FastifyRequest, Actor>();

  app.decorateRequest('actor', {
    getter(this: FastifyRequest): Actor {
      const actor = actors.get(this);
      if (!actor)
        throw new Error(`${this.method} ${this.routeOptions.url} asks who its actor is, but its policy lets anyone in`);
      return actor;
    },
  });

  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, guard: guardOf(route) };
  });

  app.addHook('onRequest', async (request) => {
    const guard = request.routeOptions.config.guard ?? { may: 'anyone', rateClass: 'open' };
    if (isForeign(request, deps.config.publicUrl))
      throw problemOf('forbidden', { detail: 'The request comes from another site.' });

    const limit = (caller: string) => {
      if (guard.rateClass === 'unlimited') return;
      const wait = buckets.take(
        `${guard.rateClass} ${caller}`,
        deps.config.rateLimits[guard.rateClass],
        performance.now(),
      );
      if (wait > 0) throw problemOf('rateLimited', { retryAfter: wait });
    };
    const { authorization, cookie } = request.headers;
    if (guard.may === 'anyone') return limit(request.ip);
    if (guard.may === 'session')
      return limit(cookie ? createHash('sha256').update(cookie).digest('base64') : request.ip);

    const authentication = await authenticate(deps, { authorization, cookie });
    if (authentication.kind === 'refused') {
      limit(request.ip);
      throw problemOf('unauthenticated');
    }
    limit(authentication.actor.sessionId);
    if (!authentication.actor.can(guard.may)) throw problemOf('forbidden', { reason: 'notPermitted' });
    actors.set(request, authentication.actor);
  });
}

function guardOf(route: {
  method: string | string[];
  url: string;
  config?: { guard?: RouteGuard; tsRestRoute?: unknown };
}): RouteGuard {
  if (route.config?.guard) return route.config.guard;
  const contracted = route.config?.tsRestRoute as AppRoute | undefined;
  const may = (contracted?.metadata as Partial<Policy> | undefined)?.may;
  if (!contracted || !may) throw new Error(`${route.method} ${route.url} says nowhere who may call it`);
  return { may, rateClass: rateClassOf(contracted.method, contracted.path) };
}

/** Browsers say where a request comes from; a write from another site is never meant. */
function isForeign(request: FastifyRequest, publicUrl: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const { origin } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  if (origin === undefined) return false;
  return origin !== new URL(publicUrl).origin && origin !== `${request.protocol}://${request.host}`;
}
