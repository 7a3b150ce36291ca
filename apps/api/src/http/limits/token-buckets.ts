import { TokenBucket } from 'limiter';
import type { RateLimit } from './rate-limits.ts';

/** What is left of a limit: it begins full and fills again while time passes. */
export function fullBucket({ perMinute, burst }: RateLimit): TokenBucket {
  const bucket = new TokenBucket({ bucketSize: burst, tokensPerInterval: perMinute, interval: 'minute' });
  bucket.content = burst;
  return bucket;
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

  /** Takes a token: 0 when there was one, or else the seconds until there will be. */
  take(key: string, limit: RateLimit): number {
    const bucket = this.#buckets.get(key) ?? this.#add(key, limit);
    return bucket.tryRemoveTokens(1) ? 0 : Math.max(1, Math.ceil(bucket.getWaitTime(1) / 1000));
  }

  #add(key: string, limit: RateLimit): TokenBucket {
    if (this.#places.length < this.#most) this.#places.push(key);
    else this.#giveUpPlace(key);
    const bucket = fullBucket(limit);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #giveUpPlace(key: string): void {
    let place = this.#next;
    for (let step = 1; step < candidates; step++) {
      const other = (this.#next + step) % this.#most;
      if (this.#untilFull(other) < this.#untilFull(place)) place = other;
    }
    this.#next = (this.#next + candidates) % this.#most;
    this.#buckets.delete(this.#places[place]!);
    this.#places[place] = key;
  }

  #untilFull(place: number): number {
    const bucket = this.#buckets.get(this.#places[place]!)!;
    return bucket.getWaitTime(bucket.bucketSize);
  }
}
