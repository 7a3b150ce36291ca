import { demoPath } from '@diwan/api-contract/demo/demo-router';
import type { AppRoute } from '@ts-rest/core';
import { getResponse, type RequestHandler } from 'msw';
import { type MockSettings, startingSettings } from '../mock-settings.ts';
import type { DemoStorage } from '../storage/demo-storage.ts';
import { authHandlers, openMembers } from './auth-handlers.ts';

export interface SignInBackend {
  handlers: readonly RequestHandler[];
  settings: MockSettings;
  /** Asks the handlers themselves: no request leaves the page, so that there is nothing for a worker to take. */
  ask(endpoint: AppRoute, body: object): Promise<Response>;
}

/** The demo's sign-in, apart from its apps: only Storybook shows it, and no build of the product carries it. */
export async function openSignInBackend(storage: DemoStorage, now = () => Date.now()): Promise<SignInBackend> {
  const settings = { ...startingSettings };
  const handlers = authHandlers(await openMembers(storage), settings, now);
  return {
    settings,
    handlers,
    async ask({ method, path }, body) {
      const content = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const url = new URL(demoPath(path), location.origin);
      const response = await getResponse(handlers, new Request(url, { method, ...content }));
      return response!;
    },
  };
}
