import type { RateLimit } from './rate-limits.ts';

interface Bucket {
  tokens: number;
  filledAt: number;
}

const mostBuckets = 20_000;

/** Buckets in memory, one for each caller and class; when there are too many, the one that was used longest ago is forgotten. */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>();

  get size(): number {
    return this.#buckets.size;
  }

  /** Takes a token: 0 when there was one, or else the seconds until there will be. */
  take(key: string, { perMinute, burst }: RateLimit, now: number): number {
    const bucket = this.#buckets.get(key) ?? { tokens: burst, filledAt: now };
    const elapsed = Math.max(0, now - bucket.filledAt);
    bucket.tokens = Math.min(burst, bucket.tokens + (elapsed * perMinute) / 60_000);
    bucket.filledAt = now;
    // Always the last one, so that the first one is the oldest.
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > mostBuckets) this.#buckets.delete(this.#buckets.keys().next().value!);
    if (bucket.tokens < 1) return Math.ceil(((1 - bucket.tokens) * 60) / perMinute);
    bucket.tokens -= 1;
    return 0;
  }
}
