import { createQueryMachine, type QueryContext } from '@diwan/machines/query/query.machine';
import { hasFailed, prefetchedValue } from '@diwan/machines/query/query.selectors';
import { type ActorRefFrom, fromPromise, waitFor } from 'xstate';
import { createActor } from '#actors/create-actor.ts';
import { ProblemFailure } from '../expect-body.ts';
import { keepAnswer, keptAnswer } from './kept-answer.ts';
import type { Query } from './query.ts';
import { waitForRetry } from './wait-for-retry.ts';

export type QueryActor<T> = ActorRefFrom<ReturnType<typeof createQueryMachine<T>>>;

interface Entry {
  actor: QueryActor<unknown>;
  /** As it was asked last. */
  query: Query<unknown>;
}

/** What was seen of a question. */
export interface Seen<T> {
  value: T;
  /** When it was read, in milliseconds. */
  at: number;
  /** Whether it was read a moment ago for whoever wants it first. */
  isPrefetched: boolean;
}

/** How many questions that nobody reads are remembered. */
const most = 50;
const entries = new Map<string, Entry>();
const clearListeners = new Set<() => void>();

const machine = createQueryMachine<unknown>().provide({
  actors: {
    fetchValue: fromPromise<unknown, { of: string; known: unknown }>(({ input, signal }) =>
      entries.get(input.of)!.query.load(signal, input.known),
    ),
    waitForRetry: fromPromise<void, { attempt: number }>(({ input, signal }) => waitForRetry(input.attempt, signal)),
  },
});

function entryOf<T>(query: Query<T>): QueryActor<T> {
  const known = entries.get(query.key);
  const actor = known?.actor ?? start(query);
  entries.delete(query.key);
  entries.set(query.key, { actor, query: query as Query<unknown> });
  if (!known) forgetOldest();
  return actor as QueryActor<T>;
}

function start<T>({ key, pause = 0, isPersistent = false, keptAs }: Query<T>): QueryActor<unknown> {
  const value = keptAs ? keptAnswer(keptAs) : null;
  const actor = createActor(machine, { input: { key, value, pause, isPersistent } });
  if (keptAs) actor.subscribe(({ context }) => context.seenAt !== null && keepAnswer(keptAs, context.value));
  return actor.start();
}

/** Of the questions that nobody reads, those that were asked longest ago go. */
function forgetOldest(): void {
  const unread = [...entries].filter(([, { actor }]) => isUnread(actor));
  for (const [key, { actor }] of unread.slice(0, -most)) {
    entries.delete(key);
    actor.stop();
  }
}

function isUnread(actor: QueryActor<unknown>): boolean {
  const snapshot = actor.getSnapshot();
  return snapshot.context.readers === 0 && !snapshot.hasTag('busy');
}

/** What this tab knows of the server, by question: asked once for all who read it, and gone as a whole when the session ends. */
export const cache = {
  /** The actor of a question; who shows what it knows follows it. */
  actorOf: entryOf,

  /** Wants the answer until the returned function is called. */
  follow<T>(query: Query<T>): () => void {
    const actor = entryOf(query);
    actor.send({ type: 'query.wanted' });
    return () => actor.send({ type: 'query.released' });
  },

  /** Asks, or shares the answer to the same question that is on its way; what was prefetched is given once. Throws a `ProblemFailure`. */
  async read<T>(query: Query<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    let leave = cache.follow(query);
    const release = () => {
      leave();
      leave = () => {};
    };
    // At once: whoever asks the same again right after must not be given the answer to this.
    signal.addEventListener('abort', release);
    try {
      const settled = await waitFor(entryOf(query), (snapshot) => !snapshot.hasTag('busy'), {
        signal,
        timeout: Number.POSITIVE_INFINITY,
      });
      signal.throwIfAborted();
      if (hasFailed(settled)) throw new ProblemFailure(settled.context.problem!);
      if (settled.context.seenAt === null) throw new DOMException('The session has ended.', 'AbortError');
      return settled.context.value as T;
    } finally {
      signal.removeEventListener('abort', release);
      release();
    }
  },

  /** Asks now what a screen will want when its code is there. */
  prefetch: <T>(query: Query<T>): void => entryOf(query).send({ type: 'query.prefetched' }),

  /** What is known already, however old; asks nobody. */
  peek<T>({ key }: Query<T>): Seen<T> | null {
    const snapshot = entries.get(key)?.actor.getSnapshot();
    const { value, seenAt } = (snapshot?.context ?? {}) as Partial<QueryContext<T>>;
    if (!snapshot || value === undefined || value === null || !seenAt) return null;
    return { value, at: seenAt, isPrefetched: prefetchedValue(snapshot) !== null };
  },

  /** Whoever was given what was prefetched shows it now. */
  take: <T>(query: Query<T>): void => cache.follow(query)(),

  /** Keeps what became known in another way. */
  give: <T>(query: Query<T>, value: T, at = Date.now()): void =>
    entryOf(query).send({ type: 'query.given', value, at }),

  /** Changes what is known of an address, whatever its questions. */
  change<T>(address: string, change: (value: T) => T): void {
    for (const { actor } of entriesAt(address)) {
      const { value, seenAt } = actor.getSnapshot().context;
      if (seenAt !== null) actor.send({ type: 'query.given', value: change(value as T), at: seenAt });
    }
  },

  /** What is known of an address is no longer true: who shows it reads it again. */
  invalidate(address: string): void {
    for (const { actor } of entriesAt(address)) actor.send({ type: 'query.invalidated' });
  },

  /** Nothing of a person stays in memory when their session ends. */
  clear(): void {
    for (const [key, { actor }] of entries) {
      actor.send({ type: 'query.forgotten' });
      if (!isUnread(actor)) continue;
      entries.delete(key);
      actor.stop();
    }
    for (const listener of clearListeners) listener();
  },

  onClear: (listener: () => void): void => void clearListeners.add(listener),
};

function entriesAt(address: string): Entry[] {
  const found = [...entries].filter(([key]) => key === address || key.startsWith(`${address}?`));
  return found.map(([, entry]) => entry);
}
