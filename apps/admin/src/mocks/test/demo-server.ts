import { demoPath } from '@diwan/api-contract/demo/demo-router';
import type { AppRoute, ClientInferRequest, ClientInferResponses } from '@ts-rest/core';
import { setupServer } from 'msw/node';
import { onTestFinished } from 'vitest';
import type { z } from 'zod';
import { openSignInBackend } from '../auth/sign-in-backend.ts';
import { openDemoBackend } from '../demo-backend.ts';
import { type DemoStorage, memoryStorage } from '../storage/demo-storage.ts';

export const origin = 'http://demo.test';

type RequestOf<Route extends AppRoute> = Omit<
  ClientInferRequest<Route>,
  'headers' | 'extraHeaders' | 'cache' | 'fetchOptions'
>;

/** The mocks behind a server of the test's own, and a client that reads every answer by the contract. */
export async function startDemo(storage: DemoStorage = memoryStorage(), now?: () => number) {
  const backend = await openDemoBackend(storage, now);
  const signIn = await openSignInBackend(storage, now);
  const server = setupServer(...backend.handlers, ...signIn.handlers);
  server.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => server.close());

  async function ask<Route extends AppRoute>(
    route: Route,
    request: RequestOf<Route>,
  ): Promise<ClientInferResponses<Route>> {
    const { params = {}, query, body } = request as { params?: object; query?: Record<string, string>; body?: unknown };
    const path = Object.entries(params).reduce(
      (one, [name, value]) => one.replace(`:${name}`, String(value)),
      route.path,
    );
    const response = await fetch(`${origin}${demoPath(path)}?${new URLSearchParams(query)}`, {
      method: route.method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await response.text();
    const schema = route.responses[response.status] as z.ZodType;
    return {
      status: response.status,
      body: schema.parse(text === '' ? undefined : JSON.parse(text)),
      headers: response.headers,
    } as unknown as ClientInferResponses<Route>;
  }
  return { ask, backend };
}
