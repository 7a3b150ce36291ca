import { demoPath } from '@diwan/api-contract/demo/demo-router';
import { fieldErrors } from '@diwan/api-contract/field-errors';
import type { FieldError } from '@diwan/api-contract/problem';
import type { AppRoute, ServerInferRequest, ServerInferResponses } from '@ts-rest/core';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type { z } from 'zod';
import type { MockSettings } from '../mock-settings.ts';
import { demoProblem } from './demo-problem.ts';
import { jsonStream } from './write-json.ts';

type Parts = 'params' | 'query' | 'body';
type Given<Route extends AppRoute> = Pick<ServerInferRequest<Route>, Extract<keyof ServerInferRequest<Route>, Parts>>;
type Answer<Route extends AppRoute> = Extract<ServerInferResponses<Route>, { status: number }>;

/** Answers an endpoint of the demo's contract: whatever breaks the contract is refused, the rest gets what `answer` says. */
export function answerEndpoint<Route extends AppRoute>(
  endpoint: Route,
  settings: Readonly<MockSettings>,
  answer: (given: Given<Route>) => Answer<Route> | Promise<Answer<Route>>,
): RequestHandler {
  const pattern = new RegExp(`${demoPath(endpoint.path).replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
  const matched = (request: Request) => pattern.exec(new URL(request.url).pathname);
  async function answerTo(request: Request) {
    if (settings.isFailing) return demoProblem(503, 'unavailable', 'The demo was told to fail');
    const { given, errors } = await readRequest(endpoint, request, { ...matched(request)?.groups });
    if (errors.length > 0) return demoProblem(422, 'invalid', 'The request breaks the contract', errors);
    return answer(given as Given<Route>);
  }
  const method = endpoint.method === 'GET' ? http.get : http.post;
  return method(
    ({ request }) => matched(request) !== null,
    async ({ request }) => {
      const answered = await answerTo(request);
      // What was asked for is done by then: it is the answer that is slow.
      await delay(settings.latency);
      return respond(answered);
    },
  );
}

const respond = ({ status, body }: { status: number; body: unknown }) =>
  status === 204
    ? new HttpResponse(null, { status })
    : new HttpResponse(jsonStream(body as object), { status, headers: { 'content-type': 'application/json' } });

async function readRequest(endpoint: AppRoute, request: Request, params: Record<string, string>) {
  const { query, body } = endpoint as { query?: z.ZodType; body?: z.ZodType };
  const parts: [Parts, z.ZodType | undefined, unknown][] = [
    ['params', endpoint.pathParams as z.ZodType | undefined, params],
    ['query', query, Object.fromEntries(new URL(request.url).searchParams)],
    ['body', body, body && (await request.json().catch(() => undefined))],
  ];
  const given: Partial<Record<Parts, unknown>> = {};
  const errors: FieldError[] = [];
  for (const [name, schema, input] of parts) {
    const read = schema?.safeParse(input);
    given[name] = read?.data;
    errors.push(...fieldErrors(read?.error?.issues ?? [], input));
  }
  return { given, errors };
}
