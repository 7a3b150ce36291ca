import { connectivity } from './connectivity.ts';
import { localProblem, ProblemFailure } from './expect-body.ts';

export interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
}

export interface Outgoing {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
  timeout: number;
  /** Whether the browser may answer by itself. */
  cache?: RequestCache | undefined;
  /** The call itself, where it is under way already. */
  begun?: Promise<Response> | undefined;
  noteOutcome?: (hasSucceeded: boolean) => void;
}

/** One HTTP call: JSON in and out, a deadline, and a `ProblemFailure` where no answer comes. */
export async function send(outgoing: Outgoing): Promise<Answer> {
  const { method, url, headers, body: sent, signal, timeout, begun } = outgoing;
  const { cache = 'no-store', noteOutcome = connectivity.note } = outgoing;
  // Not `AbortSignal.timeout`, which the browser keeps until its time is over, long after the answer.
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeout);
  try {
    const init: RequestInit = { method, headers, body: sent, credentials: 'same-origin', cache };
    const until = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
    const response = await (begun ?? fetch(url, { ...init, signal: until }));
    const { status, headers: received } = response;
    const body = isFile(received) ? await response.blob() : parse(await response.text(), received);
    noteOutcome(!isGatewayFailure(status));
    return { status, body, headers: received };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof ProblemFailure) throw error;
    noteOutcome(false);
    throw new ProblemFailure(localProblem(deadline.signal.aborted ? 'timeout' : 'offline', String(error)));
  } finally {
    clearTimeout(timer);
  }
}

const isFile = (headers: Headers) => headers.get('content-disposition')?.startsWith('attachment') ?? false;

function parse(text: string, headers: Headers): unknown {
  if (text === '') return undefined;
  if (!/[/+]json\b/.test(headers.get('content-type') ?? '')) return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemFailure(localProblem('unreadable'));
  }
}

function isGatewayFailure(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}
