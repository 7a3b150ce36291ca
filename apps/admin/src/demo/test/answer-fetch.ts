import { getResponse } from 'msw';
import type { DemoBackend } from '#mocks/demo-backend.ts';

/** Stands where `fetch` is, and has the demo's mocks answer without the worker between them. */
export const answerFetch =
  ({ handlers }: Pick<DemoBackend, 'handlers'>) =>
  async (url: string, { signal: _, ...init }: RequestInit = {}): Promise<Response> => {
    const response = await getResponse([...handlers], new Request(new URL(url, location.origin), init));
    if (!response) throw new TypeError(`The demo has no ${init.method} ${url}`);
    return response;
  };
