import type { SmallPicture } from '@diwan/api-contract/endpoints/files/field-files';
import { mostIds } from '@diwan/api-contract/values/list';
import { useCallback, useSyncExternalStore } from 'react';
import { cache } from '#api/cache/cache.ts';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';

/** An address to show, or null where there is nothing to show. */
type Source = string | null;

/** Of pictures that nobody shows, how many are remembered. */
const most = 300;
/** The one seen longest ago first. */
const known = new Map<string, Source>();
const failed = new Set<string>();
/** To be asked for in a moment. */
const wanted = new Set<string>();
/** On their way. */
const asked = new Set<string>();
const followers = new Map<string, Set<() => void>>();
let session = new AbortController();

cache.onClear(() => {
  session.abort();
  session = new AbortController();
  wanted.clear();
  asked.clear();
  failed.clear();
  known.clear();
});

/** Wants a picture; all that are wanted in one moment, such as those of a page, are asked for at once. */
function want(id: string): void {
  if (known.has(id) || wanted.has(id) || asked.has(id)) return;
  failed.delete(id);
  if (wanted.size === 0) queueMicrotask(askAll);
  wanted.add(id);
}

function askAll(): void {
  const ids = [...wanted];
  wanted.clear();
  for (let from = 0; from < ids.length; from += mostIds) void ask(ids.slice(from, from + mostIds));
}

async function ask(ids: readonly string[]): Promise<void> {
  const { signal } = session;
  for (const id of ids) asked.add(id);
  try {
    const found = await expectBody(
      client.fieldFiles.pictures({ query: { ids: ids.join(',') }, signal, cache: 'default' }),
    );
    const sources = new Map(found.map((picture) => [picture.id, sourceOf(picture)]));
    for (const id of ids) known.set(id, sources.get(id) ?? null);
  } catch {
    if (signal.aborted) return;
    // Initials stand for them; whoever shows one next asks again.
    for (const id of ids) failed.add(id);
  }
  for (const id of ids) {
    asked.delete(id);
    for (const tell of followers.get(id) ?? []) tell();
  }
  forgetOldest();
}

const sourceOf = ({ kind, content }: SmallPicture): string => `data:image/${kind};base64,${content}`;

function forgetOldest(): void {
  const unseen = [...known.keys()].filter((id) => !followers.has(id));
  for (const id of unseen.slice(0, -most)) known.delete(id);
}

function follow(id: string, listener: () => void): () => void {
  const listeners = followers.get(id) ?? new Set();
  followers.set(id, listeners.add(listener));
  want(id);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) followers.delete(id);
  };
}

const read = (id: string): Source | undefined => (failed.has(id) ? null : known.get(id));
const nobody = () => () => {};

/** The address of a picture that a list shows small: undefined while it is on its way, null where there is none. */
export function useSmallPicture(id: string | null): Source | undefined {
  const subscribe = useCallback((listener: () => void) => (id === null ? nobody() : follow(id, listener)), [id]);
  return useSyncExternalStore(subscribe, () => (id === null ? null : read(id)));
}
