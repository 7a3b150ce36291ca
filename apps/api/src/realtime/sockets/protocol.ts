import type { RateLimit } from '#http/limits/rate-limits.ts';

/** Close codes: 4000–4099 don't come back, 4100–4199 come back later, 4200–4299 come back at once. */
export const closing = {
  noSuchApp: [4001, 'Application does not exist'],
  unsupportedProtocol: [4007, 'Unsupported protocol version'],
  unauthorized: [4009, 'Connection is unauthorized'],
  overCapacity: [4100, 'Over capacity'],
  restarting: [4200, 'Please reconnect'],
  silent: [4201, 'Pong reply not received in time'],
  unreadable: [1007, 'Unreadable message'],
} as const satisfies Record<string, readonly [number, string]>;
export type Closing = (typeof closing)[keyof typeof closing];

/** An error that leaves the connection open. */
export const clientEventRefused = 4301;

export interface Limits {
  frameBytes: number;
  messages: RateLimit;
  subscriptions: number;
  connections: number;
  connects: RateLimit;
  /** A connection that is authorised for nothing by then is closed. */
  authorisedWithin: number;
  /** After this silence the other side is asked whether it is there … */
  pingAfter: number;
  /** … and has this long to answer. */
  pongWithin: number;
  /** How often connections are looked over: silence, and sessions that ended. */
  inspectEvery: number;
}

export const usualLimits: Omit<Limits, 'messages' | 'connects'> = {
  frameBytes: 10 * 1024,
  subscriptions: 100,
  connections: 10_000,
  authorisedWithin: 30_000,
  pingAfter: 25_000,
  pongWithin: 10_000,
  inspectEvery: 3_000,
};

export interface Frame {
  event: string;
  data: unknown;
}

/** A frame as the client sends it, or null where it is none. */
export function readFrame(text: string): Frame | null {
  try {
    const { event, data } = JSON.parse(text) as Record<string, unknown>;
    return typeof event === 'string' ? { event, data } : null;
  } catch {
    return null;
  }
}

/** A frame as the server sends it: `data` is JSON within JSON. */
export function writeFrame(event: string, data: string | object, channel?: string): string {
  return JSON.stringify({ event, channel, data: typeof data === 'string' ? data : JSON.stringify(data) });
}
