export interface Received {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

export type Handler = (request: Received) => Response | Promise<Response>;
export type Handlers = Record<string, Handler>;

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const problem = (status: number, code: string) =>
  new Response(JSON.stringify({ type: 'about:blank', title: code, status, code }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

/** Stands where `fetch` is: everything above it is real. */
export function fakeNetwork(answers: Handlers) {
  const received: Received[] = [];
  return {
    received,
    answers,
    count: (call: string) => received.filter(({ method, path }) => `${method} ${path}` === call).length,
    fetch: async (url: string, init: RequestInit = {}) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const method = init.method ?? 'GET';
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      const request = { method, path: pathname, query: searchParams, headers: new Headers(init.headers), body };
      received.push(request);
      init.signal?.throwIfAborted();
      const answer = answers[`${method} ${pathname}`] ?? (() => problem(404, 'notFound'));
      return raceAbort(Promise.resolve(answer(request)), init.signal);
    },
  };
}

function raceAbort<T>(answer: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return answer;
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ]);
}
