import type { FastifyRequest } from 'fastify';
import { problemOf } from '../problems/problems.ts';
import { addressGroup } from './client-address.ts';
import type { CallLimit, Counted, RateClass, RateLimits } from './rate-limits.ts';
import { TokenBuckets } from './token-buckets.ts';

/** Whoever makes a call, as far as it is known. */
export type Caller = Partial<Record<Counted, string>>;

/** Counts calls by account, session and address, each in a store of its own: filling one forgets nothing of the others. */
export class Limiter {
  readonly #limits: RateLimits;
  readonly #stores: Record<Counted, TokenBuckets> = {
    account: new TokenBuckets(),
    session: new TokenBuckets(),
    address: new TokenBuckets(),
  };

  constructor(limits: RateLimits) {
    this.#limits = limits;
  }

  /** Refuses with 429 whoever called too often. */
  spend(rateClass: RateClass, caller: Caller): void {
    if (rateClass === 'unlimited') return;
    const { open } = this.#limits.calls;
    const limit: CallLimit =
      caller.address === undefined ? this.#limits.calls[rateClass] : { ...open, ...this.#limits.calls[rateClass] };
    for (const [counted, name] of Object.entries(caller) as [Counted, string][]) {
      const rate = limit[counted];
      const wait = rate ? this.#stores[counted].take(`${rateClass} ${name}`, rate) : 0;
      if (wait > 0) throw problemOf('rateLimited', { retryAfter: wait });
    }
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    limiter: Limiter;
  }
}

export const strangerAt = (request: FastifyRequest): Caller => ({ address: addressGroup(request.ip) });
