import type { RateLimit } from './rate-limits.ts';

/** What is left of a limit: it begins full and fills again while time passes. */
export class TokenBucket {
  readonly #limit: RateLimit;
  #tokens: number;
  #filledAt: number;

  constructor(limit: RateLimit, now: number) {
    this.#limit = limit;
    this.#tokens = limit.burst;
    this.#filledAt = now;
  }

  /** Takes a token: 0 when there was one, or else the seconds until there will be. */
  take(now: number): number {
    const { perMinute, burst } = this.#limit;
    const elapsed = Math.max(0, now - this.#filledAt);
    this.#tokens = Math.min(burst, this.#tokens + (elapsed * perMinute) / 60_000);
    this.#filledAt = now;
    if (this.#tokens < 1) return Math.ceil(((1 - this.#tokens) * 60) / perMinute);
    this.#tokens -= 1;
    return 0;
  }

  /** When it will be as good as new. */
  get fullAt(): number {
    return this.#filledAt + ((this.#limit.burst - this.#tokens) * 60_000) / this.#limit.perMinute;
  }
}

/** So many places are looked at when somebody has to go. */
const candidates = 8;

/** A bounded store of buckets by caller. When it is full, one that is full again, or nearest to it, is forgotten: an empty one would be its owner's gain. */
export class TokenBuckets {
  readonly #buckets = new Map<string, TokenBucket>();
  /** Who has which place: going round, the next candidates are always those that were not looked at for longest. */
  readonly #places: string[] = [];
  readonly #most: number;
  #next = 0;

  constructor(most = 20_000) {
    this.#most = most;
  }

  get size(): number {
    return this.#buckets.size;
  }

  take(key: string, limit: RateLimit, now: number): number {
    const known = this.#buckets.get(key);
    if (known) return known.take(now);
    const bucket = new TokenBucket(limit, now);
    if (this.#places.length < this.#most) this.#places.push(key);
    else this.#giveUpPlace(key);
    this.#buckets.set(key, bucket);
    return bucket.take(now);
  }

  #giveUpPlace(key: string): void {
    let place = this.#next;
    for (let step = 1; step < candidates; step++) {
      const other = (this.#next + step) % this.#most;
      if (this.#fullAt(other) < this.#fullAt(place)) place = other;
    }
    this.#next = (this.#next + candidates) % this.#most;
    this.#buckets.delete(this.#places[place]!);
    this.#places[place] = key;
  }

  #fullAt(place: number): number {
    return this.#buckets.get(this.#places[place]!)!.fullAt;
  }
}
