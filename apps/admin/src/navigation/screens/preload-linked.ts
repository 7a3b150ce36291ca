import type { ScreenLoader } from './screen-loader.ts';
import type { ScreenTable } from './screen-table.ts';

/** Fetches the screen that a link leads to as soon as somebody points at it or reaches it by keyboard. */
export function preloadLinked(loader: Pick<ScreenLoader, 'preload'>, table: Pick<ScreenTable, 'match'>): () => void {
  const ended = new AbortController();
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const match = link && link.origin === location.origin ? table.match(link.pathname) : null;
    if (match) void loader.preload(match.pattern);
  };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, look, { signal: ended.signal, passive: true });
  return () => ended.abort();
}
