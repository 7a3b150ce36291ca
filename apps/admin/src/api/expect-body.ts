import type { Problem } from '@diwan/api-contract/problem';

/** A call that didn't succeed, with the server's problem; `offline` and `timeout` are problems of the way there. */
export class ProblemFailure extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.title);
    this.name = 'ProblemFailure';
    this.problem = problem;
  }
}

/** A problem that arises in the browser. */
export function localProblem(code: 'offline' | 'timeout' | 'unreadable' | 'notConfirmed', detail?: string): Problem {
  return { type: 'about:blank', title: code, status: 0, code, detail };
}

/** The problem of whatever was thrown: an unforeseen error becomes `internal`. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ProblemFailure) return error.problem;
  return { type: 'about:blank', title: 'internal', status: 0, code: 'internal', detail: String(error) };
}

type Success = 200 | 201 | 202 | 204;

/** The body of a successful answer; anything else is thrown as a `ProblemFailure`. */
export async function expectBody<R extends { status: number; body: unknown }>(
  answer: Promise<R>,
): Promise<Extract<R, { status: Success }>['body']> {
  const { status, body } = await answer;
  if (status >= 200 && status < 300) return body;
  throw new ProblemFailure(isProblem(body) ? body : { ...localProblem('unreadable'), status, code: codeOf(status) });
}

/** The file that a successful answer brings; whatever else comes is thrown as a `ProblemFailure`. */
export async function expectFile(answer: Promise<{ status: number; body: unknown }>): Promise<Blob> {
  const content: unknown = await expectBody(answer);
  if (!(content instanceof Blob)) throw new ProblemFailure(localProblem('unreadable'));
  return content;
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'status' in body;
}

function codeOf(status: number): string {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  return status >= 500 ? 'unavailable' : 'unreadable';
}
