import { credentials } from '../client.ts';
import { cache } from './cache.ts';
import { takePrefetchedByBoot } from './prefetched-by-boot.ts';
import { type Query, queryOf } from './query.ts';

type AnyCall = Parameters<typeof queryOf>[0];

/** Asks now what a screen will want when its code is there; not before somebody is signed in. */
export function prefetch<C extends AnyCall>(call: C, given: Parameters<C>[0]): void {
  const token = credentials.token();
  if (!token) return;
  const plain = queryOf<C>(call, ...([given] as Parameters<C>));
  const begun = takePrefetchedByBoot(plain.key, token);
  const query = begun ? queryOf<C>(call, ...([{ ...(given as object), begun }] as Parameters<C>)) : plain;
  cache.prefetch(query as Query<unknown>);
}
