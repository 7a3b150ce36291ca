import type { Problem } from '@diwan/api-contract/problem';
import { useSyncExternalStore } from 'react';
import { createStore, type Store } from '../actors/store.ts';
import { problemOf } from './expect-body.ts';

export interface Live<T> {
  /** What was last seen; it stays while it is refreshed and after a failure. */
  value: T | null;
  problem: Problem | null;
  isLoading: boolean;
}

/** A value of the server that several places on the screen show and that is fetched again when it changes. */
export interface LiveValue<T> extends Pick<Store<Live<T>>, 'read' | 'subscribe'> {
  /** Fetches; calls while one is under way lead to one more after it. */
  refresh: () => Promise<void>;
  /** Takes a value that came by another way, such as a live message. */
  set: (value: T) => void;
  forget: () => void;
}

const all = new Set<{ forget: () => void }>();

/** Nothing of a person stays in memory when their session ends. */
export function forgetLiveValues(): void {
  for (const live of all) live.forget();
}

/** With `keptAs`, what was last seen is there again at once when this tab is loaded again. */
export function createLiveValue<T>(load: () => Promise<T>, keptAs?: string): LiveValue<T> {
  const nothing: Live<T> = { value: null, problem: null, isLoading: false };
  const { read, set: show, subscribe } = createStore({ ...nothing, value: keptAs ? lastSeen<T>(keptAs) : null });
  let running: Promise<void> | null = null;
  let mustRepeat = false;
  let generation = 0;

  async function fetchOnce(): Promise<void> {
    const started = generation;
    show({ ...read(), isLoading: true });
    try {
      const value = await load();
      if (started !== generation) return;
      if (keptAs) keepSeen(keptAs, value);
      show({ value, problem: null, isLoading: false });
    } catch (error) {
      if (started === generation) show({ ...read(), problem: problemOf(error), isLoading: false });
    }
  }
  async function run(): Promise<void> {
    do {
      mustRepeat = false;
      await fetchOnce();
    } while (mustRepeat);
    running = null;
  }

  const live: LiveValue<T> = {
    read,
    subscribe,
    refresh() {
      if (running) mustRepeat = true;
      else running = run();
      return running ?? Promise.resolve();
    },
    set: (value) => show({ value, problem: null, isLoading: read().isLoading }),
    forget() {
      generation += 1;
      show(nothing);
    },
  };
  all.add(live);
  return live;
}

function lastSeen<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function keepSeen(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage it is waited for.
  }
}

export function useLiveValue<T>(live: LiveValue<T>): Live<T> {
  return useSyncExternalStore(live.subscribe, live.read);
}
