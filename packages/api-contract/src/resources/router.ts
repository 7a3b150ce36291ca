import type { AppRouter } from '@ts-rest/core';
import { c } from '../contract.ts';
import { endpoints, type ResourceDefinition } from '../crud.ts';
import { routerOptions } from '../problem.ts';
import { type ResourceKey, resources } from './index.ts';

type Described = Omit<ResourceDefinition, 'rules'>;
/** The same as `endpoints` answers for one resource; TypeScript can't infer it for each of a mapped type. */
type EndpointsOf<R extends Described> = ReturnType<
  typeof endpoints<
    R['path'],
    R['draft'],
    R['record'],
    R['row'],
    R['filters'],
    R['sorts'],
    R['verbs'],
    R['events'],
    UniqueOf<R>
  >
> &
  (R extends { more: infer More extends AppRouter } ? More : unknown);
type UniqueOf<R> = R extends { unique: infer Unique extends readonly [string, ...string[]] } ? Unique : undefined;

const routers = Object.fromEntries(
  Object.entries<Described>(resources).map(([key, resource]) => [key, { ...endpoints(resource), ...resource.more }]),
) as unknown as { [K in ResourceKey]: EndpointsOf<(typeof resources)[K]> };

/** The endpoints of every resource. */
export const resourcesRouter = c.router(routers, routerOptions);
