import type { Problem } from '@diwan/api-contract/problem';
import type { Client } from './client-types.ts';
import { contractPaths } from './contract-paths.ts';
import type { Endpoint } from './endpoint-table.ts';
import { mapLazily } from './map-lazily.ts';
import { type Answer, send } from './send.ts';

/** What the client must know of the session; the session gives it when it starts. */
export interface Credentials {
  token: () => string | null;
  /** Renews the token, once for however many ask; false when the session is over, a `ProblemFailure` when nobody answers. */
  renew: (refused: string | null) => Promise<boolean>;
  /** Is told of each call whether anybody answered; the connection is, where this is missing. */
  noteOutcome?: (hasSucceeded: boolean) => void;
}

interface Given {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  version?: number;
  idempotencyKey?: string;
  signal?: AbortSignal;
  timeout?: number;
  cache?: RequestCache;
  begun?: Promise<Response> | undefined;
}

const timeout = 30_000;

let current: Credentials = { token: () => null, renew: async () => false };

/** Tells the client whose calls it makes; the session does so when it starts. */
export function giveCredentials(credentials: Credentials): void {
  current = credentials;
}

let proveAnew = async () => false;

/** Tells the client how somebody is asked to prove who they are; false when they would not. */
export function giveStepUp(ask: () => Promise<boolean>): void {
  proveAnew = ask;
}

/** The typed client of the whole contract: `client.skills.edit({ params, body, version })`; a call is made ready when it is first used. */
export function createClient<Made = Client>(credentials: Credentials, table = contractPaths): Made {
  const callOf = (endpoint: Endpoint) => {
    const call = (given: Given = {}) => callWithSession(endpoint, given, credentials);
    return Object.assign(call, { addressOf: (given: Given = {}) => urlOf(endpoint.path, given) });
  };
  return mapLazily(table, (endpoints) => mapLazily(endpoints, callOf)) as Made;
}

/** Renews the session of the one client: for calls that go another way. */
export const renewCredentials: Credentials['renew'] = (refused) => current.renew(refused);

/** Whose calls the one client makes: for calls that go another way. */
export const credentials: Credentials = { token: () => current.token(), renew: renewCredentials };

/** The one client of the app. */
export const client = createClient(credentials);

async function callWithSession(endpoint: Endpoint, given: Given, credentials: Credentials): Promise<Answer> {
  const own = ownHeaderValues(endpoint, given);
  const token = credentials.token();
  const answer = await callOnce(endpoint, given, own, token, credentials.noteOutcome);
  const again = () =>
    callOnce(endpoint, { ...given, begun: undefined }, own, credentials.token(), credentials.noteOutcome);
  if (answer.status === 401 && !endpoint.path.startsWith('/api/v1/auth/')) {
    if (!(await credentials.renew(token))) return answer;
    return afterStepUp(await again(), again);
  }
  return afterStepUp(answer, again);
}

/** Sends a call again, with the key that it had, once somebody has proved anew who they are. */
async function afterStepUp(answer: Answer, again: () => Promise<Answer>): Promise<Answer> {
  const isWanted = answer.status === 403 && (answer.body as Problem | undefined)?.code === 'step_up_required';
  return isWanted && (await proveAnew()) ? again() : answer;
}

function callOnce(
  endpoint: Endpoint,
  given: Given,
  own: Record<string, string>,
  token: string | null,
  noteOutcome?: Credentials['noteOutcome'],
) {
  const headers: Record<string, string> = { accept: 'application/json', ...own };
  if (token) headers.authorization = `Bearer ${token}`;
  if (given.body !== undefined) headers['content-type'] = 'application/json';
  return send({
    method: endpoint.method,
    url: urlOf(endpoint.path, given),
    headers,
    body: given.body === undefined ? undefined : JSON.stringify(given.body),
    signal: given.signal,
    timeout: given.timeout ?? timeout,
    cache: given.cache,
    begun: given.begun,
    noteOutcome,
  });
}

function ownHeaderValues(endpoint: Endpoint, given: Given): Record<string, string> {
  const values: Record<string, string> = {};
  for (const header of endpoint.headers) {
    if (header === 'if-match') values[header] = `"v${given.version}"`;
    else if (header === 'idempotency-key') values[header] = given.idempotencyKey ?? crypto.randomUUID();
    else values[header] = 'admin';
  }
  return values;
}

function urlOf(path: string, { params = {}, query = {} }: Given): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
