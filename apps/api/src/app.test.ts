import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApiDocument } from './http/openapi/document.ts';
import type { RouteGuard } from './http/requests/guard.ts';
import { contractRoutes } from './test/contract-routes.ts';
import { createTestApp, type TestApp } from './test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const ownRoutes = [
  '/api/v1/docs',
  '/api/v1/docs.css',
  '/api/v1/openapi.json',
  '/films',
  '/follow',
  '/livez',
  '/opened',
  '/readyz',
].map((path) => `GET ${path}`);
/** Where films come in, by the protocol of tus. */
const uploadRoutes = ['OPTIONS', 'PATCH'].map((method) => `${method} /uploads`);
/** Pages for people without a session, who send back a form. */
const pageRoutes = ['/oidc/*', '/oidc/forgotten', '/oidc/invitation', '/oidc/reset', '/unsubscribe'].flatMap((path) => [
  `GET ${path}`,
  `POST ${path}`,
]);
const named = (method: string, path: string) => `${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}`;

test('T24 what is registered, described and guarded is the contract, and every route has a policy and a rate limit', () => {
  const registered = api.routes.filter(({ method }) => method !== 'HEAD');
  const agreed = contractRoutes()
    .map(({ route }) => named(route.method, route.path))
    .sort();
  const served = registered
    .map(({ method, url }) => named(method, url))
    .filter((name) => ![...ownRoutes, ...pageRoutes, ...uploadRoutes].includes(name))
    .sort();
  expect(served).toEqual(agreed);

  const described = Object.entries(openApiDocument().paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => named(method, path)),
  );
  expect(described.sort()).toEqual(agreed);

  for (const { guard, method, url } of registered) {
    expect(guard?.may, `${method} ${url}`).toBeTruthy();
    expect([...Object.keys(api.deps.config.rateLimits.calls), 'unlimited'], `${method} ${url}`).toContain(
      guard?.rateClass,
    );
  }
});

test('T24 the policy of the contract is the one that guards', () => {
  const guards = new Map(api.routes.map(({ method, url, guard }) => [`${method} ${url}`, guard as RouteGuard]));
  for (const { route, may } of contractRoutes())
    expect(guards.get(`${route.method} ${route.path}`)?.may, route.path).toBe(may);
});

test('a route that says nowhere who may call it is refused when it is registered', async () => {
  const { default: Fastify } = await import('fastify');
  const { installGuard } = await import('./http/requests/guard.ts');
  const app = Fastify();
  installGuard(app, api.deps, { authenticate: async () => ({ kind: 'refused' }), recognise: async () => null });
  expect(() => app.get('/open', () => 'nobody decided this')).toThrow('says nowhere who may call it');
});
