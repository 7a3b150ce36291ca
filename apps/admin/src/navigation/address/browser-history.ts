import type { Entry } from '@diwan/machines/navigation/navigation.types';

/** Where the browser is; an entry without an index is one that this app didn't write. */
export function browserLocation(): Entry {
  const { index } = (history.state ?? {}) as { index?: number };
  return { path: location.pathname, search: location.search, index: index ?? 0 };
}

export function writeHistory({ kind, path, search, index }: { kind: 'push' | 'replace' } & Entry): void {
  const write = kind === 'push' ? history.pushState : history.replaceState;
  write.call(history, { index }, '', path + search);
}

export function onTraversal(act: (location: Entry) => void): () => void {
  const onPopState = () => act(browserLocation());
  addEventListener('popstate', onPopState);
  return () => removeEventListener('popstate', onPopState);
}
