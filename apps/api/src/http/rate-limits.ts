/** How often one caller may ask, by class of route; a bucket holds `burst` and fills with `perMinute`. */
export interface RateLimit {
  perMinute: number;
  burst: number;
}

const limits = {
  api: { perMinute: 600, burst: 100 },
  channel: { perMinute: 120, burst: 120 },
  export: { perMinute: 0.5, burst: 5 },
  open: { perMinute: 600, burst: 200 },
  /** 30 in ten minutes. */
  reveal: { perMinute: 3, burst: 30 },
  refresh: { perMinute: 60, burst: 60 },
  signIn: { perMinute: 10, burst: 10 },
  /** 60 an hour. */
  upload: { perMinute: 1, burst: 60 },
} satisfies Record<string, RateLimit>;

export type RateClass = keyof typeof limits | 'unlimited';
export type RateLimits = Record<keyof typeof limits, RateLimit>;

/** Routes of the contract that do not belong to the class `api`. */
const special: Record<string, RateClass> = {
  'POST /api/v1/auth/start': 'signIn',
  'POST /api/v1/auth/exchange': 'signIn',
  'POST /api/v1/auth/refresh': 'refresh',
  'POST /api/v1/files': 'upload',
  'POST /api/v1/pii/reveal': 'reveal',
  'POST /broadcasting/auth': 'channel',
};

export function rateClassOf(method: string, path: string): RateClass {
  if (method === 'GET' && path.endsWith('/export')) return 'export';
  return special[`${method} ${path}`] ?? 'api';
}

/** The limits of a deployment: `factor` raises or lowers them all. */
export function rateLimits(factor = 1): RateLimits {
  const entries = Object.entries(limits).map(([name, { perMinute, burst }]) => [
    name,
    { perMinute: perMinute * factor, burst: burst * factor },
  ]);
  return Object.fromEntries(entries) as RateLimits;
}
