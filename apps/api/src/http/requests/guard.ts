import type { Policy } from '@diwan/api-contract/capabilities';
import type { AppRoute } from '@ts-rest/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '#deps.ts';
import { Limiter, strangerAt } from '../limits/limiter.ts';
import { type RateClass, rateClassOf } from '../limits/rate-limits.ts';
import { problemOf } from '../problems/problems.ts';
import { type Actor, actorOf, expectFresh, setActor } from './actor.ts';
import type { WithCookies } from './cookies.ts';

export type Authentication = { kind: 'session'; actor: Actor } | { kind: 'refused' };
export interface Doorkeeper {
  authenticate(deps: AppDeps, request: WithCookies): Promise<Authentication>;
  /** The session that a cookie belongs to, while it lasts; whoever holds no more than its cookie is let in nowhere by it. */
  recognise(deps: AppDeps, request: WithCookies): Promise<{ session: string; account: string } | null>;
}

/** Beside a route that is not of the contract: who may call it, and how often. */
export interface RouteGuard {
  may: Policy['may'];
  rateClass: RateClass;
  stepUp?: true;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    guard?: RouteGuard;
    tsRestRoute?: unknown;
  }
}

/** Checks who may call a route before its body is read: 403 for a foreign origin, 429, 401, 403; no handler asks again. */
export function installGuard(app: FastifyInstance, deps: AppDeps, doorkeeper: Doorkeeper): void {
  const limiter = new Limiter(deps.config.rateLimits);
  app.decorate('limiter', limiter);
  app.decorateRequest('actor', {
    getter(this: FastifyRequest): Actor {
      const actor = actorOf(this);
      if (!actor)
        throw new Error(`${this.method} ${this.routeOptions.url} asks who its actor is, but its policy lets anyone in`);
      return actor;
    },
  });

  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, guard: guardOf(route) };
  });

  app.addHook('onRequest', async (request) => {
    const { may, rateClass, stepUp } = request.routeOptions.config.guard ?? { may: 'anyone', rateClass: 'open' };
    if (isForeign(request, deps.config.publicUrl))
      throw problemOf('forbidden', { detail: 'The request comes from another site.' });

    if (may === 'anyone') return limiter.spend(rateClass, strangerAt(request));
    if (may === 'session')
      return limiter.spend(rateClass, (await doorkeeper.recognise(deps, request)) ?? strangerAt(request));

    const authentication = await doorkeeper.authenticate(deps, request);
    if (authentication.kind === 'refused') {
      limiter.spend(rateClass, strangerAt(request));
      throw problemOf('unauthenticated');
    }
    const { actor } = authentication;
    setActor(request, actor);
    limiter.spend(rateClass, { session: actor.sessionId, account: actor.id });
    if (!actor.can(may)) throw problemOf('forbidden', { reason: 'notPermitted' });
    if (stepUp) await expectFresh(actor);
  });
}

function guardOf(route: {
  method: string | string[];
  url: string;
  config?: { guard?: RouteGuard; tsRestRoute?: unknown };
}): RouteGuard {
  if (route.config?.guard) return route.config.guard;
  const contracted = route.config?.tsRestRoute as AppRoute | undefined;
  const { may, stepUp } = (contracted?.metadata ?? {}) as Partial<Policy>;
  if (!contracted || !may) throw new Error(`${route.method} ${route.url} says nowhere who may call it`);
  return { may, rateClass: rateClassOf(contracted.method, contracted.path), ...(stepUp && { stepUp }) };
}

/** Browsers say where a request comes from; a write from another site is never meant. */
function isForeign(request: FastifyRequest, publicUrl: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const { origin } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  if (origin === undefined) return false;
  return origin !== new URL(publicUrl).origin && origin !== `${request.protocol}://${request.host}`;
}
