import type { Problem } from '@diwan/api-contract/problem';
import { hasFailed } from '@diwan/machines/query/query.selectors';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from '#actors/use-selector.ts';
import { cache } from './cache.ts';
import type { Query } from './query.ts';

/** A question as its view sees it. */
export interface Queried<T> {
  /** What was last seen; it stays while it is asked again and after a failure. */
  value: T | null;
  problem: Problem | null;
  isLoading: boolean;
  /** Nobody could answer, and nothing is being tried. */
  hasFailed: boolean;
  refresh: () => void;
}

/** Asks the server while the component is shown; nobody is asked while the query is null. */
export function useQuery<T>(query: Query<T> | null): Queried<T> {
  const key = query?.key;
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  });
  useEffect(() => {
    if (key !== undefined) return cache.follow(latest.current!);
  }, [key]);
  const snapshot = useSelector(query ? cache.actorOf(query) : undefined, (one) => one);
  const value = (snapshot?.context.value ?? null) as T | null;
  const problem = snapshot?.context.problem ?? null;
  const isIdle = snapshot?.matches('idle') ?? false;
  return {
    value,
    problem,
    isLoading: (snapshot?.hasTag('busy') ?? false) || (isIdle && value === null),
    hasFailed: snapshot !== undefined && hasFailed(snapshot),
    refresh: useCallback(() => {
      if (key !== undefined) cache.invalidate(key);
    }, [key]),
  };
}

/** What is known of a question, and nothing while it is not; nobody is asked. */
export function useKnown<T>(query: Query<T> | null): T | null {
  return useSelector(query ? cache.actorOf(query) : undefined, (one) => (one?.context.value ?? null) as T | null);
}

/** An answer to a question that changes: what was seen of the one before stays until the next is answered. */
export function useQueryInTurn<T>(query: Query<T> | null): Queried<T> {
  const queried = useQuery(query);
  const [last, setLast] = useState(queried.value);
  if (queried.value !== null && queried.value !== last) setLast(queried.value);
  return { ...queried, value: queried.value ?? last };
}
