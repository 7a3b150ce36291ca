import type { Session } from '@diwan/api-contract/identity';
import { vi } from 'vitest';

export interface Received {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

type Handler = (request: Received) => Response | Promise<Response>;

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const problem = (status: number, code: string) =>
  new Response(JSON.stringify({ type: 'about:blank', title: code, status, code }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

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
    preferences: { theme: 'light', layout: 'horizontal', navbar: 'floating', density: 'default', starred: [] },
  };
}

const queue = { count: 0, oldestAt: null, overdue: 0 };

/** Answers at the network's edge: everything above `fetch` is real. */
export function fakeServer(handlers: Record<string, Handler> = {}) {
  const received: Received[] = [];
  const answers: Record<string, Handler> = {
    'GET /api/v1/checkToken': () => json({ serverNow: new Date().toISOString() }),
    'POST /api/v1/auth/refresh': () => json(issueSession()),
    'POST /api/v1/auth/logout': () => json({ endSessionUrl: null }),
    'PUT /api/v1/me/preferences': ({ body }) => json(body),
    'GET /api/v1/work/queues': () =>
      json({ jobPostsToReview: queue, applicantsPending: queue, employersToVerify: queue, taxonomiesSuggested: queue }),
    'GET /api/v1/notifications/unread-count': () => json({ count: 0 }),
    'GET /api/v1/realtime/settings': () => problem(503, 'unavailable'),
    ...handlers,
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://localhost');
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const request = { method, path: pathname, headers: new Headers(init.headers), body };
    received.push(request);
    init.signal?.throwIfAborted();
    const answer = answers[`${method} ${pathname}`] ?? (() => problem(404, 'notFound'));
    return raceAbort(Promise.resolve(answer(request)), init.signal);
  });
  return {
    received,
    answers,
    count: (call: string) => received.filter(({ method, path }) => `${method} ${path}` === call).length,
  };
}

function raceAbort<T>(answer: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return answer;
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ]);
}
