import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { problemOf } from '../problems/problems.ts';

/** A signature is good for so long on either side of its moment. */
const toleranceSeconds = 300;
const form = /^t=(\d{1,12}),v1=([\da-f]{64})$/;
const bodies = new WeakMap<object, string>();

/** Keeps a body as it came, and of one of bytes its SHA-256 in hexadecimal: a signature is over that and nothing else. */
export const keepBody = (request: object, body: string): void => void bodies.set(request, body);

/** What stands in `X-Diwan-Signature` of a request. */
export function signatureOf(
  secret: string,
  { at, method, url, body }: { at: number; method: string; url: string; body: string },
): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${method} ${url}.${body}`).digest('hex')}`;
}

/** Refuses whatever is not signed with a secret, or was signed too long ago; nothing is let in where there is no secret. */
export function expectSigned(request: FastifyRequest, secret: string | null, now: Date): void {
  const given = form.exec(String(request.headers['x-diwan-signature'] ?? ''));
  if (secret === null || !given) throw problemOf('forbidden', { detail: 'A valid signature is needed.' });
  const at = Number(given[1]);
  const { method, url } = request;
  const expected = signatureOf(secret, { at, method, url, body: bodies.get(request) ?? '' });
  const isRight = timingSafeEqual(Buffer.from(expected), Buffer.from(`t=${at},v1=${given[2]}`));
  if (!isRight || Math.abs(now.getTime() / 1000 - at) > toleranceSeconds)
    throw problemOf('forbidden', { detail: 'A valid signature is needed.' });
}
