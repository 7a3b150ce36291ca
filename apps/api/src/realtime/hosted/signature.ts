import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Compares two signatures in constant time. */
export function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The protocol's signature of a subscription. */
export function signSubscription(secret: string, socketId: string, channel: string, channelData?: string): string {
  return hmac(secret, [socketId, channel, channelData].filter((part) => part !== undefined).join(':'));
}

/** The protocol's signature of a call to the HTTP publish API; `auth_signature` itself is left out. */
export function signRequest(secret: string, method: string, path: string, query: Record<string, string>): string {
  const sorted = Object.keys(query)
    .filter((name) => name !== 'auth_signature')
    .sort()
    .map((name) => `${name}=${query[name]}`);
  return hmac(secret, `${method}\n${path}\n${sorted.join('&')}`);
}

export function md5(body: string): string {
  return createHash('md5').update(body).digest('hex');
}
