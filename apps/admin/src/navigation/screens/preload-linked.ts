import { tellSearchNear } from './near.ts';
import type { ScreenLoader } from './screen-loader.ts';
import type { ScreenTable } from './screen-table.ts';

/** Milliseconds for which one points at a link before one is taken to want it. */
const rest = 80;

/**
 * Fetches the screen that a link leads to as soon as somebody points at it or reaches it by keyboard, and what the screen will show
 * once they have stayed there for a moment.
 */
export function preloadLinked(
  loader: Pick<ScreenLoader, 'preload'>,
  table: Pick<ScreenTable, 'match' | 'prefetch'>,
): () => void {
  const ended = new AbortController();
  let near: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = ({ pathname, search }: HTMLAnchorElement) => {
    if (pathname === location.pathname) tellSearchNear(pathname, search);
    else table.prefetch(pathname, search);
  };
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === near) return;
    near = link;
    clearTimeout(timer);
    const match = link && link.origin === location.origin ? table.match(link.pathname) : null;
    if (!link || !match) return;
    void loader.preload(match.pattern);
    timer = setTimeout(prefetch, rest, link);
  };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, look, { signal: ended.signal, passive: true });
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
