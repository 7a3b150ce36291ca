import type { IncomingMessage } from 'node:http';
import { addressGroup } from '#http/limits/client-address.ts';
import type { RateLimit } from '#http/limits/rate-limits.ts';
import { TokenBuckets } from '#http/limits/token-buckets.ts';
import { type Closing, closing } from './protocol.ts';

/** Refuses pages of other sites. A client that sends no Origin is no browser and proves itself with a grant. */
export function isOwnOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  const page = URL.parse(origin);
  if (page === null) return false;
  return page.origin === new URL(publicUrl).origin || page.hostname === URL.parse(`http://${host}`)?.hostname;
}

/** The application key in the path `/app/:key`, or null where the path is another one. */
export function keyIn(request: IncomingMessage): string | null {
  return /^\/app\/([^/?]+)(?:\?|$)/.exec(request.url ?? '')?.[1] ?? null;
}

/** Why a client can't be served, or null. */
export function refusalOf(request: IncomingMessage, key: string): Closing | null {
  if (keyIn(request) !== key) return closing.noSuchApp;
  const protocol = Number(new URL(request.url ?? '', 'http://host').searchParams.get('protocol') ?? 7);
  return protocol >= 5 && protocol <= 7 ? null : closing.unsupportedProtocol;
}

/** Counts connects by address. */
export function createDoor(connects: RateLimit): { admits(address: string): boolean } {
  const buckets = new TokenBuckets();
  return { admits: (address) => buckets.take(addressGroup(address), connects) === 0 };
}
