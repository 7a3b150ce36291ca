/** How often something may happen: a bucket holds `burst` and fills with `perMinute`. */
export interface RateLimit {
  perMinute: number;
  burst: number;
}

/** By whom calls are counted: the account whatever its sessions, one session, the address they come from. */
export type Counted = 'account' | 'session' | 'address';
export type CallLimit = Partial<Record<Counted, RateLimit>>;

/** Free attempts before waiting begins; each further one doubles the wait, up to the longest. */
export interface Backoff {
  freeAttempts: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
}

/** By class of route. Addresses are shared by whole offices: theirs fit 200 people who arrive at once. */
const calls = {
  api: { account: { perMinute: 1800, burst: 300 }, session: { perMinute: 600, burst: 100 } },
  channel: { account: { perMinute: 360, burst: 360 }, session: { perMinute: 120, burst: 120 } },
  export: { account: { perMinute: 0.5, burst: 5 } },
  /** Masked values that are asked for whole. */
  lookup: { account: { perMinute: 0.5, burst: 30 } },
  /** What anyone may call, and whatever comes from nobody that is known. */
  open: { address: { perMinute: 1200, burst: 3000 } },
  /** Pictures in lists: a browser keeps each, so somebody asks for many at first and for few later. */
  picture: { account: { perMinute: 3600, burst: 1200 }, session: { perMinute: 1200, burst: 400 } },
  refresh: {
    account: { perMinute: 180, burst: 180 },
    session: { perMinute: 60, burst: 60 },
    address: { perMinute: 120, burst: 400 },
  },
  /** 30 in ten minutes. */
  reveal: { account: { perMinute: 3, burst: 30 } },
  signIn: { address: { perMinute: 240, burst: 600 } },
  /** 60 an hour. */
  upload: { account: { perMinute: 1, burst: 60 } },
} satisfies Record<string, CallLimit>;

const sockets = {
  /** By address: an office comes back at once when the server was restarted. */
  connects: { perMinute: 300, burst: 1000 },
  /** By connection. */
  messages: { perMinute: 600, burst: 60 },
} satisfies Record<string, RateLimit>;

const passwords = {
  /** One account from one address: an outsider can't lock the right person out. */
  pair: { freeAttempts: 5, firstWaitSeconds: 30, longestWaitSeconds: 900 },
  /** One address, whatever the accounts; whoever signs in gives the attempt back. */
  address: { freeAttempts: 300, firstWaitSeconds: 30, longestWaitSeconds: 900 },
  /** Codes of one account's app from wherever, by whoever knows its password. */
  codes: { freeAttempts: 20, firstWaitSeconds: 30, longestWaitSeconds: 900 },
} satisfies Record<string, Backoff>;

export type CallClass = keyof typeof calls;
export type RateClass = CallClass | 'unlimited';

/** Every limit on how often somebody may do something. */
export interface RateLimits {
  calls: Record<CallClass, CallLimit>;
  sockets: Record<keyof typeof sockets, RateLimit>;
  passwords: Record<keyof typeof passwords, Backoff>;
}

/** Routes of the contract that do not belong to the class `api`. */
const special: Record<string, RateClass> = {
  'POST /api/v1/auth/start': 'signIn',
  'POST /api/v1/auth/exchange': 'signIn',
  'POST /api/v1/auth/refresh': 'refresh',
  'POST /api/v1/field-files': 'upload',
  'POST /api/v1/files': 'upload',
  'GET /api/v1/field-files/:id/content': 'picture',
  'GET /api/v1/field-files/pictures': 'picture',
  'POST /api/v1/pii/reveal': 'reveal',
  'POST /api/v1/pii/export': 'reveal',
  'POST /broadcasting/auth': 'channel',
};

export function rateClassOf(method: string, path: string): RateClass {
  if (method === 'GET' && path.endsWith('/export')) return 'export';
  return special[`${method} ${path}`] ?? 'api';
}

/** The limits of a deployment: `factor` raises or lowers them all. */
export function rateLimits(factor = 1): RateLimits {
  const rate = ({ perMinute, burst }: RateLimit): RateLimit => ({
    perMinute: perMinute * factor,
    burst: Math.max(1, burst * factor),
  });
  const backoff = ({ freeAttempts, firstWaitSeconds, longestWaitSeconds }: Backoff): Backoff => ({
    freeAttempts: Math.max(1, Math.round(freeAttempts * factor)),
    firstWaitSeconds: firstWaitSeconds / factor,
    longestWaitSeconds: longestWaitSeconds / factor,
  });
  return {
    calls: each(calls, (limit: CallLimit) => each(limit, rate)),
    sockets: each(sockets, rate),
    passwords: each(passwords, backoff),
  };
}

function each<K extends string, V, W>(limits: { readonly [Key in K]?: V }, change: (limit: V) => W): Record<K, W> {
  const entries = Object.entries(limits) as [K, V][];
  return Object.fromEntries(entries.map(([name, limit]) => [name, change(limit)])) as Record<K, W>;
}
