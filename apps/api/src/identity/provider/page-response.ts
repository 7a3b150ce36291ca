import type { IncomingMessage, ServerResponse } from 'node:http';

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What the provider's pages need other than the API: no script at all, and forms that say where they come from. */
export const pageHeaders = {
  'content-security-policy': policy,
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

export function setPageHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value);
}

/** Lets the one page that asks for a passkey run the one script of these pages. */
export function withScript(response: ServerResponse): void {
  response.setHeader('content-security-policy', `${policy}; script-src 'self'`);
}

export function sendPage(response: ServerResponse, status: number, page: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(page);
}

const longestForm = 8 * 1024;

/** A posted form, or nothing when it is no form or too long for one. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longestForm) return undefined;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
