import { z } from 'zod';

/** Whoever sends proves by it that they know the secret: `t=<seconds since 1970>,v1=<hex of HMAC-SHA-256 over "<t>.<method> <path>.<body>">`. */
export const signed = z.object({ 'x-diwan-signature': z.string().max(200) });
export const signing =
  'Signed in `X-Diwan-Signature`: `t=<seconds>,v1=<hex>`, the HMAC-SHA-256 of `<t>.<METHOD> <path>.<body>` under the shared secret, at most five minutes old. What is sent again with the same `messageId` gets the first answer and does nothing.';
/** Names what is sent, however often it is. */
export const messageId = z.uuid();
