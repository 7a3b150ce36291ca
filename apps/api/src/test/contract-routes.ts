import { contract } from '@diwan/api-contract';
import type { Policy } from '@diwan/api-contract/capabilities';
import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core';

export interface ContractRoute {
  name: string;
  route: AppRoute;
  may: Policy['may'];
}

/** Every endpoint of the contract, by its name in it. */
export function contractRoutes(router: AppRouter = contract, prefix = ''): ContractRoute[] {
  return Object.entries(router).flatMap(([key, part]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    return isAppRoute(part) ? [{ name, route: part, may: (part.metadata as Policy).may }] : contractRoutes(part, name);
  });
}

/** A path of the route with something in the place of each parameter. */
export function pathOf(route: AppRoute, id = '01900000-0000-7000-8000-00000000ffff'): string {
  return route.path.replace(/:[^/]+/g, id);
}
