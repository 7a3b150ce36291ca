import { randomUUID } from 'node:crypto';
import type { Role } from '@diwan/api-contract/values/staff';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { serverResources } from '#resources/index.ts';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import type { AppDeps } from '../deps.ts';
import { sessionCookie } from '../http/requests/cookies.ts';
import type { RouteGuard } from '../http/requests/guard.ts';
import { createSession } from '../identity/sessions/sessions.ts';
import { demoStaff } from '../identity/staff/demo-staff.ts';
import { openStore } from '../storage/open-store.ts';
import { missingInDescription } from './described.ts';
import { testKeys } from './test-keys.ts';

export interface TestSession {
  headers: { authorization: string; cookie: string };
  user: { id: string; name: string; role: Role };
}

export interface TestCall {
  as?: TestSession;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface RegisteredRoute {
  method: string;
  url: string;
  guard: RouteGuard | undefined;
}

/** The whole server without a port, with a database and a clock of its own; `signIn` opens a session directly, `close` fails where an answer was none that the API describes. */
export interface TestApp {
  app: FastifyInstance;
  deps: AppDeps;
  /** As the owner, who may do what the server may not. */
  database: Database;
  /** Every route that was registered, with what guards it. */
  routes: RegisteredRoute[];
  clock: { now: Date; advance(seconds: number): void };
  signIn(role?: Role): Promise<TestSession>;
  /** Calls as the screens do: JSON, an idempotency key on POST. */
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    call?: TestCall,
  ): Promise<LightMyRequestResponse>;
  /** Where its database is. */
  at: { url: string; servingUrl: string };
  close(): Promise<void>;
}

/** The product on a database that is there: as its owner reaches it, and as whoever serves does; both by one connection where it is `given`. */
export async function openTestApp(
  { url, servingUrl }: { url: string; servingUrl: string },
  change: Partial<Config> = {},
  given?: Database,
): Promise<TestApp> {
  const config = {
    ...readConfig({ NODE_ENV: 'test', STATIC_DIR: 'none', RATE_LIMIT_FACTOR: '1000000' }),
    databaseUrl: servingUrl,
    ...change,
  };
  const { audit: auditKeys } = testKeys;
  const serving = given ?? openDatabase(servingUrl, { auditKeys });
  const database = given ?? openDatabase(url, { auditKeys });
  const clock = {
    now: new Date(),
    advance(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
  };
  const deps: AppDeps = {
    resources: serverResources,
    config,
    database: serving,
    keys: testKeys,
    store: await openStore(config),
    clock: () => clock.now,
  };
  const routes: RegisteredRoute[] = [];
  const undescribed = new Set<string>();
  const app = await buildApp(deps, {
    onRoute: (route) => {
      const { method, url, config: { guard } = {} } = route;
      routes.push(...[method].flat().map((name) => ({ method: name, url, guard })));
      route.onResponse = async (_, reply) => {
        const missing = missingInDescription(String(method), url, reply);
        if (missing) undescribed.add(missing);
      };
    },
  });

  return {
    app,
    deps,
    database,
    at: { url, servingUrl },
    routes,
    clock,
    async signIn(role = 'admin') {
      const { adminToken, cookie } = await createSession(deps, demoStaff[role].id);
      const { id, name } = demoStaff[role];
      return {
        headers: { authorization: `Bearer ${adminToken}`, cookie: `${sessionCookie}=${cookie}` },
        user: { id, name, role },
      };
    },
    call(method, url, { as, body, headers } = {}) {
      return app.inject({
        method,
        url,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
          ...as?.headers,
          ...headers,
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
    },
    async close() {
      await app.close();
      await serving.close();
      await database.close();
      if (undescribed.size > 0) throw new Error(`The API does not describe: ${[...undescribed].join('; ')}`);
    },
  };
}
