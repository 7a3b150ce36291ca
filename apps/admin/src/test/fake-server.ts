import type { Session } from '@diwan/api-contract/endpoints/identity';
import { type WorkQueues, workQueues } from '@diwan/api-contract/endpoints/work';
import { initialSettings, sharedOf } from '@diwan/api-contract/settings/register';
import { defaultPreferences } from '@diwan/api-contract/values/preferences';
import { vi } from 'vitest';
import { fakeNetwork, type Handlers, json, problem } from './fake-network.ts';

let issued = 0;

/** A session as the server gives it; each has another token. */
export function issueSession(role: 'admin' | 'editor' = 'admin'): Session {
  issued += 1;
  const now = Date.now();
  const after = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  return {
    adminToken: `token-${issued}-${'x'.repeat(40)}`,
    expiresAt: after(5),
    signInExpiresAt: after(600),
    serverNow: new Date(now).toISOString(),
    user: {
      uid: '0190a000-0000-7000-8000-000000000001',
      displayName: 'Sara Ali',
      email: 'sara@example.com',
      photoURL: null,
      providerId: 'oidc',
      about: '',
      status: 'active',
      userRole: role,
    },
    preferences: defaultPreferences,
    settings: sharedOf(initialSettings),
  };
}

const queue = { count: 0, oldestAt: null, overdue: 0, days: 3 };

/** All work queues alike. */
export const queuesOf = (each: WorkQueues[keyof WorkQueues]): WorkQueues =>
  Object.fromEntries(Object.keys(workQueues.shape).map((name) => [name, each])) as WorkQueues;

/** Answers at the network's edge as a server does on which nothing happens. */
export function fakeServer(handlers: Handlers = {}) {
  const network = fakeNetwork({
    'GET /api/v1/checkToken': () => json({ serverNow: new Date().toISOString() }),
    'POST /api/v1/auth/refresh': () => json(issueSession()),
    'POST /api/v1/auth/logout': () => json({ endSessionUrl: null }),
    'PUT /api/v1/me/preferences': ({ body }) => json(body),
    'GET /api/v1/work/queues': () => json(queuesOf(queue)),
    'GET /api/v1/notifications/unread-count': () => json({ count: 0 }),
    'GET /api/v1/realtime/settings': () => problem(503, 'unavailable'),
    ...handlers,
  });
  vi.stubGlobal('fetch', network.fetch);
  return network;
}
